import { conflict, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { asKnownTo } from "#domain/announcement.ts";
import { nextStatus } from "#domain/transitions.ts";
import { closedProject } from "#domain/position.ts";
import { ALL_ROLES, isCompanySide } from "#domain/policy.ts";
import { takenSlot, type Submission } from "#domain/submission.ts";
import { lockAuthorized, isClosed, type FullKey } from "./visible-submission.ts";
import { cachedSlots } from "./read-through.ts";
import { lockSlot, needUsable } from "./lock-slot.ts";
import { applyKnownMove } from "./known-move.ts";
import type { UnitOfWork, Deps } from "./ports.ts";

interface Input {
  readonly key: FullKey;
  readonly slotId: string;
}

/**
 * Takes a place in a slot: as the invited talent or agent, or as casting for someone who confirmed by phone. Capacity
 * is never exceeded; the failure for a full slot names free ones. The same slot again changes nothing.
 */
export const confirmAudition = forMembers<Deps, Input, void>(ALL_ROLES, async (deps, member, input) => {
  const { key, slotId } = input;
  const slots = await cachedSlots(deps, [slotId]);
  if (!slots.ok) return slots;
  const closed = await isClosed(deps, key.projectId);
  if (!closed.ok) return closed;
  return deps.transaction(async (unit) => {
    const found = await lockAuthorized(unit, member, key);
    if (!found.ok) return found;
    const { submission, relation } = found.value;
    const now = deps.now();
    if (slots.value.get(slotId)?.projectId !== submission.projectId) return fail(notFound("audition time"));
    const known = asKnownTo(relation, submission);
    const next = nextStatus(known.status, "confirm audition");
    if (!next.ok) return next;
    if (takenSlot(submission) === slotId) return ok();
    if (!isCompanySide(relation) && isExpired(known, now))
      return fail(conflict("NOT_INVITED", "This audition request has expired.", { state: "Expired" }));
    if (closed.value) return fail(closedProject(next.value));
    const taken = await takePlace(unit, { submission, slotId, now });
    if (!taken.ok) return taken;
    const change = { slotId, auditionStatus: "Confirmed", auditionExpiresAt: null } as const;
    const event = (after: Submission) => ({ kind: "AuditionConfirmed", submission: after, slotId }) as const;
    const done = await applyKnownMove(unit, {
      submission,
      to: next.value,
      actor: member,
      now,
      change,
      event,
      closed: false,
    });
    return done.ok ? ok() : done;
  });
});

function isExpired({ status, auditionExpiresAt }: Submission, now: Date): boolean {
  return status === "AuditionRequested" && auditionExpiresAt !== null && auditionExpiresAt <= now;
}

async function takePlace(
  unit: UnitOfWork,
  { submission, slotId, now }: { submission: Submission; slotId: string; now: Date },
): Promise<Result<void>> {
  const { projectId } = submission;
  const slot = await lockSlot(unit, { slotId, projectId, former: takenSlot(submission) });
  if (!slot.ok) return slot;
  const usable = await needUsable(unit, slot.value, { submissionId: submission.id, now });
  if (usable.ok) await unit.addTaken(new Map([[slotId, 1]]));
  return usable;
}
