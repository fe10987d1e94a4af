import { useTranslation } from "react-i18next";
import { navigationFor } from "#app/navigation/navigation.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { NavbarList } from "./navbar-node.tsx";
import "./navbar.css";

/** The member's navigation as a vertical list, with counts of pending items. */
export function Navbar() {
  const { t } = useTranslation();
  const viewer = useViewer();
  return (
    <nav className="navbar" aria-label={t("mainNavigation")}>
      <NavbarList nodes={navigationFor(viewer)} />
    </nav>
  );
}
