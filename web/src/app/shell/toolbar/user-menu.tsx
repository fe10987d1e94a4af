import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { openPanel } from "#lib/panels/panel-store.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useSession } from "#lib/session/session-context.tsx";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";

/** Panels that also open by floating buttons and keys; not everyone can use those. */
const PANELS = ["settings", "schemes"] as const;

/** The member's menu: name, profile, appearance, and signing out. */
export function UserMenu() {
  const { t } = useTranslation();
  const { t: frame } = useTranslation("frame");
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
          {PANELS.map((panel) => (
            <button
              key={panel}
              type="button"
              className="disclosure-item"
              onClick={() => {
                close();
                openPanel(panel);
              }}
            >
              {frame(`${panel}.open`)}
            </button>
          ))}
          <button
            type="button"
            className="disclosure-item"
            onClick={() => {
              close();
              openPanel("keys");
            }}
          >
            {frame("keys.title")}
          </button>
          <button type="button" className="disclosure-item" onClick={() => void session.signOut()}>
            {t("signOut")}
          </button>
        </>
      )}
    </Disclosure>
  );
}
