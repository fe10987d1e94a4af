import type { FieldFailure } from "#lib/graph/failure.ts";
import { fetchInTime } from "#lib/in-time.ts";

/** How the identity provider's interaction responds to one of our forms. */
export type InteractionResponse =
  | { readonly kind: "done"; readonly redirect: string }
  | { readonly kind: "verify"; readonly email: string | null }
  | { readonly kind: "refused"; readonly fields: readonly FieldFailure[] }
  | { readonly kind: "expired" | "too-often" | "unreachable" };

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function refusedFields(body: Record<string, unknown>): FieldFailure[] {
  if (Array.isArray(body["fields"])) {
    return body["fields"].map(record).map((field) => ({
      path: textOf(field["path"]),
      rule: textOf(field["rule"]) || "INVALID",
      message: textOf(field["message"]),
    }));
  }
  const field = textOf(body["field"]) || "password";
  return [{ path: field, rule: textOf(body["error"]) || "INVALID", message: textOf(body["message"]) }];
}

/** Parses a response of the interaction's endpoints. */
export function readResponse(status: number, body: unknown): InteractionResponse {
  const found = record(body);
  if (status === 410 || status === 404) return { kind: "expired" };
  if (status === 429) return { kind: "too-often" };
  if (status === 400 || status === 401 || status === 409)
    return { kind: "refused", fields: refusedFields(found) };
  if (status >= 300) return { kind: "unreachable" };
  const redirect = textOf(found["redirect"]);
  return redirect === ""
    ? { kind: "verify", email: textOf(found["email"]) || null }
    : { kind: "done", redirect };
}

/** Submits a form to the interaction that the provider opened for this sign-in. Never rejects. */
export async function postInteraction(
  uid: string,
  step: "" | "/register" | "/verify" | "/resend",
  body: Readonly<Record<string, string>>,
): Promise<InteractionResponse> {
  try {
    const response = await fetchInTime(`/auth/interaction/${encodeURIComponent(uid)}${step}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      credentials: "same-origin",
      body: JSON.stringify(body),
    });
    const result: unknown = await response.json().catch(() => null);
    return readResponse(response.status, result);
  } catch {
    return { kind: "unreachable" };
  }
}
