import { BellOutlined, BulbOutlined, GlobalOutlined, MenuOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useSession } from "#lib/session/session-context.tsx";
import { COLOR_MODES, LANGUAGES, changeSettings, useSettings } from "#lib/settings.ts";
import type { Language } from "#lib/settings.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { useUnreadCount } from "#app/use-unread-count.ts";

const ENDONYMS: Record<Language, string> = { en: "English", tr: "Türkçe", ar: "العربية" };

function LanguageMenu() {
  const { t } = useTranslation();
  const { language } = useSettings();
  return (
    <Disclosure
      label={`${t("language")}: ${ENDONYMS[language]}`}
      button={<GlobalOutlined aria-hidden="true" />}
    >
      {(close) =>
        LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            className="disclosure-item"
            lang={one}
            aria-pressed={one === language}
            onClick={() => {
              changeSettings({ language: one });
              close();
            }}
          >
            {ENDONYMS[one]} {one === language && <span aria-hidden="true">✓</span>}
          </button>
        ))
      }
    </Disclosure>
  );
}

function ThemeMenu() {
  const { t } = useTranslation();
  const { colorMode } = useSettings();
  return (
    <Disclosure
      label={`${t("theme.label")}: ${t(`theme.${colorMode}`)}`}
      button={<BulbOutlined aria-hidden="true" />}
    >
      {(close) =>
        COLOR_MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            className="disclosure-item"
            aria-pressed={mode === colorMode}
            onClick={() => {
              changeSettings({ colorMode: mode });
              close();
            }}
          >
            {t(`theme.${mode}`)} {mode === colorMode && <span aria-hidden="true">✓</span>}
          </button>
        ))
      }
    </Disclosure>
  );
}

function UserMenu() {
  const { t } = useTranslation();
  const word = useCatalog();
  const viewer = useViewer();
  const session = useSession();
  const name = fullName(viewer) || t("unnamed");
  return (
    <Disclosure
      label={t("userMenu", { name })}
      button={<MediaImage url={viewer.headshotUrl} alt="" name={name} shape="round" />}
    >
      {(close) => (
        <>
          <span className="disclosure-note">
            <bdi>{name}</bdi>
            <br />
            {viewer.roles.map((role) => word("userRoles", role)).join(", ")}
          </span>
          <Link className="disclosure-item" to={linkTo(paths.profile)} onClick={close}>
            {t("myProfile")}
          </Link>
          <button type="button" className="disclosure-item" onClick={() => void session.signOut()}>
            {t("signOut")}
          </button>
        </>
      )}
    </Disclosure>
  );
}

function Bell() {
  const { t } = useTranslation();
  const count = useUnreadCount();
  return (
    <Link
      className="icon-button bell"
      to={linkTo(paths.mailFolder, { folderHandle: "inbox" })}
      aria-label={t("notifications", { count })}
    >
      <BellOutlined aria-hidden="true" />
      {count > 0 && (
        <span className="count-badge" aria-hidden="true">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
}

/** The bar above every page: menu (on narrow screens), language, appearance, what is new, the account. */
export function Toolbar({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const { t } = useTranslation();
  return (
    <header className="toolbar">
      <button
        type="button"
        className="icon-button toolbar-menu"
        aria-label={t("openMenu")}
        onClick={onOpenMenu}
      >
        <MenuOutlined aria-hidden="true" />
      </button>
      <Link className="shell-brand" to={linkTo(paths.dashboard)}>
        <img src="/mark.svg" alt="" width="28" height="28" /> {t("product")}
      </Link>
      <div className="toolbar-end">
        <LanguageMenu />
        <ThemeMenu />
        <Bell />
        <UserMenu />
      </div>
    </header>
  );
}
