import type { Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { OWN_PROVIDER } from "#domain/account.ts";
import { parseRegistration, register } from "#domain/registration.ts";
import type { RegistrationInput } from "#domain/registration.ts";
import type { Deps } from "./ports.ts";
import { requireSignedIn } from "./signed-in.ts";

/**
 * Chooses the role, once. The role is given at the identity provider first, which is the master of roles: if what
 * follows fails, repeating the call mends it. Answers the member's id.
 */
export async function completeRegistration(
  deps: Deps,
  actor: Actor,
  input: RegistrationInput,
): Promise<Result<string>> {
  const signedIn = requireSignedIn(actor);
  if (!signedIn.ok) return signedIn;
  const { userId } = signedIn.value;
  const now = deps.clock();
  const registration = parseRegistration(input, now);
  if (!registration.ok) return registration;
  const [before] = await deps.stores.accounts.byIds([userId]);
  if (before === undefined) return fail(notFound("member"));
  const possible = register(before, registration.value, now);
  if (!possible.ok) return possible;
  if (!possible.value.changed) return ok(userId);
  if (before.issuer === OWN_PROVIDER) {
    const given = await deps.provider.addRole(before.subject, registration.value.role);
    if (!given.ok) return given;
  }
  return deps.transaction(async (tx) => {
    const locked = await tx.accounts.lock(userId);
    if (locked === null) return fail(notFound("member"));
    const registered = register(locked, registration.value, now);
    if (!registered.ok) return registered;
    const { account, changed } = registered.value;
    if (!changed) return ok(userId);
    await tx.accounts.save(account);
    const { roles, minor } = account;
    await tx.publish(actor, [{ about: "user", id: userId, event: { type: "UserRegistered", roles, minor } }]);
    return ok(userId);
  });
}
