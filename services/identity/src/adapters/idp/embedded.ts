import { conflict, notFound, unavailable } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { z } from "zod";
import type { IdentityProvider, ProviderAccount } from "#app/identity-provider.ts";

const DEADLINE_MS = 3_000;
const MAX_CHANGES = 200;

const accountShape = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  enabled: z.boolean(),
  roles: z.array(z.string()),
  signedOutAt: z.iso.datetime().nullable(),
});
const oneAccount = z.object({ account: accountShape });
const liveSessions = z.object({ sessions: z.array(z.string()) });
const someChanges = z.object({ cursor: z.string(), accounts: z.array(accountShape) });

function toAccount({ id, signedOutAt, ...account }: z.output<typeof accountShape>): ProviderAccount {
  return { subject: id, ...account, signedOutAt: signedOutAt === null ? null : new Date(signedOutAt) };
}

export interface EmbeddedProviderOptions {
  /** Base URL of the embedded provider: `http://127.0.0.1:port`. */
  readonly url: string;
  /** Bearer token of its admin API. */
  readonly secret: string;
  /** Timeout of a call, in milliseconds. */
  readonly deadlineMs?: number;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

interface AdminResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Calls the admin API; no response, a 5xx status and a rejected secret are UNAVAILABLE. */
async function callAdmin(
  options: EmbeddedProviderOptions,
  { method, path, body }: Call,
): Promise<Result<AdminResponse>> {
  try {
    const response = await fetch(`${options.url}/internal/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${options.secret}`, "content-type": "application/json" },
      signal: AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { status } = response;
    const read = { status, body: (await response.json()) as unknown };
    return status >= 500 || status === 401 ? fail(unavailable("identity provider")) : ok(read);
  } catch {
    return fail(unavailable("identity provider"));
  }
}

function sessionCalls(
  options: EmbeddedProviderOptions,
  change: (call: Call) => Promise<Result<void>>,
): Pick<IdentityProvider, "sessions" | "endSession"> {
  return {
    sessions: async (subject) => {
      const response = await callAdmin(options, { method: "GET", path: `accounts/${subject}/sessions` });
      if (!response.ok) return response;
      return ok(response.value.status === 404 ? [] : liveSessions.parse(response.value.body).sessions);
    },
    endSession: async (subject, sessionId) => {
      const path = `accounts/${subject}/sessions/${encodeURIComponent(sessionId)}`;
      const ended = await change({ method: "DELETE", path });
      return ended.ok || ended.failure.code !== "NOT_FOUND" ? ended : ok();
    },
  };
}

/** The embedded provider, accessed through its admin API. */
export function createEmbeddedProvider(options: EmbeddedProviderOptions): IdentityProvider {
  const read = async (path: string): Promise<Result<ProviderAccount | null>> => {
    const response = await callAdmin(options, { method: "GET", path });
    if (!response.ok) return response;
    return ok(
      response.value.status === 404 ? null : toAccount(oneAccount.parse(response.value.body).account),
    );
  };
  const change = async (call: Call): Promise<Result<void>> => {
    const response = await callAdmin(options, call);
    if (!response.ok) return response;
    return response.value.status === 200 ? ok() : fail(notFound("account"));
  };
  return {
    findByEmail: (email) => read(`accounts?email=${encodeURIComponent(email)}`),
    find: (subject) => read(`accounts/${encodeURIComponent(subject)}`),
    create: async (account) => {
      const response = await callAdmin(options, { method: "POST", path: "accounts", body: account });
      if (!response.ok) return response;
      if (response.value.status === 409)
        return fail(conflict("EXISTS", "There is already an account with this email address."));
      return ok(toAccount(oneAccount.parse(response.value.body).account));
    },
    setPassword: (subject, password) =>
      change({ method: "PUT", path: `accounts/${subject}/password`, body: { password } }),
    setPhone: (subject, phone) =>
      change({ method: "PUT", path: `accounts/${subject}/phone`, body: { phone } }),
    setEnabled: (subject, enabled) =>
      change({ method: "PUT", path: `accounts/${subject}/enabled`, body: { enabled } }),
    remove: async (subject) => {
      const removed = await change({ method: "DELETE", path: `accounts/${subject}` });
      return removed.ok || removed.failure.code !== "NOT_FOUND" ? removed : ok();
    },
    addRole: (subject, role) => change({ method: "POST", path: `accounts/${subject}/roles/${role}` }),
    removeRole: (subject, role) => change({ method: "DELETE", path: `accounts/${subject}/roles/${role}` }),
    ...sessionCalls(options, change),
    signOutEverywhere: (subject) => change({ method: "POST", path: `accounts/${subject}/sign-out` }),
    changesAfter: async (cursor) => {
      const path = `changes?after=${encodeURIComponent(cursor)}&limit=${MAX_CHANGES}`;
      const response = await callAdmin(options, { method: "GET", path });
      if (!response.ok) return response;
      const { cursor: next, accounts } = someChanges.parse(response.value.body);
      return ok({ cursor: next, accounts: accounts.map(toAccount), gone: [], newPasswords: [] });
    },
  };
}
