import type { EngineAddress } from "#dev/engines/real/engine.ts";
import type { Places } from "#dev/start/settings.ts";
import { DEMO_PASSWORD, type Member } from "#dev/seed/people.ts";

/** Creates the demo sign-ins at the embedded identity provider through its admin API. */
export async function writeEmbeddedAccounts(
  members: readonly Member[],
  places: Places,
  adminSecret: string,
): Promise<void> {
  for (const member of members) {
    const answer = await fetch(`http://127.0.0.1:${places.http.identityProvider}/internal/admin/accounts`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${adminSecret}` },
      body: JSON.stringify({
        id: member.id,
        email: member.email,
        password: DEMO_PASSWORD,
        firstName: member.firstName,
        lastName: member.lastName,
        emailVerified: true,
        roles: [member.role],
      }),
    });
    if (!answer.ok && answer.status !== 409)
      throw new Error(
        `The account ${member.email} could not be created: the provider responded with ${answer.status}.`,
      );
  }
}

/** The same at Keycloak, with the same ids. */
export async function writeKeycloakAccounts(
  members: readonly Member[],
  keycloak: EngineAddress,
): Promise<void> {
  // Loaded only if needed, as in system.ts.
  const { importAccounts } = await import("../../../deploy/keycloak/import-accounts.ts");
  const { REALM } = await import("../../../deploy/keycloak/realm.ts");
  const { url, user = "", password = "" } = keycloak;
  const accounts = members.map(({ id, email, firstName, lastName, role }) => ({
    id,
    email,
    firstName,
    lastName,
    roles: [role],
    password: DEMO_PASSWORD,
  }));
  await importAccounts({ url, user, password }, REALM, accounts);
}
