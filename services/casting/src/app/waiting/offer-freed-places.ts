import { ok, type Result } from "@callboard/kit/result.ts";
import { applyMove } from "#app/move-submission.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { CASTING, sweepDue, type OnSweepFailed, type SweepDeps } from "#app/sweep-due.ts";
import { refusalOfTime } from "#domain/slot.ts";
import { holdEnd, refusalToWait } from "#domain/waiting/waiting.ts";
import type { FreedPlace } from "./waiting-ports.ts";

/**
 * Offers places that became free, for whatever reason, to the first in line, and holds them. Each offer is its own
 * transaction, so that one that fails holds up no other, and no place is offered twice under concurrency. Returns how many were offered.
 */
export function offerFreedPlaces(deps: SweepDeps, onFailed: OnSweepFailed): Promise<number> {
  return sweepDue(
    deps,
    { list: deps.reads.freedPlaces, act: (unit, freed) => offerLocked(deps, unit, freed) },
    onFailed,
  );
}

async function offerLocked(
  deps: SweepDeps,
  unit: UnitOfWork,
  { slotId, ...key }: FreedPlace,
): Promise<Result<boolean>> {
  const submission = await unit.lockSubmission(key);
  const slot = (await unit.lockSlots([slotId])).get(slotId);
  const now = deps.now();
  if (!submission || !slot || (refusalToWait(submission, now) ?? refusalOfTime(slot, now))) return ok(false);
  const place = await unit.inLine(submission.id);
  // Left the line, or offered by another process since it was listed; or the place is taken.
  if (place?.slotId !== slotId || place.held) return ok(false);
  if (slot.taken + (await unit.heldPlaces(slotId)) >= slot.capacity) return ok(false);
  const done = await applyMove(unit, {
    submission,
    to: submission.status,
    actor: CASTING,
    now,
    closed: false,
    keepsLine: true,
    change: { slotId, auditionStatus: "Offered", auditionExpiresAt: holdEnd(now, slot) },
    event: (after) => ({ kind: "AuditionRequested", submission: after, slotId, cause: "Freed" }),
  });
  if (!done.ok) return done;
  await unit.enterLine(submission.id, { ...place, held: true });
  return ok(true);
}
