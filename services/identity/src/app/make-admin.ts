import type { Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { knownRoles, OWN_PROVIDER } from "#domain/account.ts";
import type { Deps } from "./ports.ts";
import { mirrorProvider } from "./mirror-provider.ts";
import { resolveSession } from "./resolve-session.ts";

const SYSTEM: Actor = { kind: "system", service: "identity" };
const EDGE: Actor = { kind: "system", service: "gateway" };

/**
 * Makes the owner of an address an admin: the role at the provider, and a registered member here. For the command on
 * the server alone; no request leads here. Answers the member's id.
 */
export async function makeAdmin(deps: Deps, email: string): Promise<Result<string>> {
  const found = await deps.provider.findByEmail(email);
  if (!found.ok) return found;
  if (found.value === null) return fail(notFound("account"));
  const { subject, emailVerified, firstName, lastName, roles } = found.value;
  const given = await deps.provider.addRole(subject, "Admin");
  if (!given.ok) return given;
  const facts = { issuer: OWN_PROVIDER, subject, email: found.value.email, emailVerified };
  const token = {
    ...facts,
    givenName: firstName,
    familyName: lastName,
    realmRoles: [...roles, "Admin"],
    issuedAt: 0,
  };
  const session = await resolveSession(deps, EDGE, token);
  if (!session.ok) return session;
  const { id } = session.value.account;
  const registered = await deps.transaction(async (tx) => {
    const account = await tx.accounts.lock(id);
    if (account === null) return fail(notFound("member"));
    if (account.registered && account.roles.includes("Admin")) return ok(id);
    const all = knownRoles([...account.roles, "Admin"]);
    await tx.accounts.save({
      ...account,
      roles: all,
      role: "Admin",
      registered: true,
      acceptedTermsAt: deps.clock(),
    });
    const event = account.registered
      ? ({ type: "UserRoleChanged", roles: all } as const)
      : ({ type: "UserRegistered", roles: all, minor: account.minor } as const);
    await tx.publish(SYSTEM, [{ about: "user", id, event }]);
    return ok(id);
  });
  if (registered.ok) await mirrorProvider(deps);
  return registered;
}
