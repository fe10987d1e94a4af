import type { FailureRule } from "@callboard/catalog/failure-rules.ts";
import { conflict, invalidField, notFound, unavailable } from "@callboard/kit/failure.ts";
import type { Failure } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { z } from "zod";
import type { IdentityProvider, NewProviderAccount } from "#app/identity-provider.ts";
import { createKeycloakAccounts, readAs } from "./keycloak-accounts.ts";
import { createKeycloakChanges } from "./keycloak-changes.ts";
import { createKeycloakConnection, ENGINE } from "./keycloak-connection.ts";
import type { Answer, Call, KeycloakConnection, KeycloakOptions } from "./keycloak-connection.ts";
import { createKeycloakEvents } from "./keycloak-events.ts";

const refusal = z.object({
  error: z.string().optional(),
  error_description: z.string().optional(),
  errorMessage: z.string().optional(),
});
const roleShape = z.object({ id: z.string(), name: z.string() });

/** The rules of the product's forms that the realm's password policy may say. */
const PASSWORD_RULES: Readonly<Record<string, FailureRule>> = {
  invalidPasswordMinLengthMessage: "TOO_SHORT",
  invalidPasswordMaxLengthMessage: "TOO_LONG",
};

/** What the realm's policy says against a password, on its field. */
function refusedPassword(body: unknown): Failure {
  const { error = "", error_description, errorMessage } = refusal.catch({}).parse(body);
  const message = error_description ?? errorMessage ?? "This password is not accepted.";
  return invalidField("password", PASSWORD_RULES[error] ?? "PASSWORD_POLICY", message);
}

function representationOf({ password, ...account }: NewProviderAccount) {
  const email = account.email.toLowerCase();
  const credentials = [{ type: "password", value: password, temporary: false }];
  return { ...account, username: email, email, enabled: true, credentials };
}

/** A change of one account; NOT_FOUND when there is no such account. */
async function change(connection: KeycloakConnection, call: Call): Promise<Result<Answer>> {
  const answer = await connection.call(call);
  if (!answer.ok) return answer;
  if (answer.value.status === 404) return fail(notFound("account"));
  return answer.value.status < 300 || answer.value.status === 400 ? answer : fail(unavailable(ENGINE));
}

async function changeRole(
  connection: KeycloakConnection,
  method: "POST" | "DELETE",
  subject: string,
  role: string,
): Promise<Result<void>> {
  const answer = await connection.call({ method: "GET", path: `roles/${encodeURIComponent(role)}` });
  if (answer.ok && answer.value.status === 404) return fail(notFound("role"));
  const found = readAs(roleShape, answer);
  if (!found.ok) return found;
  const path = `users/${encodeURIComponent(subject)}/role-mappings/realm`;
  const changed = await change(connection, { method, path, body: [found.value] });
  return changed.ok ? ok() : changed;
}

/** Passwords and whether an account may be used. */
function createSwitches(connection: KeycloakConnection) {
  const at = (subject: string, rest = ""): string => `users/${encodeURIComponent(subject)}${rest}`;
  const signOutEverywhere = async (subject: string): Promise<Result<void>> => {
    const done = await change(connection, { method: "POST", path: at(subject, "/logout") });
    return done.ok ? ok() : done;
  };
  return {
    signOutEverywhere,
    setPassword: async (subject: string, password: string): Promise<Result<void>> => {
      const body = { type: "password", value: password, temporary: false };
      const set = await change(connection, { method: "PUT", path: at(subject, "/reset-password"), body });
      if (!set.ok) return set;
      if (set.value.status === 400) return fail(refusedPassword(set.value.body));
      // Who proved the address by a code does not wait for the end of a lock.
      const lock = `attack-detection/brute-force/users/${encodeURIComponent(subject)}`;
      await connection.call({ method: "DELETE", path: lock });
      return ok();
    },
    setEnabled: async (subject: string, enabled: boolean): Promise<Result<void>> => {
      const set = await change(connection, { method: "PUT", path: at(subject), body: { enabled } });
      if (!set.ok) return set;
      if (set.value.status === 400) return fail(unavailable(ENGINE));
      return enabled ? ok() : signOutEverywhere(subject);
    },
  };
}

/** Keycloak as identity provider, over the admin API of its realm (`deploy/keycloak/realm.ts`). */
export function createKeycloakProvider(options: KeycloakOptions): IdentityProvider {
  const connection = createKeycloakConnection(options);
  const accounts = createKeycloakAccounts(connection);
  const events = createKeycloakEvents(connection);
  return {
    find: accounts.find,
    findByEmail: accounts.findByEmail,
    create: async (account) => {
      const made = await connection.call({ method: "POST", path: "users", body: representationOf(account) });
      if (!made.ok) return made;
      const { status, body, location } = made.value;
      if (status === 409) return fail(conflict("EXISTS", "This address has an account already."));
      if (status === 400) return fail(refusedPassword(body));
      const found = await accounts.find(location.split("/").at(-1) ?? "");
      if (!found.ok) return found;
      return found.value === null ? fail(unavailable(ENGINE)) : ok(found.value);
    },
    ...createSwitches(connection),
    addRole: (subject, role) => changeRole(connection, "POST", subject, role),
    removeRole: (subject, role) => changeRole(connection, "DELETE", subject, role),
    changesAfter: createKeycloakChanges({ accounts, events, clock: options.clock }),
  };
}
