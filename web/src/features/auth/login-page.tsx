import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useSession } from "#lib/session/session-context.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { CodeForm } from "./code-form.tsx";
import { atProvider } from "./registering.ts";
import { SignInForm } from "./sign-in-form.tsx";

function leaveFor(address: string): void {
  location.assign(address);
}

/**
 * With an interaction of the provider, shows its form. Without one, requests one right away, unless the person has
 * just signed out elsewhere or the connection is not secure enough to sign in.
 */
export function LoginPage() {
  const { t } = useTranslation("auth");
  const session = useSession();
  const [search] = useSearchParams();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const interaction = search.get("interaction");
  const signedOut = search.has("signed-out");
  const wait = interaction !== null || signedOut || !globalThis.isSecureContext;

  useEffect(() => {
    if (!wait) void session.signIn();
  }, [wait, session]);

  if (!globalThis.isSecureContext)
    return <AuthFrame featured title={t("insecureTitle")} text={t("insecureText")} />;
  if (interaction !== null && mailedTo !== null) {
    return <CodeForm proof={atProvider(interaction)} email={mailedTo} leaveFor={leaveFor} />;
  }
  if (interaction !== null) {
    return (
      <AuthFrame featured title={t("signInTitle")}>
        <SignInForm interaction={interaction} leaveFor={leaveFor} onUnverified={setMailedTo} />
      </AuthFrame>
    );
  }
  if (!signedOut) return <AuthFrame featured title={t("signInTitle")} text={t("goingToSignIn")} />;
  return (
    <AuthFrame featured title={t("signedOutTitle")} text={t("signedOutText")}>
      <button type="button" className="accent-button" onClick={() => void session.signIn()}>
        {t("signIn")}
      </button>
    </AuthFrame>
  );
}
