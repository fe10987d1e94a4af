import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { forbidden, invalidField } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { nextStatus, STATUS_WORDS, type Action } from "#domain/moves.ts";
import { COMPANY_ROLES, isCompanySide } from "#domain/policy.ts";
import { inviteEnd } from "#domain/slot.ts";
import type { Change, Submission } from "#domain/submission.ts";
import { lockSeen, isClosed, type FullKey } from "./find-submission.ts";
import { applyMove } from "./move-submission.ts";
import type { Deps } from "./ports.ts";

/** Sets a state by its word, as casting. The same state again changes and publishes nothing. */
export function updateBookingStatus(
  deps: Deps,
  actor: Actor,
  input: { readonly key: FullKey; readonly status: string },
): Promise<Result<void>> {
  const word = STATUS_WORDS.find((known) => known === input.status);
  if (!word)
    return Promise.resolve(
      fail(
        invalidField(
          "status",
          "CATALOG",
          `status is one of ${STATUS_WORDS.join(", ")}; the rest have operations of their own.`,
        ),
      ),
    );
  return decide(deps, actor, { key: input.key, action: `set ${word}` });
}

/** Books or declines. What was promised is released; the same answer again changes nothing. */
export function answerBooking(
  deps: Deps,
  actor: Actor,
  input: { readonly key: FullKey; readonly booked: boolean },
): Promise<Result<void>> {
  return decide(deps, actor, { key: input.key, action: input.booked ? "book" : "decline" });
}

async function decide(
  deps: Deps,
  actor: Actor,
  { key, action }: { key: FullKey; action: Action },
): Promise<Result<void>> {
  const caller = requireMember(actor, COMPANY_ROLES);
  if (!caller.ok) return caller;
  const closed = await isClosed(deps, key.projectId);
  if (!closed.ok) return closed;
  return deps.transaction(async (tx) => {
    const found = await lockSeen(tx, actor, key);
    if (!found.ok) return found;
    const { submission, relation } = found.value;
    if (!isCompanySide(relation)) return fail(forbidden("OWNERSHIP"));
    const next = nextStatus(submission.status, action);
    if (!next.ok) return next;
    if (next.value === submission.status) return ok();
    const now = deps.clock();
    const change = next.value === "AuditionRequested" ? openInvitation(submission, now) : {};
    const done = await applyMove(tx, {
      submission,
      to: next.value,
      actor,
      now,
      change,
      closed: closed.value,
    });
    return done.ok ? ok() : done;
  });
}

/** An invitation by its word alone: for the usual time, and the talent chooses the slot. */
function openInvitation(submission: Submission, now: Date): Change {
  return {
    slotId: null,
    auditionStatus: "Offered",
    auditionExpiresAt: inviteEnd(now, null, null),
    auditionMessage: null,
    formerStatus: submission.status,
  };
}
