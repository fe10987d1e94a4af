import { MenuOutlined, SearchOutlined, UnorderedListOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { NotificationsMenu } from "#app/shell/notifications/notifications-menu.tsx";
import { openPanel } from "#lib/panels/panel-store.ts";
import { usePartColors } from "#app/settings/use-scheme.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useSettings } from "#lib/settings/settings.ts";
import { Row } from "#ui/layout/layout.tsx";
import { FullscreenButton } from "./fullscreen-button.tsx";
import { ShortcutIcons, ShortcutsMenu } from "./shortcuts-menu.tsx";
import { FontSizeMenu, LanguageMenu, ThemeMenu } from "./toolbar-menus.tsx";
import { Trail } from "./trail.tsx";
import { UserMenu } from "./user-menu.tsx";
import "./toolbar.css";

/** The entry to search and navigation: looks like a field, opens the jump dialog. */
function JumpButton() {
  const { t } = useTranslation("frame");
  return (
    <button type="button" className="jump-button" onClick={() => openPanel("jump")}>
      <SearchOutlined aria-hidden="true" />
      <span className="jump-button-text">{t("jump.label")}</span>
      {/* Rendered by the style sheet: letters in the DOM would become part of the button's text. */}
      <span aria-hidden="true" className="jump-button-keys" dir="ltr">
        <kbd data-cap="Ctrl" />
        <kbd data-cap="K" />
      </span>
    </button>
  );
}

function QuickPanelButton() {
  const { t } = useTranslation("frame");
  return (
    <button
      type="button"
      className="icon-button toolbar-roomy"
      aria-label={t("quickPanel.title")}
      onClick={() => openPanel("quick")}
    >
      <UnorderedListOutlined aria-hidden="true" />
    </button>
  );
}

type ToolbarProps = {
  /** Opens the navigation drawer on narrow screens. */
  readonly onOpenMenu: () => void;
  /** Layout 3 shows the shortcuts in a separate panel instead. */
  readonly shortcuts: boolean;
};

/** The bar above every page: navigation button on narrow screens, jump button, appearance, notifications, account. */
export function Toolbar({ onOpenMenu, shortcuts }: ToolbarProps) {
  const { t } = useTranslation();
  const { layout } = useSettings();
  const colors = usePartColors("toolbar");
  return (
    <header className="toolbar" data-style={layout.toolbarStyle} style={colors}>
      <button
        type="button"
        className="icon-button toolbar-menu"
        aria-label={t("openMenu")}
        onClick={onOpenMenu}
      >
        <MenuOutlined aria-hidden="true" />
      </button>
      <Link className="shell-brand" to={linkTo(paths.dashboard)}>
        <img src="/mark.svg" alt="" width="28" height="28" /> <span>{t("product")}</span>
      </Link>
      {shortcuts && <ShortcutIcons />}
      <Trail />
      <Row gap={0} push>
        <JumpButton />
        {shortcuts && <ShortcutsMenu />}
        <LanguageMenu />
        <div className="toolbar-roomy">
          <FontSizeMenu />
        </div>
        <ThemeMenu />
        <FullscreenButton />
        <QuickPanelButton />
        <NotificationsMenu />
        <UserMenu />
      </Row>
    </header>
  );
}
