import { createAdminCall } from "./admin-api.ts";
import type { Administrator } from "./admin-api.ts";

/** An existing account from elsewhere, which keeps its id, the `sub` of its tokens. */
export type ImportedAccount = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  /** In plain text, for demo sign-ins; without one, the person requests a password reset. */
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

/** Imports accounts into a realm with their ids; existing ones are left unchanged. */
export async function importAccounts(
  administrator: Administrator,
  realm: string,
  accounts: readonly ImportedAccount[],
): Promise<void> {
  const call = createAdminCall(administrator);
  const users = accounts.map(representationOf);
  await call("POST", `/realms/${realm}/partialImport`, { ifResourceExists: "SKIP", users });
}
