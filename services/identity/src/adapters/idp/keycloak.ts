import type { FailureRule } from "@callboard/catalog/failure-rules.ts";
import { conflict, invalidField, notFound, unavailable, type Failure } from "@callboard/kit/failure.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { z } from "zod";
import type { IdentityProvider, NewProviderAccount } from "#app/identity-provider.ts";
import { createKeycloakAccounts, readAs } from "./keycloak-accounts.ts";
import { createKeycloakChanges } from "./keycloak-changes.ts";
import {
  createKeycloakConnection,
  DEPENDENCY,
  type Call,
  type KeycloakConnection,
  type KeycloakOptions,
  type Response,
} from "./keycloak-connection.ts";
import { createKeycloakEvents } from "./keycloak-events.ts";
import { createKeycloakUsernames } from "./keycloak-usernames.ts";

const rejection = z.object({
  /** The attribute of the user profile that is refused. */
  field: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
  errorMessage: z.string().optional(),
});
const sessionList = z.array(z.object({ id: z.string() }));
const roleShape = z.object({ id: z.string(), name: z.string() });

/** Maps the messages of the realm's password policy to our failure rules. */
const PASSWORD_RULES: Readonly<Record<string, FailureRule>> = {
  invalidPasswordMinLengthMessage: "TOO_SHORT",
  invalidPasswordMaxLengthMessage: "TOO_LONG",
};

const PROFILE_RULES: Readonly<Record<string, FailureRule>> = {
  "error-user-attribute-required": "REQUIRED",
  "error-invalid-length-too-long": "TOO_LONG",
  "error-invalid-length": "TOO_LONG",
  "error-invalid-email": "EMAIL",
  refusedName: "NAME",
};

/** The VALIDATION failure for what the realm's user profile, or its password policy, rejects; on its field. */
function rejectedAccount(body: unknown): Failure {
  const { field, errorMessage = "" } = rejection.catch({}).parse(body);
  if (field === undefined) return rejectedPassword(body);
  return invalidField(field, PROFILE_RULES[errorMessage] ?? "FORMAT", `${field} is not accepted.`);
}

/** The VALIDATION failure for a password that the realm's policy rejects, on the password's field. */
function rejectedPassword(body: unknown): Failure {
  const { error = "", error_description, errorMessage } = rejection.catch({}).parse(body);
  const message = error_description ?? errorMessage ?? "This password does not meet the requirements.";
  return invalidField("password", PASSWORD_RULES[error] ?? "PASSWORD_POLICY", message);
}

function representationOf({ password, ...account }: NewProviderAccount) {
  const email = account.email.toLowerCase();
  const credentials = [{ type: "password", value: password, temporary: false }];
  return { ...account, username: email, email, enabled: true, credentials };
}

/** Changes one account; NOT_FOUND if there is no such account. */
async function change(connection: KeycloakConnection, call: Call): Promise<Result<Response>> {
  const response = await connection.call(call);
  if (!response.ok) return response;
  const { status } = response.value;
  if (status === 404) return fail(notFound("account"));
  return status < 300 || status === 400 ? response : fail(unavailable(DEPENDENCY));
}

async function changeRole(
  connection: KeycloakConnection,
  method: "POST" | "DELETE",
  subject: string,
  role: string,
): Promise<Result<void>> {
  const response = await connection.call({ method: "GET", path: `roles/${encodeURIComponent(role)}` });
  if (response.ok && response.value.status === 404) return fail(notFound("role"));
  const found = readAs(roleShape, response);
  if (!found.ok) return found;
  const path = `users/${encodeURIComponent(subject)}/role-mappings/realm`;
  const changed = await change(connection, { method, path, body: [found.value] });
  return changed.ok ? ok() : changed;
}

/** Operations that set passwords and enable or disable accounts. */
function accountChanges(connection: KeycloakConnection) {
  const pathOf = (subject: string, rest = ""): string => `users/${encodeURIComponent(subject)}${rest}`;
  const signOutEverywhere = async (subject: string): Promise<Result<void>> => {
    const done = await change(connection, { method: "POST", path: pathOf(subject, "/logout") });
    return done.ok ? ok() : done;
  };
  return {
    sessions: async (subject: string): Promise<Result<readonly string[]>> => {
      const response = await connection.call({ method: "GET", path: pathOf(subject, "/sessions") });
      if (response.ok && response.value.status === 404) return ok([]);
      return map(readAs(sessionList, response), (sessions) => sessions.map(({ id }) => id));
    },
    endSession: async (_subject: string, sessionId: string): Promise<Result<void>> => {
      const path = `sessions/${encodeURIComponent(sessionId)}`;
      const ended = await change(connection, { method: "DELETE", path });
      return ended.ok || ended.failure.code === "NOT_FOUND" ? ok() : ended;
    },
    signOutEverywhere,
    setPassword: async (subject: string, password: string): Promise<Result<void>> => {
      const body = { type: "password", value: password, temporary: false };
      const set = await change(connection, { method: "PUT", path: pathOf(subject, "/reset-password"), body });
      if (!set.ok) return set;
      if (set.value.status === 400) return fail(rejectedPassword(set.value.body));
      // The code has proved ownership of the address, so a brute-force lock is removed.
      const lock = `attack-detection/brute-force/users/${encodeURIComponent(subject)}`;
      await connection.call({ method: "DELETE", path: lock });
      return ok();
    },
    remove: async (subject: string): Promise<Result<void>> => {
      const removed = await change(connection, { method: "DELETE", path: pathOf(subject) });
      return removed.ok || removed.failure.code === "NOT_FOUND" ? ok() : removed;
    },
    setEnabled: async (subject: string, enabled: boolean): Promise<Result<void>> => {
      const set = await change(connection, { method: "PUT", path: pathOf(subject), body: { enabled } });
      if (!set.ok) return set;
      if (set.value.status === 400) return fail(unavailable(DEPENDENCY));
      return enabled ? ok() : signOutEverywhere(subject);
    },
  };
}

/** Identity provider backed by Keycloak, through the admin API of its realm (`deploy/keycloak/realm.ts`). */
export function createKeycloakProvider(options: KeycloakOptions): IdentityProvider {
  const connection = createKeycloakConnection(options);
  const accounts = createKeycloakAccounts(connection);
  const events = createKeycloakEvents(connection);
  const usernames = createKeycloakUsernames(connection, accounts);
  return {
    find: accounts.find,
    findByEmail: accounts.findByEmail,
    create: async (account) => {
      const made = await connection.call({ method: "POST", path: "users", body: representationOf(account) });
      if (!made.ok) return made;
      const { status, body, location } = made.value;
      if (status === 409)
        return fail(conflict("EXISTS", "There is already an account with this email address."));
      if (status === 400) return fail(rejectedAccount(body));
      const found = await accounts.find(location.split("/").at(-1) ?? "");
      if (!found.ok) return found;
      return found.value === null ? fail(unavailable(DEPENDENCY)) : ok(found.value);
    },
    ...accountChanges(connection),
    setPhone: usernames.setPhone,
    addRole: (subject, role) => changeRole(connection, "POST", subject, role),
    removeRole: (subject, role) => changeRole(connection, "DELETE", subject, role),
    changesAfter: createKeycloakChanges({ accounts, events, usernames, clock: options.clock }),
  };
}
