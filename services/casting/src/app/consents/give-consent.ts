import type { Actor } from "@callboard/kit/actor.ts";
import { conflict } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { SlotConsent } from "#domain/consent/consent.ts";
import type { ConsentRequest } from "./consent-ports.ts";
import { cachedPositions, cachedSlots } from "#app/read-through.ts";
import type { Deps } from "#app/ports.ts";
import { notifyPlacesLeft } from "#app/waiting/notify-places-left.ts";

/** The actor of calls that precede a change to a slot. */
const PROJECTS: Actor = { kind: "system", service: "projects" };

/** Agrees that the owner of a position deletes it; `CONFLICT` `HAS_SUBMISSIONS` if it has submissions. */
export async function removePosition(deps: Deps, requested: ConsentRequest): Promise<Result<void>> {
  const positionId = requested.id;
  const known = await cachedPositions(deps, [positionId]);
  if (!known.ok) return known;
  return deps.transaction(async (unit) => {
    if (!(await unit.lockPosition(positionId))) return ok();
    if (await unit.hasSubmissions(positionId))
      return fail(
        conflict("HAS_SUBMISSIONS", "You can't delete this role because people have submitted for it."),
      );
    await unit.agreeToPosition(requested, { quantity: null, removed: true });
    return ok();
  });
}

/** Records that a position exists: its owner restored it, or did not delete it in the end. */
export function restorePosition(deps: Deps, positionId: string): Promise<Result<void>> {
  return deps.transaction(async (unit) => {
    await unit.withdrawConsent(positionId, [positionId]);
    await unit.restorePosition(positionId);
    return ok();
  });
}

/** Agrees to how many people a position needs; `CONFLICT` `QUANTITY_BELOW_BOOKED` if more are booked. */
export async function setQuantity(
  deps: Deps,
  requested: ConsentRequest,
  quantity: number,
): Promise<Result<void>> {
  const positionId = requested.id;
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
    await unit.agreeToPosition(requested, { quantity, removed: false });
    return ok();
  });
}

/**
 * Agrees to the capacity of a slot, or to its cancellation; `CONFLICT` `HAS_CONFIRMED` if more have confirmed than would fit.
 */
export async function setSlotCapacity(
  deps: Deps,
  requested: ConsentRequest,
  facts: SlotConsent,
): Promise<Result<void>> {
  const slotId = requested.id;
  const known = await cachedSlots(deps, [slotId]);
  if (!known.ok) return known;
  return deps.transaction(async (unit) => {
    const slot = (await unit.lockSlots([slotId])).get(slotId);
    if (!slot) return ok();
    const wanted = slot.taken + (facts.cancelled ? 0 : await unit.heldPlaces(slotId));
    if (wanted > (facts.cancelled ? 0 : facts.capacity))
      return fail(conflict("HAS_CONFIRMED", `${wanted} people have confirmed this audition time.`));
    await unit.agreeToSlot(requested, facts);
    if (!facts.cancelled) await notifyPlacesLeft(unit, PROJECTS, [slotId]);
    return ok();
  });
}

/** Ends an asker's consent for positions and slots whose change was not written. */
export function withdrawConsent(
  deps: Deps,
  { consentId, ids }: { readonly consentId: string; readonly ids: readonly string[] },
): Promise<Result<void>> {
  return deps.transaction(async (unit) => {
    await unit.withdrawConsent(consentId, ids);
    return ok();
  });
}
