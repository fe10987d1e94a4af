import { notFound, unavailable } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { IdentityProvider } from "#app/identity-provider.ts";
import type { KeycloakAccount, KeycloakAccounts } from "./keycloak-accounts.ts";
import { DEPENDENCY, type KeycloakConnection } from "./keycloak-connection.ts";

/**
 * Keycloak takes the address or the username at sign-in, so the username is the proven phone number, or else the address
 * (docs/decisions/0020).
 */
export function createKeycloakUsernames(connection: KeycloakConnection, accounts: KeycloakAccounts) {
  const rename = async ({ subject }: KeycloakAccount, username: string): Promise<Result<void>> => {
    const path = `users/${encodeURIComponent(subject)}`;
    const renamed = await connection.call({ method: "PUT", path, body: { username } });
    if (!renamed.ok) return renamed;
    const { status } = renamed.value;
    // Somebody who is gone has no name.
    return status < 300 || status === 404 ? ok() : fail(unavailable(DEPENDENCY));
  };
  const release = async (phone: string, subject: string): Promise<Result<void>> => {
    const former = await accounts.findByUsername(phone);
    if (!former.ok) return former;
    return former.value === null || former.value.subject === subject
      ? ok()
      : rename(former.value, former.value.email);
  };
  /** A realm in which the address is the username drops another without a word. */
  const requireName = async (subject: string, phone: string): Promise<Result<void>> => {
    const account = await accounts.find(subject);
    if (!account.ok) return account;
    return account.value?.phone === phone ? ok() : fail(unavailable(DEPENDENCY));
  };
  const setPhone: IdentityProvider["setPhone"] = async (subject, phone) => {
    const account = await accounts.find(subject);
    if (!account.ok) return account;
    if (account.value === null) return fail(notFound("account"));
    const released = phone === null ? ok() : await release(phone, subject);
    if (!released.ok) return released;
    const renamed = await rename(account.value, phone ?? account.value.email);
    return renamed.ok && phone !== null ? requireName(subject, phone) : renamed;
  };
  /**
   * Whoever changed the address on Keycloak's page has the old one as a username: it would sign in, and nobody else could
   * have it. A name that is taken yet is tried again with the account's next change.
   */
  const alignWithAddress = async (changed: readonly KeycloakAccount[]): Promise<void> => {
    for (const account of changed) {
      const isOld = account.phone === null && account.username !== account.email.toLowerCase();
      if (isOld && account.email !== "") await rename(account, account.email);
    }
  };
  return { setPhone, alignWithAddress };
}
