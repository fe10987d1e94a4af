import type { ReactNode } from "react";
import { Row } from "#ui/layout/layout.tsx";
import { usePlace } from "./place.ts";
import type { Stop } from "./place.ts";
import "./page-header.css";

type PageHeaderProps = {
  /** The page's name: its only h1, and the title of the tab. */
  readonly title: string;
  /** Pages between the section and this page; pass a stable array. */
  readonly above?: readonly Stop[];
  /** The page's name in the breadcrumb, if the title is a sentence. */
  readonly short?: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
};

/** The header of every page. */
export function PageHeader({ title, above, short, lead, actions }: PageHeaderProps) {
  usePlace(title, above, short);
  return (
    <Row as="header" className="page-header" gap="8 16" justify="between" wrap after={12}>
      <div className="page-header-words">
        <h1 className="page-title" tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className="page-lead">{lead}</p>}
      </div>
      {actions !== undefined && (
        <Row className="page-actions" gap={8} align="stretch" wrap>
          {actions}
        </Row>
      )}
    </Row>
  );
}
