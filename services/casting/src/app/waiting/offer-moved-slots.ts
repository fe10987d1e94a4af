import type { Actor } from "@callboard/kit/actor.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { applyMove } from "#app/move-submission.ts";
import type { Deps, SubmissionKey, UnitOfWork } from "#app/ports.ts";
import { inviteEnd, refusalOfTime } from "#domain/slot.ts";
import { nextStatus } from "#domain/transitions.ts";
import type { MovedOffer } from "./waiting-ports.ts";

const BATCH = 200;
const CASTING: Actor = { kind: "system", service: "casting" };

type OfferingDeps = Pick<Deps, "reads" | "now" | "transaction">;

/** Called with an invitation that could not be repeated, and why. */
type OnOfferingFailed = (key: SubmissionKey, error: unknown) => void;

/**
 * Asks everybody again who was invited to a slot, or had confirmed it, before it was put to another time or place. The
 * places of those who had confirmed are held for them until the new invitation ends. Each is a transaction of its own.
 * Returns how many were asked.
 */
export async function offerMovedSlots(deps: OfferingDeps, onFailed: OnOfferingFailed): Promise<number> {
  const now = deps.now();
  let offered = 0;
  let last: MovedOffer | null = null;
  for (;;) {
    const batch: readonly MovedOffer[] = await deps.reads.movedOffers(now, last, BATCH);
    for (const one of batch) if (await offer(deps, one, onFailed)) offered += 1;
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH) return offered;
  }
}

async function offer(deps: OfferingDeps, one: MovedOffer, onFailed: OnOfferingFailed): Promise<boolean> {
  try {
    const done = await deps.transaction((unit) => offerLocked(deps, unit, one));
    if (done.ok) return done.value;
    onFailed(one, new FailureError(done.failure));
  } catch (error) {
    onFailed(one, error);
  }
  return false;
}

async function offerLocked(
  deps: OfferingDeps,
  unit: UnitOfWork,
  { slotId, movedAt, ...key }: MovedOffer,
): Promise<Result<boolean>> {
  const submission = await unit.lockSubmission(key);
  const slot = (await unit.lockSlots([slotId])).get(slotId);
  const now = deps.now();
  // Answered, moved elsewhere or decided since it was listed.
  if (!submission || submission.slotId !== slotId || submission.updatedAt >= movedAt) return ok(false);
  if (!slot || refusalOfTime(slot, now)) return ok(false);
  const next = nextStatus(submission.status, "offer again");
  if (!next.ok) return ok(false);
  const hadConfirmed = submission.status === "AuditionConfirmed";
  const done = await applyMove(unit, {
    submission,
    to: next.value,
    actor: CASTING,
    now,
    closed: false,
    change: { slotId, auditionStatus: "Offered", auditionExpiresAt: inviteEnd(now, slot, null) },
    event: (after) => ({ kind: "AuditionRequested", submission: after, slotId, cause: "Moved" }),
  });
  if (!done.ok) return done;
  if (hadConfirmed) await unit.enterLine(submission.id, { slotId, since: now, held: true });
  return ok(true);
}
