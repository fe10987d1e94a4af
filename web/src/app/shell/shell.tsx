import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { useLiveUpdates } from "#app/use-live-updates.ts";
import { useSaveSettings } from "#app/settings/use-save-settings.ts";
import { NavbarDrawer } from "./navbar-drawer.tsx";
import { Navbar } from "./navbar.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { Toolbar } from "./toolbar.tsx";
import "./shell.css";

/** Layout 1: navigation at the inline start, a toolbar above, the page beside them. */
export function Shell() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // The drawer is open on the page where it was opened: going elsewhere closes it.
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  useSaveSettings();
  useLiveUpdates();
  return (
    <>
      <a className="skip-link" href="#content">
        {t("skipToContent")}
      </a>
      <Toolbar onOpenMenu={() => setDrawerAt(pathname)} />
      <div className="shell">
        <aside className="shell-side">
          <Navbar />
        </aside>
        <NavbarDrawer open={drawerAt === pathname} onClose={() => setDrawerAt(null)} />
        <main id="content" className="shell-content" tabIndex={-1}>
          <OfflineBanner />
          <Outlet />
        </main>
        <RouteAnnouncer />
        <ScrollRestoration />
      </div>
    </>
  );
}
