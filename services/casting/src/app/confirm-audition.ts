import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { conflict, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { nextStatus } from "#domain/moves.ts";
import { closedProject } from "#domain/position.ts";
import { ALL_ROLES, isCompanySide } from "#domain/policy.ts";
import { takenSlot, type Submission } from "#domain/submission.ts";
import { lockSeen, isClosed, needAnnounced, type FullKey } from "./find-submission.ts";
import { knownSlots } from "./known.ts";
import { lockSlot, needUsable } from "./lock-slot.ts";
import { applyMove } from "./move-submission.ts";
import type { Changes, Deps } from "./ports.ts";

/**
 * Takes a place of a slot: the talent or agent who is invited, or casting for someone who confirmed by phone. The
 * capacity is never exceeded; a full slot names others. The same slot again changes nothing.
 */
export async function confirmAudition(
  deps: Deps,
  actor: Actor,
  input: { readonly key: FullKey; readonly slotId: string },
): Promise<Result<void>> {
  const caller = requireMember(actor, ALL_ROLES);
  if (!caller.ok) return caller;
  const { key, slotId } = input;
  const slots = await knownSlots(deps, [slotId]);
  if (!slots.ok) return slots;
  const closed = await isClosed(deps, key.projectId);
  if (!closed.ok) return closed;
  return deps.transaction(async (tx) => {
    const found = await lockSeen(tx, actor, key);
    if (!found.ok) return found;
    const { submission, relation } = found.value;
    const now = deps.clock();
    if (slots.value.get(slotId)?.projectId !== submission.projectId) return fail(notFound("audition time"));
    const waiting = needAnnounced(submission, relation);
    if (!waiting.ok) return waiting;
    const next = nextStatus(submission.status, "confirm audition");
    if (!next.ok) return next;
    if (takenSlot(submission) === slotId) return ok();
    if (!isCompanySide(relation) && isExpired(submission, now))
      return fail(conflict("NOT_INVITED", "The invitation has run out.", { state: "Expired" }));
    if (closed.value) return fail(closedProject(next.value));
    const taken = await takePlace(tx, { submission, slotId, now });
    if (!taken.ok) return taken;
    const change = { slotId, auditionStatus: "Confirmed", auditionExpiresAt: null } as const;
    const event = (after: Submission) => ({ type: "AuditionConfirmed", submission: after, slotId }) as const;
    const done = await applyMove(tx, {
      submission,
      to: next.value,
      actor,
      now,
      change,
      event,
      closed: false,
    });
    return done.ok ? ok() : done;
  });
}

function isExpired({ status, auditionExpiresAt }: Submission, now: Date): boolean {
  return status === "AuditionRequested" && auditionExpiresAt !== null && auditionExpiresAt <= now;
}

async function takePlace(
  tx: Changes,
  { submission, slotId, now }: { submission: Submission; slotId: string; now: Date },
): Promise<Result<void>> {
  const { projectId } = submission;
  const slot = await lockSlot(tx, { slotId, projectId, former: takenSlot(submission) });
  if (!slot.ok) return slot;
  const usable = await needUsable(tx, slot.value, now);
  if (usable.ok) await tx.addTaken(slotId, 1);
  return usable;
}
