import { unavailable } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { z } from "zod";
import type { ProviderAccount } from "#app/identity-provider.ts";
import { DEPENDENCY, type KeycloakConnection, type Response } from "./keycloak-connection.ts";

/** Concurrent requests while many accounts are read. */
const MAX_CONCURRENT = 8;

/** Accounts created by an administrator may lack fields that the forms require. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

const userShape = z.object({
  id: z.string(),
  /** What signs in beside the address: the phone number, or else the address as well. */
  username: text,
  email: text,
  emailVerified: z.boolean().default(false),
  firstName: text,
  lastName: text,
  enabled: z.boolean(),
  /** Epoch seconds; 0 if the account was never signed out. */
  notBefore: z.number().default(0),
  /** Set on service accounts, which do not belong to a person. */
  serviceAccountClientId: z.string().nullish(),
});
const userList = z.array(userShape);
const roleList = z.array(z.object({ name: z.string() }));

type User = z.output<typeof userShape>;

/** An account with the name that it signs in with beside the address. */
export type KeycloakAccount = ProviderAccount & { readonly username: string };

function toAccount({ id, notBefore, ...user }: User, roles: readonly string[]): KeycloakAccount {
  const { username, email, emailVerified, firstName, lastName, enabled } = user;
  const signedOutAt = notBefore === 0 ? null : new Date(notBefore * 1000);
  const phone = username.startsWith("+") ? username : null;
  const names = { username, email, emailVerified, phone, firstName, lastName };
  return { subject: id, ...names, enabled, roles, signedOutAt };
}

/** Parses a response's body; UNAVAILABLE if it does not match the schema. */
export function readAs<S extends z.ZodType>(shape: S, response: Result<Response>): Result<z.output<S>> {
  if (!response.ok) return response;
  const parsed = shape.safeParse(response.value.body);
  return response.value.status === 200 && parsed.success ? ok(parsed.data) : fail(unavailable(DEPENDENCY));
}

/**
 * Runs `work` on every item with bounded concurrency and returns the results in order; stops at the first failure.
 */
async function each<T, R>(items: readonly T[], work: (item: T) => Promise<Result<R>>): Promise<Result<R[]>> {
  const done: R[] = [];
  for (let start = 0; start < items.length; start += MAX_CONCURRENT) {
    for (const result of await Promise.all(items.slice(start, start + MAX_CONCURRENT).map(work))) {
      if (!result.ok) return result;
      done.push(result.value);
    }
  }
  return ok(done);
}

type AccountPage = { readonly accounts: readonly KeycloakAccount[]; readonly isLast: boolean };

export type KeycloakAccounts = {
  readonly find: (subject: string) => Promise<Result<KeycloakAccount | null>>;
  readonly findByEmail: (email: string) => Promise<Result<KeycloakAccount | null>>;
  readonly findByUsername: (username: string) => Promise<Result<KeycloakAccount | null>>;
  /** The current state of each account; null if it no longer exists. */
  readonly findAll: (subjects: readonly string[]) => Promise<Result<(KeycloakAccount | null)[]>>;
  /** A page of all accounts, sorted by username, and whether it is the last one. */
  readonly page: (first: number, max: number) => Promise<Result<AccountPage>>;
};

/** Reads accounts with their effective roles, including those inherited through groups and composite roles. */
export function createKeycloakAccounts({ call }: KeycloakConnection): KeycloakAccounts {
  const get = (path: string): Promise<Result<Response>> => call({ method: "GET", path });

  const rolesOf = async (subject: string): Promise<Result<string[] | null>> => {
    const response = await get(`users/${encodeURIComponent(subject)}/role-mappings/realm/composite`);
    if (response.ok && response.value.status === 404) return ok(null);
    const roles = readAs(roleList, response);
    return roles.ok ? ok(roles.value.map(({ name }) => name)) : roles;
  };
  const withRoles = async (user: User): Promise<Result<KeycloakAccount | null>> => {
    const roles = await rolesOf(user.id);
    if (!roles.ok) return roles;
    return ok(roles.value === null ? null : toAccount(user, roles.value));
  };
  const find = async (subject: string): Promise<Result<KeycloakAccount | null>> => {
    const [response, roles] = await Promise.all([
      get(`users/${encodeURIComponent(subject)}`),
      rolesOf(subject),
    ]);
    if (response.ok && response.value.status === 404) return ok(null);
    const user = readAs(userShape, response);
    if (!user.ok) return user;
    if (!roles.ok) return roles;
    const isPerson = !user.value.serviceAccountClientId;
    return ok(roles.value === null || !isPerson ? null : toAccount(user.value, roles.value));
  };
  const findBy = async (name: Record<string, string>): Promise<Result<KeycloakAccount | null>> => {
    const query = new URLSearchParams({ ...name, exact: "true", max: "2" });
    const users = readAs(userList, await get(`users?${query.toString()}`));
    if (!users.ok) return users;
    const [user] = users.value;
    return user === undefined ? ok(null) : withRoles(user);
  };
  return {
    find,
    findByEmail: (email) => findBy({ email: email.toLowerCase() }),
    findByUsername: (username) => findBy({ username }),
    findAll: (subjects) => each(subjects, find),
    page: async (first, max) => {
      const users = readAs(userList, await get(`users?first=${first}&max=${max}&briefRepresentation=false`));
      if (!users.ok) return users;
      const accounts = await each(users.value, withRoles);
      if (!accounts.ok) return accounts;
      const existing = accounts.value.filter((account) => account !== null);
      return ok({ accounts: existing, isLast: users.value.length < max });
    },
  };
}
