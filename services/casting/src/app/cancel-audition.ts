import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { nextStatus } from "#domain/moves.ts";
import { ALL_ROLES, isCompanySide } from "#domain/policy.ts";
import { checkText } from "#domain/submission-input.ts";
import type { Submission } from "#domain/submission.ts";
import { lockSeen, isClosed, needAnnounced, type FullKey } from "./find-submission.ts";
import { applyMove } from "./move-submission.ts";
import type { Deps } from "./ports.ts";

/** Declines as talent or agent, or calls off as casting; frees the place. Cancelled again changes nothing. */
export async function cancelAudition(
  deps: Deps,
  actor: Actor,
  input: { readonly key: FullKey; readonly reason: string | null },
): Promise<Result<void>> {
  const caller = requireMember(actor, ALL_ROLES);
  if (!caller.ok) return caller;
  const closed = await isClosed(deps, input.key.projectId);
  if (!closed.ok) return closed;
  return deps.transaction(async (tx) => {
    const found = await lockSeen(tx, actor, input.key);
    if (!found.ok) return found;
    const { submission, relation } = found.value;
    const reason = checkText(input.reason, "reason", LIMITS.noteLength);
    if (!reason.ok) return reason;
    const waiting = needAnnounced(submission, relation);
    if (!waiting.ok) return waiting;
    if (isCancelled(submission)) return ok();
    const byCompany = isCompanySide(relation);
    const next = nextStatus(submission.status, byCompany ? "call off audition" : "decline audition");
    if (!next.ok) return next;
    if (next.value === submission.status) return ok();
    const slotId = submission.slotId ?? "";
    const cancelledBy = byCompany ? "company" : relation;
    const done = await applyMove(tx, {
      submission,
      to: next.value,
      actor,
      now: deps.clock(),
      reason: reason.value,
      closed: closed.value,
      change: { auditionStatus: byCompany ? "Cancelled" : "Declined" },
      event: (after) => ({ type: "AuditionCancelled", submission: after, slotId, cancelledBy }),
    });
    return done.ok ? ok() : done;
  });
}

/** The audition was cancelled before, by whichever side, and nothing happened since. */
function isCancelled({ status, auditionStatus }: Submission): boolean {
  const isOver = auditionStatus === "Cancelled" || auditionStatus === "Declined";
  return isOver && (status === "Selected" || status === "AuditionDeclined");
}
