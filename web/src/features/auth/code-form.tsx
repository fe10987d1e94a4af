import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { postInteraction } from "#lib/session/interaction.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { Field } from "./field.tsx";
import { StartAgain } from "./start-again.tsx";
import { check, textsOf, useFieldErrors } from "./use-fields.ts";

type CodeFormProps = {
  readonly interaction: string;
  readonly email: string;
  readonly leaveFor: (address: string) => void;
};

/** Asks for the six digits sent by email, which verify the address. */
export function CodeForm({ interaction, email, leaveFor }: CodeFormProps) {
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
    const response = await postInteraction(interaction, "/verify", { code });
    if (response.kind === "done") return leaveFor(response.redirect);
    setState(response.kind === "expired" ? "expired" : "editing");
    if (response.kind === "refused")
      showFailures(
        response.fields.map((field) => ({ ...field, path: "code" })),
        words.field,
      );
    if (response.kind === "too-often") setNotice(t("tooOften"));
    if (response.kind === "unreachable") setNotice(t("unreachable"));
  }

  async function resend(): Promise<void> {
    const response = await postInteraction(interaction, "/resend", {});
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
