import type { Actor, Member } from "@callboard/kit/actor.ts";
import { forbidden, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";

/** Signed in and not suspended; registration may still be open. */
export function requireSignedIn(actor: Actor): Result<Member> {
  if (actor.kind !== "member") return fail(unauthenticated());
  return actor.suspended ? fail(forbidden("SUSPENDED", "This account is suspended.")) : ok(actor);
}

/** The same for what concerns one member: before registration is completed, only the own record. */
export function requireOwnOrRegistered(actor: Member, userId: string): Result<Member> {
  return actor.registered || actor.userId === userId
    ? ok(actor)
    : fail(forbidden("REGISTRATION", "Complete your registration first."));
}
