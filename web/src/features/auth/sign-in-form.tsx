import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { postInteraction } from "#lib/session/interaction.ts";
import { paths } from "#lib/paths.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { Field, PasswordField } from "./field.tsx";
import { StartAgain } from "./start-again.tsx";
import { check, textsOf, useFieldErrors } from "./use-fields.ts";

type SignInFormProps = {
  readonly interaction: string;
  /** Leaves for the address that the provider returned. */
  readonly leaveFor: (address: string) => void;
  /** The account's address was never verified; the provider has sent a code to it. */
  readonly onUnverified: (email: string) => void;
};

/** The sign-in form of the embedded identity provider. A wrong password is reported on the password field. */
export function SignInForm({ interaction, leaveFor, onUnverified }: SignInFormProps) {
  const { t } = useTranslation("auth");
  const words = useFailureTexts();
  const { form, errors, show, showFailures } = useFieldErrors();
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [expired, setExpired] = useState(false);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const texts = textsOf(event.currentTarget);
    const required = (text: string) => (text.trim() === "" ? t("fieldRequired") : null);
    setNotice(null);
    if (show(check(texts, { login: required, password: required }))) return;
    setSending(true);
    const response = await postInteraction(interaction, "", {
      login: texts["login"]?.trim() ?? "",
      password: texts["password"] ?? "",
    });
    if (response.kind === "done") return leaveFor(response.redirect);
    setSending(false);
    if (response.kind === "refused") showFailures(response.fields, words.field);
    if (response.kind === "verify") onUnverified(response.email ?? texts["login"] ?? "");
    if (response.kind === "expired") setExpired(true);
    if (response.kind === "too-often") setNotice(t("tooOften"));
    if (response.kind === "unreachable") setNotice(t("unreachable"));
  }

  if (expired) return <StartAgain />;
  return (
    <>
      <form ref={form} className="auth-form" noValidate onSubmit={(event) => void send(event)}>
        {notice !== null && (
          <p className="auth-notice" role="alert">
            {notice}
          </p>
        )}
        <Field name="login" label={t("emailOrPhone")} autoComplete="username" error={errors["login"]} />
        <PasswordField
          name="password"
          label={t("password")}
          autoComplete="current-password"
          error={errors["password"]}
        />
        <button type="submit" className="accent-button" aria-busy={sending}>
          {t(sending ? "signingIn" : "signIn")}
        </button>
      </form>
      <p className="auth-links">
        <Link to={paths.forgotPassword}>{t("forgotLink")}</Link>
        <span>
          {t("noAccount")} <Link to={paths.register}>{t("registerLink")}</Link>
        </span>
      </p>
    </>
  );
}
