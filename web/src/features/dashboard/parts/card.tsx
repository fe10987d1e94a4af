import { useId } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import { Row, Text } from "#ui/layout/layout.tsx";
import "./parts.css";

type CardProps = {
  readonly title: string;
  /** How many of its items are waiting for the viewer; 0 is not shown. */
  readonly waiting?: number;
  readonly note?: ReactNode;
  readonly link?: { readonly to: string; readonly text: string };
  /** Rendered at the end of the head instead of a link. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

/** A section of the dashboard: its head, with rows below. */
export function Card({ title, waiting = 0, note, link, tools, children }: CardProps) {
  const id = useId();
  const formats = useFormats();
  return (
    <Row as="section" className="dash-card" align="stretch" shrinks card aria-labelledby={id}>
      <Row as="header" className="dash-card-head" gap="4 8" wrap pad="6 16" ruled="below">
        <h2 id={id}>{title}</h2>
        {waiting > 0 && (
          <Text className="dash-cue" radius="tiny" text="small bold">
            {formats.number(waiting)}
          </Text>
        )}
        {note !== undefined && <Text text="dense quiet">{note}</Text>}
        <Row as="span" gap={12} push>
          {tools}
          {link && (
            <Link className="quiet-link" to={link.to} aria-label={`${title}: ${link.text}`}>
              {link.text}
            </Link>
          )}
        </Row>
      </Row>
      {children}
    </Row>
  );
}
