import { failureOf } from "#lib/graph/failure.ts";
import { graphRequest } from "#lib/graph/graph-request.ts";
import type { InteractionResponse } from "#lib/session/interaction.ts";
import { ConfirmRegistration, RequestRegistration } from "./registration-documents.ts";
import type { NewAccount, Registering } from "./registering.ts";

async function asked(call: Promise<unknown>, response: InteractionResponse): Promise<InteractionResponse> {
  try {
    await call;
    return response;
  } catch (error) {
    const { code, fields } = failureOf(error);
    if (fields.length > 0) return { kind: "refused", fields };
    return { kind: code === "LIMIT" ? "too-often" : "unreachable" };
  }
}

/** By the product itself, where the provider has no registration. What was typed stays in memory until the code is sent with it. */
export function byProduct(): Registering {
  let form: NewAccount = { email: "", password: "", firstName: "", lastName: "" };
  const request = () => {
    const { lang: language } = document.documentElement;
    const call = graphRequest(RequestRegistration, { ...form, language });
    return asked(call, { kind: "verify", email: form.email });
  };
  return {
    register: (account) => {
      form = account;
      return request();
    },
    verify: (code) =>
      asked(graphRequest(ConfirmRegistration, { ...form, code }), { kind: "done", redirect: "/" }),
    resend: request,
  };
}
