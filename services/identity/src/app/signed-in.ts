import type { Actor, Member } from "@callboard/kit/actor.ts";
import { forbidden, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { UseCase } from "@callboard/kit/use-case.ts";

/** The caller must be signed in and not suspended; registration may be incomplete. */
function requireSignedIn(actor: Actor): Result<Member> {
  if (actor.kind !== "member") return fail(unauthenticated());
  return actor.suspended ? fail(forbidden("SUSPENDED", "Your account is suspended.")) : ok(actor);
}

/** Like kit's `forMembers`, for operations that are also allowed before registration is complete. */
export function forSignedIn<Deps, Input, Output>(
  run: (deps: Deps, caller: Member, input: Input) => Promise<Result<Output>>,
): UseCase<Deps, Input, Output> {
  return async (deps, actor, input) => {
    const caller = requireSignedIn(actor);
    if (!caller.ok) return caller;
    return input.ok ? run(deps, caller.value, input.value) : input;
  };
}

/** Before completing registration, a member may access only their own record. */
export function requireOwnOrRegistered(caller: Member, userId: string): Result<void> {
  return caller.registered || caller.userId === userId
    ? ok()
    : fail(forbidden("REGISTRATION", "Complete your registration first."));
}
