import { LIMITS } from "@callboard/catalog/limits.ts";
import { forbidden, notFound } from "@callboard/kit/failure.ts";
import { optional, optionalParagraph } from "@callboard/kit/fields.ts";
import { isKeepable } from "@callboard/kit/time/instants.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { reinstate, suspend, type Suspension } from "#domain/account-state/account-state.ts";
import type { Change } from "#app/fields/write-account.ts";
import { writeGuarded } from "#app/fields/write-guarded.ts";
import type { Deps } from "#app/ports.ts";

interface Input {
  readonly userId: string;
  readonly suspended: boolean;
  readonly reason?: string | null | undefined;
  /** ISO 8601 instant; null suspends indefinitely. */
  readonly until?: string | null | undefined;
}

/** Validates the reason and the end: a suspension needs a reason, and its end must be in the future. */
function readSuspension(input: Input, now: Date): Result<Suspension> {
  const schema = z.object({
    reason: optionalParagraph(LIMITS.commentLength).refine(
      (reason) => !input.suspended || reason !== null,
      rule("REQUIRED", "is required to suspend somebody."),
    ),
    until: optional(
      z
        .string()
        .refine(
          (text) => z.iso.datetime({ offset: true }).safeParse(text).success && isKeepable(new Date(text)),
          {
            ...rule("DATE", "must be an instant, such as 2026-05-31T10:00:00Z."),
            abort: true,
          },
        )
        .refine((text) => new Date(text) > now, rule("IN_THE_PAST", "must be in the future.")),
    ),
  });
  return map(validate(schema, input), ({ reason, until }) => ({
    reason,
    until: until === null ? null : new Date(until),
  }));
}

/**
 * Suspends a member with a reason and an optional end, or reinstates one. Not possible on one's own record; the last
 * active admin is CONFLICT LAST_ADMIN. Audited; ends the sessions; repeating it changes nothing. Returns the member's
 * id.
 */
export const setUserSuspended = forMembers<Deps, Input, string>(["Admin"], async (deps, caller, input) => {
  const { userId, suspended } = input;
  const target = (await deps.reads.accounts([userId])).get(userId);
  if (target === undefined) return fail(notFound("member"));
  if (userId === caller.userId) return fail(forbidden("OWNERSHIP", "You cannot suspend yourself."));
  const suspension = readSuspension(input, deps.now());
  if (!suspension.ok) return suspension;
  const change: Change = {
    field: "Suspended",
    apply: (account) => (suspended ? suspend(account, suspension.value) : reinstate(account)),
    eventOf: ({ id }) => ({ kind: suspended ? "UserSuspended" : "UserReinstated", userId: id }),
  };
  const { reason } = suspension.value;
  const written = await writeGuarded(deps, caller, { operation: "setUserSuspended", userId, change, reason });
  return written.ok ? ok(userId) : written;
});
