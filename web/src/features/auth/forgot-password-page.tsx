import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { failureOf } from "#lib/graph/failure.ts";
import { graphRequest } from "#lib/graph/graph-request.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { Field } from "./field.tsx";
import { RequestPasswordReset } from "#lib/session/password-documents.ts";
import { check, emailPattern, textsOf, useFieldErrors } from "./use-fields.ts";

/** Requests a code. The response is the same whether or not the address is known. */
export function ForgotPasswordPage() {
  const { t } = useTranslation("auth");
  const words = useFailureTexts();
  const navigate = useNavigate();
  const { form, errors, show, showFailures } = useFieldErrors();
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const email = textsOf(event.currentTarget)["email"]?.trim() ?? "";
    setNotice(null);
    if (show(check({ email }, { email: (text) => (emailPattern.test(text) ? null : t("fieldEmail")) })))
      return;
    setSending(true);
    try {
      await graphRequest(RequestPasswordReset, { email });
      await navigate(linkTo(paths.confirm, { email }));
    } catch (error) {
      const failure = failureOf(error);
      if (!showFailures(failure.fields, words.field)) setNotice(words.notice(failure));
    } finally {
      setSending(false);
    }
  }

  return (
    <AuthFrame title={t("forgotTitle")} text={t("forgotText")}>
      <form ref={form} className="auth-form" noValidate onSubmit={(event) => void send(event)}>
        {notice !== null && (
          <p className="auth-notice" role="alert">
            {notice}
          </p>
        )}
        <Field name="email" type="email" label={t("email")} autoComplete="username" error={errors["email"]} />
        <button type="submit" className="accent-button" aria-busy={sending}>
          {t(sending ? "sending" : "sendCode")}
        </button>
      </form>
      <p className="auth-links">
        <Link to={paths.login}>{t("backToSignIn")}</Link>
      </p>
    </AuthFrame>
  );
}
