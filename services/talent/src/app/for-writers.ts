import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { forbidden, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { UseCase } from "@callboard/kit/use-case.ts";
import { isHidden } from "#domain/member.ts";
import { mayWrite, requireWriter } from "#domain/policy.ts";
import type { Deps } from "./ports.ts";

/** The member whose profile is written; null means the caller's own. */
export interface Target {
  readonly userId: string | null;
}

/** The member whose profile is written, and the writer. */
export interface Writing {
  readonly writer: Member;
  readonly userId: string;
}

/**
 * Like kit's `forMembers`, for profile writes, which are also allowed before registration. Checks in order: signed in
 * and not suspended; own record or registered; valid input; may write the member. A member who does not exist or is
 * hidden from the caller is NOT_FOUND; one who is visible but not the caller's to write is FORBIDDEN.
 */
export function forWriters<Input extends Target, Output>(
  run: (deps: Deps, writing: Writing, input: Input) => Promise<Result<Output>>,
): UseCase<Deps, Input, Output> {
  return async (deps, actor, input) => {
    const caller = requireWriter(actor);
    if (!caller.ok) return caller;
    const writer = caller.value;
    const userId = input.ok ? (input.value.userId ?? writer.userId) : null;
    // Before registration only the own record can be written, regardless of the rest of the input.
    if (!writer.registered && userId !== writer.userId)
      return fail(forbidden("REGISTRATION", "Complete your registration first."));
    if (!input.ok) return input;
    const writing = { writer, userId: userId ?? writer.userId };
    const allowed = await requireWritable(deps, writing);
    return allowed.ok ? run(deps, writing, input.value) : allowed;
  };
}

async function requireWritable(deps: Deps, { writer, userId }: Writing): Promise<Result<void>> {
  const allowed = mayWrite(writer, userId);
  const isAdmin = hasRole(writer, "Admin");
  // The token's permissions suffice, except for admins, whose permissions do not prove that the member exists.
  if (allowed.ok && !isAdmin) return ok();
  const found = await deps.upstreams.batchGetMembers([userId]);
  if (!found.ok) return found;
  const member = found.value.get(userId);
  const isOpen = isAdmin || writer.userId === userId || !isHidden(member ?? null);
  return member !== undefined && isOpen ? allowed : fail(notFound("member"));
}
