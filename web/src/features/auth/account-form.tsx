import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import type { FieldFailure } from "#lib/graph/failure.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { CodeForm } from "./code-form.tsx";
import { Field, PasswordField } from "./field.tsx";
import type { NewAccount, Registering } from "./registering.ts";
import { StartAgain } from "./start-again.tsx";
import { check, emailPattern, textsOf, useFieldErrors, useTypedFields } from "./use-fields.ts";

type AccountFormProps = {
  readonly registering: Registering;
  /** Leaves for the address that the provider returned, as the person with this email address. */
  readonly leaveFor: (address: string, email: string) => void;
};

const MIN_PASSWORD = 8;

/** Validates the form and creates the account. */
function useNewAccount({ registering, leaveFor }: AccountFormProps) {
  const { t } = useTranslation("auth");
  const words = useFailureTexts();
  const { form, errors, show, showFailures } = useFieldErrors();
  const { typed, keep, drop } = useTypedFields("register", ["firstName", "lastName", "email"]);
  const [state, setState] = useState<"editing" | "sending" | "expired">("editing");
  const [notice, setNotice] = useState<string | null>(null);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [sent, setSent] = useState<NewAccount | null>(null);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === "sending") return;
    const texts = textsOf(event.currentTarget);
    const required = (text: string) => (text.trim() === "" ? t("fieldRequired") : null);
    const rules = {
      firstName: required,
      email: (text: string) => (emailPattern.test(text.trim()) ? null : t("fieldEmail")),
      password: (text: string) => (text.length >= MIN_PASSWORD ? null : t("fieldPassword")),
    };
    setNotice(null);
    if (show(check(texts, rules))) return;
    setState("sending");
    const email = texts["email"]?.trim() ?? "";
    const { firstName = "", lastName = "", password = "" } = texts;
    const account = { email, password, firstName, lastName };
    setSent(account);
    const response = await registering.register(account);
    setState(response.kind === "expired" ? "expired" : "editing");
    if (response.kind === "verify" || response.kind === "done") drop();
    if (response.kind === "verify") setMailedTo(email);
    if (response.kind === "done") leaveFor(response.redirect, email);
    if (response.kind === "refused") showFailures(response.fields, words.field);
    if (response.kind === "too-often") setNotice(t("tooOften"));
    if (response.kind === "unreachable") setNotice(t("unreachable"));
  }

  return {
    form,
    errors,
    state,
    notice,
    mailedTo,
    typed: (name: "firstName" | "lastName" | "email") => sent?.[name] ?? typed(name),
    keep,
    /** The provider's policy refused something of the form once the code was right. */
    reopen: (fields: readonly FieldFailure[]) => {
      setMailedTo(null);
      showFailures(fields, words.field);
    },
    send: (event: SubmitEvent<HTMLFormElement>) => void send(event),
  };
}

/** Asks for what makes an account, then for the code sent by email. */
export function AccountForm(props: AccountFormProps) {
  const { t } = useTranslation("auth");
  const { form, errors, state, notice, mailedTo, typed, keep, reopen, send } = useNewAccount(props);
  const { registering, leaveFor } = props;
  if (mailedTo !== null)
    return <CodeForm proof={registering} leaveFor={leaveFor} email={mailedTo} onRefused={reopen} />;
  return (
    <AuthFrame title={t("accountTitle")}>
      {state === "expired" ? (
        <StartAgain />
      ) : (
        <form ref={form} className="auth-form" noValidate onInput={keep} onSubmit={send}>
          {notice !== null && (
            <p className="auth-notice" role="alert">
              {notice}
            </p>
          )}
          <div className="auth-row">
            <Field
              name="firstName"
              label={t("firstName")}
              autoComplete="given-name"
              defaultValue={typed("firstName")}
              error={errors["firstName"]}
            />
            <Field
              name="lastName"
              label={t("lastName")}
              autoComplete="family-name"
              defaultValue={typed("lastName")}
              error={errors["lastName"]}
            />
          </div>
          <Field
            name="email"
            type="email"
            label={t("email")}
            autoComplete="username"
            defaultValue={typed("email")}
            error={errors["email"]}
          />
          <PasswordField
            name="password"
            label={t("password")}
            help={t("passwordHelp")}
            autoComplete="new-password"
            error={errors["password"]}
          />
          <button type="submit" className="accent-button" aria-busy={state === "sending"}>
            {t(state === "sending" ? "creating" : "createAccount")}
          </button>
        </form>
      )}
    </AuthFrame>
  );
}
