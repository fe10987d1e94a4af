import { conflict, notFound, unavailable } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { z } from "zod";
import type { IdentityProvider, ProviderAccount } from "#app/identity-provider.ts";

const DEADLINE_MS = 3_000;
const CHANGES_AT_ONCE = 200;

const accountShape = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  enabled: z.boolean(),
  roles: z.array(z.string()),
  signedOutAt: z.iso.datetime().nullable(),
});
const oneAccount = z.object({ account: accountShape });
const someChanges = z.object({ cursor: z.string(), accounts: z.array(accountShape) });

function toAccount({ id, signedOutAt, ...account }: z.output<typeof accountShape>): ProviderAccount {
  return { subject: id, ...account, signedOutAt: signedOutAt === null ? null : new Date(signedOutAt) };
}

export type EmbeddedProviderOptions = {
  /** Where the embedded provider listens: `http://127.0.0.1:port`. */
  readonly url: string;
  /** The bearer token of its admin API. */
  readonly secret: string;
};

type Call = { readonly method: string; readonly path: string; readonly body?: object };
type Answer = { readonly status: number; readonly body: unknown };

/** One call of the admin API; silence and 5xx are UNAVAILABLE, and so is a refused secret. */
async function callAdmin(
  options: EmbeddedProviderOptions,
  { method, path, body }: Call,
): Promise<Result<Answer>> {
  try {
    const response = await fetch(`${options.url}/internal/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${options.secret}`, "content-type": "application/json" },
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = { status: response.status, body: (await response.json()) as unknown };
    return answer.status >= 500 || answer.status === 401
      ? fail(unavailable("identity provider"))
      : ok(answer);
  } catch {
    return fail(unavailable("identity provider"));
  }
}

/** The embedded provider over its admin API. */
export function createEmbeddedProvider(options: EmbeddedProviderOptions): IdentityProvider {
  const read = async (path: string): Promise<Result<ProviderAccount | null>> => {
    const answer = await callAdmin(options, { method: "GET", path });
    if (!answer.ok) return answer;
    return ok(answer.value.status === 404 ? null : toAccount(oneAccount.parse(answer.value.body).account));
  };
  const change = async (call: Call): Promise<Result<void>> => {
    const answer = await callAdmin(options, call);
    if (!answer.ok) return answer;
    return answer.value.status === 200 ? ok() : fail(notFound("account"));
  };
  return {
    findByEmail: (email) => read(`accounts?email=${encodeURIComponent(email)}`),
    find: (subject) => read(`accounts/${encodeURIComponent(subject)}`),
    create: async (account) => {
      const answer = await callAdmin(options, { method: "POST", path: "accounts", body: account });
      if (!answer.ok) return answer;
      if (answer.value.status === 409)
        return fail(conflict("EXISTS", "This address has an account already."));
      return ok(toAccount(oneAccount.parse(answer.value.body).account));
    },
    setPassword: (subject, password) =>
      change({ method: "PUT", path: `accounts/${subject}/password`, body: { password } }),
    setEnabled: (subject, enabled) =>
      change({ method: "PUT", path: `accounts/${subject}/enabled`, body: { enabled } }),
    addRole: (subject, role) => change({ method: "POST", path: `accounts/${subject}/roles/${role}` }),
    removeRole: (subject, role) => change({ method: "DELETE", path: `accounts/${subject}/roles/${role}` }),
    signOutEverywhere: (subject) => change({ method: "POST", path: `accounts/${subject}/sign-out` }),
    changesAfter: async (cursor) => {
      const path = `changes?after=${encodeURIComponent(cursor)}&limit=${CHANGES_AT_ONCE}`;
      const answer = await callAdmin(options, { method: "GET", path });
      if (!answer.ok) return answer;
      const { cursor: next, accounts } = someChanges.parse(answer.value.body);
      return ok({ cursor: next, accounts: accounts.map(toAccount), gone: [] });
    },
  };
}
