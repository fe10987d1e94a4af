import type { Actor } from "@callboard/kit/actor.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { fewLeft } from "#domain/slot.ts";

/** The most people notified of one change of a slot; others see it when they open the page. */
const MAX_NOTIFIED = 500;

/**
 * Notifies people invited to slots whose places changed in this transaction how few are left, or that there are
 * plenty again; does nothing if the number is the one they were last notified of.
 */
export async function notifyPlacesLeft(
  unit: UnitOfWork,
  actor: Actor,
  slotIds: readonly string[],
): Promise<void> {
  const known = [...new Set(slotIds)];
  if (known.length === 0) return;
  const slots = await unit.lockSlots(known);
  const lines = await unit.lineLengths(known);
  const changed = [...slots.values()].flatMap((slot) => {
    const few = fewLeft(slot, lines.get(slot.id) ?? 0);
    return few === slot.notifiedLeft ? [] : [{ slotId: slot.id, few }];
  });
  if (changed.length === 0) return;
  const noted = await unit.recordNotifiedLeft(changed, MAX_NOTIFIED);
  await unit.addEvents(
    actor,
    noted
      .filter(({ userIds }) => userIds.length > 0)
      .map((one) => ({ kind: "AuditionPlacesChanged", ...one })),
  );
}
