import { useTranslation } from "react-i18next";
import { navigationFor } from "#app/navigation/navigation.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { NavbarList } from "./navbar-node.tsx";
import "./navbar.css";

/** The pages that the member's roles give, with what waits behind them, one below the other. */
export function Navbar() {
  const { t } = useTranslation();
  const viewer = useViewer();
  return (
    <nav className="navbar" aria-label={t("mainNavigation")}>
      <NavbarList nodes={navigationFor(viewer)} />
    </nav>
  );
}
