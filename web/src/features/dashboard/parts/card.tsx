import { useId } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
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
    <section className="dash-card" aria-labelledby={id}>
      <header className="dash-card-head">
        <h2 id={id}>{title}</h2>
        {waiting > 0 && <span className="dash-cue">{formats.number(waiting)}</span>}
        {note !== undefined && <span className="dash-note">{note}</span>}
        <span className="dash-card-end">
          {tools}
          {link && (
            <Link className="quiet-link" to={link.to} aria-label={`${title}: ${link.text}`}>
              {link.text}
            </Link>
          )}
        </span>
      </header>
      {children}
    </section>
  );
}
