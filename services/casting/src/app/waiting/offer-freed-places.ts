import type { Actor } from "@callboard/kit/actor.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { applyMove } from "#app/move-submission.ts";
import type { Deps, SubmissionKey, UnitOfWork } from "#app/ports.ts";
import { refusalOfTime } from "#domain/slot.ts";
import { holdEnd, refusalToWait } from "#domain/waiting/waiting.ts";
import type { FreedPlace } from "./waiting-ports.ts";

const BATCH = 200;
const CASTING: Actor = { kind: "system", service: "casting" };

type OfferingDeps = Pick<Deps, "reads" | "now" | "transaction">;

/** Called with a place that could not be offered, and why. */
type OnOfferingFailed = (key: SubmissionKey, error: unknown) => void;

/**
 * Offers the places of slots that were freed, however they were, to the first in line, and holds them. Each offer is a
 * transaction of its own; however many run this, no place is offered twice. Returns how many were offered.
 */
export async function offerFreedPlaces(deps: OfferingDeps, onFailed: OnOfferingFailed): Promise<number> {
  let offered = 0;
  for (const freed of await deps.reads.freedPlaces(deps.now(), BATCH))
    if (await offer(deps, freed, onFailed)) offered += 1;
  return offered;
}

async function offer(deps: OfferingDeps, freed: FreedPlace, onFailed: OnOfferingFailed): Promise<boolean> {
  try {
    const done = await deps.transaction((unit) => offerLocked(deps, unit, freed));
    if (done.ok) return done.value;
    onFailed(freed, new FailureError(done.failure));
  } catch (error) {
    onFailed(freed, error);
  }
  return false;
}

async function offerLocked(
  deps: OfferingDeps,
  unit: UnitOfWork,
  { slotId, ...key }: FreedPlace,
): Promise<Result<boolean>> {
  const submission = await unit.lockSubmission(key);
  const slot = (await unit.lockSlots([slotId])).get(slotId);
  const now = deps.now();
  if (!submission || !slot || (refusalToWait(submission, now) ?? refusalOfTime(slot, now))) return ok(false);
  const place = await unit.inLine(submission.id);
  // Left, or offered by another since it was listed; or somebody else has the place.
  if (place?.slotId !== slotId || place.held) return ok(false);
  if (slot.taken + (await unit.heldPlaces(slotId)) >= slot.capacity) return ok(false);
  const done = await applyMove(unit, {
    submission,
    to: submission.status,
    actor: CASTING,
    now,
    closed: false,
    change: { slotId, auditionStatus: "Offered", auditionExpiresAt: holdEnd(now, slot) },
    event: (after) => ({ kind: "AuditionRequested", submission: after, slotId, cause: "Freed" }),
  });
  if (!done.ok) return done;
  await unit.enterLine(submission.id, { ...place, held: true });
  return ok(true);
}
