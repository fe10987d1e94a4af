import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import type { FieldFailure } from "#lib/graph/failure.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { Field } from "./field.tsx";
import type { Proof } from "./registering.ts";
import { StartAgain } from "./start-again.tsx";
import { check, textsOf, useFieldErrors } from "./use-fields.ts";

type CodeFormProps = {
  readonly proof: Proof;
  readonly email: string;
  readonly leaveFor: (address: string, email: string) => void;
  /** Called when the code was right and other fields are refused; without it they are shown here. */
  readonly onRefused?: (fields: readonly FieldFailure[]) => void;
};

/** Asks for the six digits sent by email, which verify the address. */
export function CodeForm({ proof, email, leaveFor, onRefused }: CodeFormProps) {
  const { t } = useTranslation("auth");
  const words = useFailureTexts();
  const { form, errors, show, showFailures } = useFieldErrors();
  const [state, setState] = useState<"editing" | "sending" | "expired">("editing");
  const [notice, setNotice] = useState<string | null>(null);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === "sending") return;
    const code = (textsOf(event.currentTarget)["code"] ?? "").replace(/\s/gu, "");
    setNotice(null);
    if (show(check({ code }, { code: (text) => (/^\d{6}$/.test(text) ? null : t("fieldCode")) }))) return;
    setState("sending");
    const response = await proof.verify(code);
    if (response.kind === "done") return leaveFor(response.redirect, email);
    setState(response.kind === "expired" ? "expired" : "editing");
    if (response.kind === "refused" && onRefused && response.fields.every(({ path }) => path !== "code"))
      return onRefused(response.fields);
    if (response.kind === "refused")
      showFailures(
        response.fields.map((field) => ({ ...field, path: "code" })),
        words.field,
      );
    if (response.kind === "too-often") setNotice(t("tooOften"));
    if (response.kind === "unreachable") setNotice(t("unreachable"));
  }

  async function resend(): Promise<void> {
    const response = await proof.resend();
    if (response.kind === "expired") setState("expired");
    setNotice(
      response.kind === "too-often" ? t("tooOften") : response.kind === "verify" ? t("resent") : null,
    );
  }

  return (
    <AuthFrame title={t("codeTitle")} text={t("codeText", { email })}>
      {state === "expired" ? (
        <StartAgain />
      ) : (
        <form ref={form} className="auth-form" noValidate onSubmit={(event) => void send(event)}>
          {notice !== null && (
            <p className="auth-notice" role="alert">
              {notice}
            </p>
          )}
          <Field
            name="code"
            label={t("code")}
            help={t("codeHelp")}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={errors["code"]}
          />
          <button type="submit" className="accent-button" aria-busy={state === "sending"}>
            {t(state === "sending" ? "confirming" : "confirmCode")}
          </button>
          <button type="button" className="plain-button" onClick={() => void resend()}>
            {t("resend")}
          </button>
        </form>
      )}
    </AuthFrame>
  );
}
