import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { useViewer } from "#lib/session/viewer.tsx";
import { navigationFor, presenceOf } from "#app/navigation.tsx";
import type { NavigationItem } from "#app/navigation.tsx";

function noCount(): number {
  return 0;
}

function Item({ item }: { readonly item: NavigationItem }) {
  const { t } = useTranslation();
  const location = useLocation();
  // An item's hook is the same for its whole life, so the order of hooks never changes.
  const useCount = item.useCount ?? noCount;
  const count = useCount();
  const Icon = item.icon;
  return (
    <li>
      <Link to={item.link} className="navbar-link" aria-current={presenceOf(item, location)}>
        <span aria-hidden="true" className="navbar-icon">
          <Icon />
        </span>
        <span className="navbar-label">{t(`navigation.${item.id}`)}</span>
        {count > 0 && <span className="count-badge">{count > 99 ? "99+" : count}</span>}
      </Link>
    </li>
  );
}

/** The pages that the member's roles give, with what waits behind them. */
export function Navbar() {
  const { t } = useTranslation();
  const viewer = useViewer();
  return (
    <nav className="navbar" aria-label={t("mainNavigation")}>
      <ul>
        {navigationFor(viewer).map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </nav>
  );
}
