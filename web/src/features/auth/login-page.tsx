import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useSession } from "#lib/session-context.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/**
 * With an interaction of the provider: its form. Without one the provider is asked for one at once, unless the
 * person has just signed out elsewhere, or the connection is not one that signing in works over.
 */
export function LoginPage() {
  const { t } = useTranslation("auth");
  const session = useSession();
  const [search] = useSearchParams();
  const interaction = search.get("interaction");
  const signedOut = search.has("signed-out");
  const wait = interaction !== null || signedOut || !globalThis.isSecureContext;

  useEffect(() => {
    if (!wait) void session.signIn();
  }, [wait, session]);

  if (!globalThis.isSecureContext) return <AuthFrame title={t("insecureTitle")} text={t("insecureText")} />;
  if (interaction !== null) {
    return (
      <AuthFrame title={t("signInTitle")}>
        <SignInForm interaction={interaction} leaveFor={(address) => location.assign(address)} />
      </AuthFrame>
    );
  }
  if (!signedOut) return <AuthFrame title={t("signInTitle")} text={t("goingToSignIn")} />;
  return (
    <AuthFrame title={t("signedOutTitle")} text={t("signedOutText")}>
      <button type="button" className="accent-button" onClick={() => void session.signIn()}>
        {t("signIn")}
      </button>
    </AuthFrame>
  );
}
