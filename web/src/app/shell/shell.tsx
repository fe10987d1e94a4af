import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { scrollKey } from "../navigation/scroll-key.ts";
import { fetchSoon } from "#app/early/fetch-soon.ts";
import { memberPages } from "#app/pages.ts";
import { useLiveUpdates } from "#app/use-live-updates.ts";
import { usePartColors } from "#app/settings/use-scheme.ts";
import { useSaveSettings } from "#app/settings/use-save-settings.ts";
import { useSettings } from "#lib/settings/settings.ts";
import { useRootMark } from "#lib/use-root-mark.ts";
import { Text } from "#ui/layout/layout.tsx";
import { useRememberPlaces } from "./jump/recent-places.ts";
import { EdgeButtons } from "./edge-buttons.tsx";
import { Footer } from "./footer.tsx";
import { useWideFrame } from "./frame-width.ts";
import { BottomBar } from "./navbar/bottom-bar.tsx";
import { HorizontalNavbar } from "./navbar/horizontal-navbar.tsx";
import { NavbarDrawer } from "./navbar/navbar-drawer.tsx";
import { NewVersionBanner } from "./new-version-banner.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { Panels } from "./panels/panels.tsx";
import { RailNavigation } from "./rail-navigation.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { ShortcutIcons, ShortcutsMenu } from "./toolbar/shortcuts-menu.tsx";
import { Toolbar } from "./toolbar/toolbar.tsx";
import { UserMenu } from "./toolbar/user-menu.tsx";
import { Uploads } from "./uploads/uploads.tsx";
import { useFrameKeys } from "./use-frame-keys.ts";
import { useFrame } from "./use-frame.ts";
import "./shell.css";
import "./rail.css";

const NotificationStack = lazy(() =>
  import("./notifications/notification-stack.tsx").then((m) => ({ default: m.NotificationStack })),
);

/** The navigation above the page; with the member's menu where there is no toolbar. */
function LineNavigation({ menu }: { readonly menu: boolean }) {
  const { layout } = useSettings();
  return (
    <div className="line-navigation" data-style={layout.navbarStyle} style={usePartColors("navbar")}>
      <HorizontalNavbar />
      {menu && <UserMenu />}
    </div>
  );
}

/** Layout 3: the member's shortcuts at the start of the page. */
function ShortcutPanel() {
  useRootMark("shortcut-panel");
  return (
    <aside className="shortcut-panel">
      <ShortcutIcons />
      <ShortcutsMenu />
    </aside>
  );
}

/** The frame around every page, in the member's chosen layout. */
export function Shell() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { layout } = useSettings();
  const { rail, line, toolbar, shortcutPanel, menuAt, fold, attributes } = useFrame();
  const wide = useWideFrame();
  // The drawer belongs to the page on which it was opened: navigating elsewhere closes it.
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const openDrawer = () => setDrawerAt(pathname);
  useSaveSettings();
  useLiveUpdates();
  useRememberPlaces();
  useFrameKeys(() => fold?.());
  useEffect(() => fetchSoon(memberPages), []);
  useEffect(() => {
    import("./sign-in-notice.ts").then((one) => one.noticeSignIn()).catch(() => undefined);
  }, []);
  return (
    <div className="frame" {...attributes}>
      <Text as="a" className="skip-link" pad="10 16" radius="small" href="#content">
        {t("skipToContent")}
      </Text>
      {toolbar && (
        <Toolbar onOpenMenu={wide ? (fold ?? openDrawer) : openDrawer} shortcuts={!shortcutPanel} />
      )}
      {line && <LineNavigation menu={menuAt === "line"} />}
      {rail !== "hidden" && <RailNavigation rail={rail} onFold={fold} menu={menuAt === "rail"} />}
      {shortcutPanel && <ShortcutPanel />}
      <NavbarDrawer open={drawerAt === pathname} onClose={() => setDrawerAt(null)} />
      <main id="content" className="shell-content" tabIndex={-1}>
        <OfflineBanner />
        <NewVersionBanner />
        <Outlet />
      </main>
      {layout.footerShown && <Footer />}
      <BottomBar onMore={openDrawer} />
      {layout.rightPanelShown && <EdgeButtons />}
      <Panels />
      <Suspense>
        <NotificationStack />
      </Suspense>
      <Uploads />
      <RouteAnnouncer />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
