import type { Actor, Member } from "@callboard/kit/actor.ts";
import { forbidden, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { UseCase } from "@callboard/kit/use-case.ts";

/** Seconds after signing in within which a member may export their data or close the account. */
const RECENT_SECONDS = 300;

interface Options {
  /** Whether a suspended member may call it. */
  readonly suspended: boolean;
  /** Whether a recent sign-in is required. */
  readonly recent: boolean;
}

/**
 * A use case on the caller's own record, for every member with a role; `options` decide whether suspended members may
 * call it. FORBIDDEN SIGN_IN_AGAIN if the sign-in is unknown or more than five minutes old.
 */
export function forOwner<Deps extends { readonly now: () => Date }, Input, Output>(
  options: Options,
  run: (deps: Deps, owner: Member, input: Input) => Promise<Result<Output>>,
): UseCase<Deps, Input, Output> {
  return async (deps, actor, input) => {
    const owner = requireOwner(actor, options, deps.now());
    if (!owner.ok) return owner;
    return input.ok ? run(deps, owner.value, input.value) : input;
  };
}

function requireOwner(actor: Actor, { suspended, recent }: Options, now: Date): Result<Member> {
  if (actor.kind !== "member") return fail(unauthenticated());
  if (actor.suspended && !suspended) return fail(forbidden("SUSPENDED", "Your account is suspended."));
  if (!actor.registered) return fail(forbidden("REGISTRATION", "Complete your registration first."));
  const age = now.getTime() / 1_000 - (actor.signedInAt ?? 0);
  if (recent && age > RECENT_SECONDS)
    return fail(forbidden("SIGN_IN_AGAIN", "Sign in again to do this: your last sign-in is too long ago."));
  return ok(actor);
}
