import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { forbidden, invalidField } from "@callboard/kit/failure.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { callsBack } from "#domain/announcement.ts";
import { nextStatus, STATUS_WORDS, type Action } from "#domain/moves.ts";
import { COMPANY_ROLES, isCompanySide } from "#domain/policy.ts";
import { inviteEnd } from "#domain/slot.ts";
import type { Change, Submission } from "#domain/submission.ts";
import { lockSeen, isClosed, type FullKey } from "./find-submission.ts";
import { applyMove, callBack } from "./move-submission.ts";
import type { Deps } from "./ports.ts";

/**
 * Sets a state by its word, as casting. The same state again changes and publishes nothing; the state before a booking
 * or a pass calls it back as long as nobody was told.
 */
export function updateBookingStatus(
  deps: Deps,
  actor: Actor,
  input: { readonly key: FullKey; readonly status: string },
): Promise<Result<void>> {
  return decide(deps, actor, {
    key: input.key,
    callsBack: (submission) => callsBack(submission, input.status),
    action: readWord(input.status),
  });
}

function readWord(status: string): Result<Action> {
  const word = STATUS_WORDS.find((known) => known === status);
  if (word) return ok<Action>(`set ${word}`);
  const message = `status is one of ${STATUS_WORDS.join(", ")}; the rest have operations of their own.`;
  return fail(invalidField("status", "CATALOG", message));
}

/** Books or declines. What was promised is released; the same answer again changes nothing. */
export function answerBooking(
  deps: Deps,
  actor: Actor,
  input: { readonly key: FullKey; readonly booked: boolean },
): Promise<Result<void>> {
  const action = ok<Action>(input.booked ? "book" : "decline");
  return decide(deps, actor, { key: input.key, callsBack: () => false, action });
}

interface Decision {
  readonly key: FullKey;
  readonly callsBack: (submission: Submission) => boolean;
  readonly action: Result<Action>;
}

async function decide(
  deps: Deps,
  actor: Actor,
  { key, callsBack: isUndo, action }: Decision,
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
    const now = deps.clock();
    if (isUndo(submission))
      return map(await callBack(tx, { submission, actor, now, closed: closed.value }), () => undefined);
    if (!action.ok) return action;
    const next = nextStatus(submission.status, action.value);
    if (!next.ok) return next;
    if (next.value === submission.status) return ok();
    const change = next.value === "AuditionRequested" ? openInvitation(submission, now) : {};
    const done = await applyMove(tx, {
      submission,
      to: next.value,
      actor,
      now,
      change,
      closed: closed.value,
      delays: deps.delays,
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
