import type { ReactNode } from "react";
import { usePlace } from "./place.ts";
import type { Stop } from "./place.ts";
import "./page-header.css";

type PageHeaderProps = {
  /** The page's name: its one h1, and the title of the tab. */
  readonly title: string;
  /** Pages on the way to this one, below its section; the same from time to time. */
  readonly above?: readonly Stop[];
  /** What the way to the page calls it, where the title is a sentence. */
  readonly short?: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
};

/** The head of every page. */
export function PageHeader({ title, above, short, lead, actions }: PageHeaderProps) {
  usePlace(title, above, short);
  return (
    <header className="page-header">
      <div className="page-header-words">
        <h1 className="page-title" tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className="page-lead">{lead}</p>}
      </div>
      {actions !== undefined && <div className="page-actions">{actions}</div>}
    </header>
  );
}
