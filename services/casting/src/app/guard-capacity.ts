import type { Actor } from "@callboard/kit/actor.ts";
import { conflict } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { cachedPositions, cachedSlots } from "./read-through.ts";
import type { Deps } from "./ports.ts";
import { notifyPlacesLeft } from "./waiting/notify-places-left.ts";

/** The actor of calls that precede a change to a slot. */
const PROJECTS: Actor = { kind: "system", service: "projects" };

/** Closes a position's row so that its owner can delete it; `CONFLICT` `HAS_SUBMISSIONS` if it has submissions. */
export async function removePosition(deps: Deps, positionId: string): Promise<Result<void>> {
  const known = await cachedPositions(deps, [positionId]);
  if (!known.ok) return known;
  return deps.transaction(async (unit) => {
    if (!(await unit.lockPosition(positionId))) return ok();
    if (await unit.hasSubmissions(positionId))
      return fail(
        conflict("HAS_SUBMISSIONS", "You can't delete this role because people have submitted for it."),
      );
    await unit.removePosition(positionId);
    return ok();
  });
}

/** Reopens the row of a position that its owner did not delete in the end. */
export function restorePosition(deps: Deps, positionId: string): Promise<Result<void>> {
  return deps.transaction(async (unit) => {
    await unit.restorePosition(positionId);
    return ok();
  });
}

/** Sets how many people a position needs; `CONFLICT` `QUANTITY_BELOW_BOOKED` if more are booked. */
export async function setQuantity(deps: Deps, positionId: string, quantity: number): Promise<Result<void>> {
  const known = await cachedPositions(deps, [positionId]);
  if (!known.ok) return known;
  return deps.transaction(async (unit) => {
    const position = await unit.lockPosition(positionId);
    if (!position) return ok();
    if (quantity < position.bookedCount)
      return fail(
        conflict(
          "QUANTITY_BELOW_BOOKED",
          `${position.bookedCount} people are already booked. Release someone first.`,
        ),
      );
    await unit.setQuantity(positionId, quantity);
    return ok();
  });
}

/**
 * Changes the capacity of a slot, or cancels it; `CONFLICT` `HAS_CONFIRMED` if more have confirmed than would fit.
 */
export async function setSlotCapacity(
  deps: Deps,
  slotId: string,
  facts: { readonly capacity: number; readonly cancelled: boolean },
): Promise<Result<void>> {
  const known = await cachedSlots(deps, [slotId]);
  if (!known.ok) return known;
  return deps.transaction(async (unit) => {
    const slot = (await unit.lockSlots([slotId])).get(slotId);
    if (!slot) return ok();
    const wanted = slot.taken + (facts.cancelled ? 0 : await unit.heldPlaces(slotId));
    if (wanted > (facts.cancelled ? 0 : facts.capacity))
      return fail(conflict("HAS_CONFIRMED", `${wanted} people have confirmed this audition time.`));
    if (facts.cancelled) await unit.clearLine(slotId);
    await unit.setSlot(slotId, facts.cancelled ? { capacity: slot.capacity, cancelled: true } : facts);
    if (!facts.cancelled) await notifyPlacesLeft(unit, PROJECTS, [slotId]);
    return ok();
  });
}
