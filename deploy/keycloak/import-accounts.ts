import { createAdminCall } from "./admin-api.ts";
import type { Administrator } from "./admin-api.ts";

/** An account that exists elsewhere already and keeps its id, the `sub` of its tokens. */
export type ImportedAccount = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  /** In clear, for demo sign-ins; without one the person requests a new password. */
  readonly password?: string;
};

function representationOf({ roles, password, email, ...account }: ImportedAccount) {
  const credentials = [{ type: "password", value: password, temporary: false }];
  return {
    ...account,
    username: email.toLowerCase(),
    email: email.toLowerCase(),
    emailVerified: true,
    enabled: true,
    realmRoles: roles,
    ...(password === undefined ? {} : { credentials }),
  };
}

/** Brings accounts into a realm with their ids; those that are there already stay as they are. */
export async function importAccounts(
  administrator: Administrator,
  realm: string,
  accounts: readonly ImportedAccount[],
): Promise<void> {
  const call = createAdminCall(administrator);
  const users = accounts.map(representationOf);
  await call("POST", `/realms/${realm}/partialImport`, { ifResourceExists: "SKIP", users });
}
