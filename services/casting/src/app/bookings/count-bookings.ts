import { notFound, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { BookedCounts } from "#domain/events.ts";
import { positionFilled, tooFewPlaces } from "#domain/position.ts";
import type { Submission } from "#domain/submission.ts";
import type { LockedPosition, UnitOfWork } from "#app/ports.ts";

/** A submission before and after a move. */
export interface Step {
  readonly before: Submission;
  readonly after: Submission;
}

const bookedDifference = ({ before, after }: Step): number =>
  Number(after.status === "Booked") - Number(before.status === "Booked");

/** Positions whose bookings change by the steps, locked. */
export async function lockCountedPositions(
  unit: UnitOfWork,
  steps: readonly Step[],
): Promise<ReadonlyMap<string, LockedPosition>> {
  const ids = steps.filter((step) => bookedDifference(step) !== 0).map(({ after }) => after.positionId);
  return ids.length === 0 ? new Map() : unit.lockPositions([...new Set(ids)]);
}

/**
 * The count of each locked position after each step that changes it; a step beyond the quantity is refused, even under
 * concurrency.
 */
export function countBookings(
  positions: ReadonlyMap<string, LockedPosition>,
  steps: readonly Step[],
): ReadonlyMap<Step, Result<BookedCounts>> {
  const counting = steps.filter((step) => bookedDifference(step) !== 0);
  const booked = new Map([...positions].map(([id, { bookedCount }]) => [id, bookedCount]));
  const short = shortOfPlaces(counting, positions);
  return new Map(
    counting.map((step): [Step, Result<BookedCounts>] => {
      const position = positions.get(step.after.positionId);
      if (!position) return [step, fail(notFound("position"))];
      const { id, quantity } = position;
      const tooFew = short.get(id);
      if (tooFew) return [step, fail(tooFew)];
      const bookedCount = (booked.get(id) ?? 0) + bookedDifference(step);
      if (bookedCount > quantity) return [step, fail(positionFilled(quantity))];
      booked.set(id, bookedCount);
      return [step, ok({ bookedCount, quantity })];
    }),
  );
}

/** Positions for which several people are booked at once, but not all can be: then none is. */
function shortOfPlaces(
  steps: readonly Step[],
  positions: ReadonlyMap<string, LockedPosition>,
): ReadonlyMap<string, Failure> {
  const short = new Map<string, Failure>();
  for (const [id, group] of Map.groupBy(steps, ({ after }) => after.positionId)) {
    const position = positions.get(id);
    const selected = group.filter((step) => bookedDifference(step) > 0).length;
    const left = position ? position.quantity - position.bookedCount : 0;
    if (position && selected > 1 && selected > left) short.set(id, tooFewPlaces(left, selected));
  }
  return short;
}

/** Adds to each position the bookings that the steps make or take back. */
export async function addBooked(unit: UnitOfWork, steps: readonly Step[]): Promise<void> {
  const differences = new Map<string, number>();
  for (const step of steps) {
    const { positionId } = step.after;
    const difference = bookedDifference(step);
    if (difference !== 0) differences.set(positionId, (differences.get(positionId) ?? 0) + difference);
  }
  if (differences.size > 0) await unit.addBooked(differences);
}
