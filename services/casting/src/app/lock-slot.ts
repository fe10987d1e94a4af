import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { hasRoom, refusalOfSlot, type Slot } from "#domain/slot.ts";
import type { UnitOfWork } from "./ports.ts";

/** Slots that are named when the wanted one is full. */
const FREE_SLOTS_NAMED = 10;

/** Holds a slot of this project, and with it the one that is given up; NOT_FOUND for any other project's. */
export async function lockSlot(
  unit: UnitOfWork,
  wanted: { readonly slotId: string; readonly projectId: string; readonly former?: string | null },
): Promise<Result<Slot>> {
  const { slotId, projectId, former } = wanted;
  const slot = (await unit.lockSlots(former ? [slotId, former] : [slotId])).get(slotId);
  return slot && slot.projectId === projectId ? ok(slot) : fail(notFound("audition time"));
}

/** Whether a held slot can still be used; a full one names others. */
export async function needUsable(unit: UnitOfWork, slot: Slot, now: Date): Promise<Result<void>> {
  const free = hasRoom(slot) ? [] : await unit.freeSlots(slot.projectId, now, FREE_SLOTS_NAMED);
  const refusal = refusalOfSlot(slot, now, free);
  return refusal ? fail(refusal) : ok();
}
