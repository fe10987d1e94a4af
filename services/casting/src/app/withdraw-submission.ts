import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { forbidden, invalidField } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { asAnnounced } from "#domain/announcement.ts";
import { nextStatus } from "#domain/moves.ts";
import { TALENT_ROLES, talentSide } from "#domain/policy.ts";
import { checkText } from "#domain/submission-input.ts";
import { asSeen, lockSeen, type FullKey, type Seen } from "./find-submission.ts";
import { applyMove } from "./move-submission.ts";
import type { Deps } from "./ports.ts";

/** Takes a submission back, from any state; from Booked with a reason. Frees its slot and its place. */
export async function withdrawSubmission(
  deps: Deps,
  actor: Actor,
  input: { readonly key: FullKey; readonly reason: string | null },
): Promise<Result<Seen>> {
  const caller = requireMember(actor, TALENT_ROLES);
  if (!caller.ok) return caller;
  return deps.transaction(async (tx) => {
    const found = await lockSeen(tx, actor, input.key);
    if (!found.ok) return found;
    const { submission, relation } = found.value;
    if (!talentSide(caller.value, submission.userId)) return fail(forbidden("OWNERSHIP"));
    const reason = checkText(input.reason, "reason", LIMITS.noteLength);
    if (!reason.ok) return reason;
    const next = nextStatus(submission.status, "withdraw");
    if (!next.ok) return next;
    if (next.value === submission.status) return found;
    // Of a booking that was not announced the talent knows nothing.
    if (asAnnounced(submission).status === "Booked" && reason.value === null)
      return fail(invalidField("reason", "REQUIRED", "Say why a booking is taken back."));
    const after = await applyMove(tx, {
      submission,
      to: next.value,
      actor,
      now: deps.clock(),
      reason: reason.value,
      closed: false,
      event: (withdrawn) => ({ type: "SubmissionWithdrawn", submission: withdrawn, from: submission.status }),
    });
    return after.ok ? ok(asSeen({ submission: after.value, relation })) : after;
  });
}
