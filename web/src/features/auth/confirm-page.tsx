import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { failureOf } from "#lib/graph/failure.ts";
import { graphRequest } from "#lib/graph/graph-request.ts";
import { paths } from "#lib/paths.ts";
import { useSession } from "#lib/session/session-context.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { Field, PasswordField } from "./field.tsx";
import { ConfirmPasswordReset, RequestPasswordReset } from "#lib/session/password-documents.ts";
import { check, textsOf, useFieldErrors } from "./use-fields.ts";

const MIN_PASSWORD = 8;

/** Validates and sends the code with the new password, and requests another code. */
function usePasswordReset(email: string) {
  const { t } = useTranslation("auth");
  const words = useFailureTexts();
  const { form, errors, show, showFailures } = useFieldErrors();
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState(false);

  function showFailure(error: unknown): void {
    const failure = failureOf(error);
    if (!showFailures(failure.fields, words.field)) notify("error", words.notice(failure));
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const texts = textsOf(event.currentTarget);
    const code = (texts["code"] ?? "").replace(/\s/gu, "");
    const password = texts["password"] ?? "";
    const rules = {
      code: (text: string) => (/^\d{6}$/.test(text) ? null : t("fieldCode")),
      password: (text: string) => (text.length >= MIN_PASSWORD ? null : t("fieldPassword")),
    };
    if (show(check({ code, password }, rules))) return;
    setSending(true);
    await graphRequest(ConfirmPasswordReset, { email, code, password }).then(
      () => setDone(true),
      showFailure,
    );
    setSending(false);
  }

  return {
    form,
    errors,
    sending,
    done,
    send: (event: SubmitEvent<HTMLFormElement>) => void send(event),
    resend: () =>
      void graphRequest(RequestPasswordReset, { email }).then(
        () => notify("success", t("resent")),
        showFailure,
      ),
  };
}

/** Sets a new password with the code from the email. */
export function ConfirmPage() {
  const { t } = useTranslation("auth");
  const session = useSession();
  const email = useParams()["email"] ?? "";
  const { form, errors, sending, done, send, resend } = usePasswordReset(email);
  if (done) {
    return (
      <AuthFrame title={t("confirmTitle")} text={t("passwordSet")}>
        <button type="button" className="accent-button" onClick={() => void session.signIn()}>
          {t("signIn")}
        </button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t("confirmTitle")} text={t("confirmText", { email })}>
      <form ref={form} className="auth-form" noValidate onSubmit={send}>
        <Field
          name="code"
          label={t("code")}
          help={t("codeHelp")}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors["code"]}
        />
        <PasswordField
          name="password"
          label={t("newPassword")}
          help={t("passwordHelp")}
          autoComplete="new-password"
          error={errors["password"]}
        />
        <button type="submit" className="accent-button" aria-busy={sending}>
          {t(sending ? "sending" : "setPassword")}
        </button>
      </form>
      <p className="auth-links">
        <Link to={paths.login}>{t("backToSignIn")}</Link>
        <button type="button" className="plain-button" onClick={resend}>
          {t("resend")}
        </button>
      </p>
    </AuthFrame>
  );
}
