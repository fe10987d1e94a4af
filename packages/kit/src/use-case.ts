import { requireMember, type Actor, type Member } from "./actor.ts";
import type { Result } from "./result.ts";

/** What a person does: decided by who calls, then by what was sent. */
export type UseCase<Deps, Input, Output> = (
  deps: Deps,
  actor: Actor,
  /** What the adapter read; a syntax error in it is answered only to those who may call. */
  input: Result<Input>,
) => Promise<Result<Output>>;

/**
 * A use case for registered members, of these roles if any are named. Its first decisions are always the same ones:
 * signed in, account in order, role, and only then the syntax of the input (`decisionOrder` of the contract).
 */
export function forMembers<Deps, Input, Output>(
  roles: readonly string[] | null,
  run: (deps: Deps, caller: Member, input: Input) => Promise<Result<Output>>,
): UseCase<Deps, Input, Output> {
  return async (deps, actor, input) => {
    const caller = requireMember(actor, roles ?? undefined);
    if (!caller.ok) return caller;
    return input.ok ? run(deps, caller.value, input.value) : input;
  };
}
