import type { System } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { knownRoles, OWN_PROVIDER } from "#domain/account.ts";
import type { UserEvent } from "#domain/events.ts";
import { mirrorProvider } from "./mirror-provider.ts";
import type { Deps } from "./ports.ts";
import { GATEWAY, resolveSession } from "./resolve-session.ts";

const IDENTITY: System = { kind: "system", service: "identity" };

/**
 * Makes the owner of an address an admin: grants the role at the provider and registers the member here. Only for the
 * server-side command; not reachable through a request. Returns the member's id.
 */
export async function makeAdmin(deps: Deps, address: string): Promise<Result<string>> {
  const found = await deps.provider.findByEmail(address);
  if (!found.ok) return found;
  if (found.value === null) return fail(notFound("account"));
  const { subject, email, emailVerified, firstName, lastName, roles } = found.value;
  const given = await deps.provider.addRole(subject, "Admin");
  if (!given.ok) return given;
  const session = await resolveSession(deps, GATEWAY, {
    issuer: OWN_PROVIDER,
    subject,
    email,
    emailVerified,
    givenName: firstName,
    familyName: lastName,
    realmRoles: [...roles, "Admin"],
    issuedAt: 0,
    sessionId: "",
    signedInAt: 0,
    userAgent: "",
  });
  if (!session.ok) return session;
  const registered = await registerAdmin(deps, session.value.account.id);
  if (registered.ok) await mirrorProvider(deps);
  return registered;
}

function registerAdmin(deps: Deps, userId: string): Promise<Result<string>> {
  return deps.transaction(async (unit): Promise<Result<string>> => {
    const account = await unit.lockAccount(userId);
    if (account === null) return fail(notFound("member"));
    if (account.registered && account.roles.includes("Admin")) return ok(userId);
    const roles = knownRoles([...account.roles, "Admin"]);
    await unit.saveAccount({
      ...account,
      roles,
      role: "Admin",
      registered: true,
      acceptedTermsAt: deps.now(),
    });
    const event: UserEvent = account.registered
      ? { kind: "UserRoleChanged", userId, roles }
      : { kind: "UserRegistered", userId, roles, minor: account.minor };
    await unit.addEvents(IDENTITY, [event]);
    return ok(userId);
  });
}
