import type { Actor, Member } from "@callboard/kit/actor.ts";
import { forbidden, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { UseCase } from "@callboard/kit/use-case.ts";

/** Seconds after a sign-in in which somebody may take all their data, or close the account. */
const RECENT_SECONDS = 300;

interface Options {
  /** Whether a suspended member may call it too. */
  readonly suspended: boolean;
  /** Whether the sign-in has to be recent. */
  readonly recent: boolean;
}

/**
 * A use case on the own record for everybody with a role, whether suspended or not as `options` say. FORBIDDEN
 * SIGN_IN_AGAIN where the sign-in is longer ago than five minutes, or unknown.
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
