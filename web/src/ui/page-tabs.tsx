import { Link } from "react-router-dom";
import "./page-tabs.css";

export type PageTab = {
  readonly id: string;
  readonly label: string;
  /** The address under which this part shows; it replaces the present one in the browser's history. */
  readonly link: string;
  readonly current: boolean;
  readonly count?: number | undefined;
};

/** Parts of a page, each at its own address. */
export function PageTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly PageTab[] }) {
  return (
    <nav aria-label={label} className="tab-links">
      <ul>
        {tabs.map(({ id, label: text, link, current, count }) => (
          <li key={id}>
            <Link to={link} replace preventScrollReset aria-current={current ? "page" : undefined}>
              {text}
              {count !== undefined && <span className="tab-count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
