import { useTranslation } from "react-i18next";
import { useSession } from "#lib/session/session-context.tsx";

/** Shown if the provider no longer knows this sign-in; starts a new one. */
export function StartAgain() {
  const { t } = useTranslation("auth");
  const session = useSession();
  return (
    <div className="auth-form" role="alert">
      <p className="auth-notice">
        <strong>{t("expiredTitle")}</strong>
        <br />
        {t("expiredText")}
      </p>
      <button type="button" className="accent-button" onClick={() => void session.signIn()}>
        {t("startAgain")}
      </button>
    </div>
  );
}
