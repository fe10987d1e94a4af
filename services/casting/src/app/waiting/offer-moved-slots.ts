import { ok, type Result } from "@callboard/kit/result.ts";
import { usualInviteEnd } from "./invite-end.ts";
import { applyMove } from "#app/move-submission.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { CASTING, sweepDue, type OnSweepFailed, type SweepDeps } from "#app/sweep-due.ts";
import type { Submission } from "#domain/submission.ts";
import { refusalOfTime, type Slot } from "#domain/slot.ts";
import { nextStatus } from "#domain/transitions.ts";
import type { MovedOffer } from "./waiting-ports.ts";

/**
 * Invites everyone again who was invited to a slot, or had confirmed it, before its time or place changed. Places of
 * people who had confirmed are held for them until the new invitation ends; whoever is in line stays there, with the new
 * time. Each is its own transaction. Returns how many were changed.
 */
export function offerMovedSlots(deps: SweepDeps, onFailed: OnSweepFailed): Promise<number> {
  return sweepDue(
    deps,
    { list: deps.reads.movedOffers, act: (unit, moved) => offerLocked(deps, unit, moved) },
    onFailed,
  );
}

async function offerLocked(
  deps: SweepDeps,
  unit: UnitOfWork,
  { slotId, movedAt, ...key }: MovedOffer,
): Promise<Result<boolean>> {
  const submission = await unit.lockSubmission(key);
  const slot = (await unit.lockSlots([slotId])).get(slotId);
  const now = deps.now();
  // Responded to, moved elsewhere or decided since it was listed.
  if (!submission || submission.updatedAt >= movedAt) return ok(false);
  if (!slot || refusalOfTime(slot, now)) return ok(false);
  if (submission.slotId !== slotId) return keepInLine(unit, submission, slot, now);
  const next = nextStatus(submission.status, "offer again");
  if (!next.ok) return ok(false);
  // Joins the line before the place is given back, so that no one else can take it in between.
  if (submission.status === "AuditionConfirmed")
    await unit.enterLine(submission.id, { slotId, since: now, held: true });
  const auditionExpiresAt = await usualInviteEnd(unit, submission, now, slot);
  const done = await applyMove(unit, {
    submission,
    to: next.value,
    actor: CASTING,
    now,
    closed: false,
    change: { slotId, auditionStatus: "Offered", auditionExpiresAt },
    event: (after) => ({ kind: "AuditionRequested", submission: after, slotId, cause: "Moved" }),
  });
  return done.ok ? ok(true) : done;
}

/** Whoever waits for a place in the slot waits for it until it begins, as before. */
async function keepInLine(
  unit: UnitOfWork,
  submission: Submission,
  slot: Slot,
  now: Date,
): Promise<Result<boolean>> {
  const place = await unit.inLine(submission.id);
  if (place?.slotId !== slot.id || submission.status !== "AuditionRequested") return ok(false);
  const { status: from } = submission;
  const done = await applyMove(unit, {
    submission,
    to: from,
    actor: CASTING,
    now,
    closed: false,
    change: { auditionExpiresAt: slot.startsAt },
    event: (after) => ({ kind: "SubmissionStatusChanged", submission: after, from, companyOnly: true }),
  });
  return done.ok ? ok(true) : done;
}
