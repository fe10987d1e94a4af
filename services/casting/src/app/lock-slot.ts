import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { hasRoom, refusalOfSlot, type Slot } from "#domain/slot.ts";
import type { UnitOfWork } from "./ports.ts";

/** The number of free slots named when the requested one is full. */
const FREE_SLOTS_NAMED = 10;

/** Locks a slot of this project, and the one that is given up; `NOT_FOUND` for a slot of any other project. */
export async function lockSlot(
  unit: UnitOfWork,
  wanted: { readonly slotId: string; readonly projectId: string; readonly former?: string | null },
): Promise<Result<Slot>> {
  const { slotId, projectId, former } = wanted;
  const slot = (await unit.lockSlots(former ? [slotId, former] : [slotId])).get(slotId);
  return slot && slot.projectId === projectId ? ok(slot) : fail(notFound("audition time"));
}

/**
 * Checks that a submission can have a place in a slot locked by this transaction; the failure for a full one names
 * free slots.
 */
export async function needUsable(
  unit: UnitOfWork,
  slot: Slot,
  { submissionId, now }: { readonly submissionId: string; readonly now: Date },
): Promise<Result<void>> {
  const line = await unit.line(slot.id, submissionId);
  const free = hasRoom(slot, line) ? [] : await unit.freeSlots(slot.projectId, now, FREE_SLOTS_NAMED);
  const refusal = refusalOfSlot(slot, now, { line, free });
  return refusal ? fail(refusal) : ok();
}
