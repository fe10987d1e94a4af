import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { OWN_PROVIDER } from "#domain/account.ts";
import { readRegistration, register, type RegistrationInput } from "#domain/registration.ts";
import type { Deps } from "./ports.ts";
import { forSignedIn } from "./signed-in.ts";

/**
 * Chooses the role, once. The role is granted at the identity provider first, which is the source of truth for roles:
 * if a later step fails, repeating the call completes it. Returns the member's id.
 */
export const completeRegistration = forSignedIn<Deps, RegistrationInput, string>(
  async (deps, member, input) => {
    const { userId } = member;
    const now = deps.now();
    const registration = readRegistration(input, now);
    if (!registration.ok) return registration;
    const before = (await deps.reads.accounts([userId])).get(userId);
    if (before === undefined) return fail(notFound("member"));
    const possible = register(before, registration.value, now);
    if (!possible.ok) return possible;
    if (!possible.value.changed) return ok(userId);
    if (before.issuer === OWN_PROVIDER) {
      const given = await deps.provider.addRole(before.subject, registration.value.role);
      if (!given.ok) return given;
    }
    return deps.transaction(async (unit): Promise<Result<string>> => {
      const locked = await unit.lockAccount(userId);
      if (locked === null) return fail(notFound("member"));
      const registered = register(locked, registration.value, now);
      if (!registered.ok) return registered;
      const { account, changed } = registered.value;
      if (!changed) return ok(userId);
      await unit.saveAccount(account);
      const { roles, minor } = account;
      await unit.addEvents(member, [{ kind: "UserRegistered", userId, roles, minor }]);
      return ok(userId);
    });
  },
);
