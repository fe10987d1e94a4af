import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import "./page-tabs.css";

export type PageTab = {
  readonly id: string;
  readonly label: string;
  /** The address of this tab; it replaces the current entry of the browser's history. */
  readonly link: string;
  readonly current: boolean;
  /** A number, or the text of one. */
  readonly count?: number | string | undefined;
};

/** Scrolls the current tab into view in a row that is wider than the page, without scrolling the page. */
function showPresent(row: HTMLElement): void {
  const present = row.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!present) return;
  const { left, right } = row.getBoundingClientRect();
  if (present.right > right) row.scrollLeft += present.right - right;
  else if (present.left < left) row.scrollLeft -= left - present.left;
}

/** Sections of a page, each with its own address. */
export function PageTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly PageTab[] }) {
  const formats = useFormats();
  const row = useRef<HTMLUListElement>(null);
  const present = tabs.find(({ current }) => current)?.id;
  useLayoutEffect(() => {
    if (row.current && present !== undefined) showPresent(row.current);
  }, [present]);
  return (
    <nav aria-label={label} className="tab-links">
      <ul ref={row}>
        {tabs.map(({ id, label: text, link, current, count }) => (
          <li key={id}>
            <Link to={link} replace preventScrollReset aria-current={current ? "page" : undefined}>
              {text}
              {count !== undefined && (
                <span className="tab-count">{typeof count === "number" ? formats.number(count) : count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
