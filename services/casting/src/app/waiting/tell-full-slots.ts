import type { Actor } from "@callboard/kit/actor.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { isFull } from "#domain/slot.ts";

/** People who are told of one change of a slot; those invited longer ago see it when they look. */
const MAX_TOLD = 500;

/**
 * Tells those who are invited to slots whose places changed in this transaction that the last one is taken, or that one is
 * free again; nothing where there are still some, or still none.
 */
export async function tellFullSlots(
  unit: UnitOfWork,
  actor: Actor,
  slotIds: readonly string[],
): Promise<void> {
  const known = [...new Set(slotIds)];
  if (known.length === 0) return;
  const slots = await unit.lockSlots(known);
  const lines = await unit.lineLengths(known);
  const changed = [...slots.values()].flatMap((slot) => {
    const full = isFull(slot, lines.get(slot.id) ?? 0);
    return full === slot.full ? [] : [{ slotId: slot.id, full }];
  });
  if (changed.length === 0) return;
  const noted = await unit.noteFull(changed, MAX_TOLD);
  await unit.addEvents(
    actor,
    noted
      .filter(({ userIds }) => userIds.length > 0)
      .map((one) => ({ kind: "AuditionPlacesChanged", ...one })),
  );
}
