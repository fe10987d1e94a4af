import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { conflict, type Failure } from "@callboard/kit/failure.ts";

/** An audition slot as casting knows it, with the places that are taken. */
export interface Slot {
  readonly id: string;
  readonly projectId: string;
  readonly startsAt: Date;
  readonly lengthMinutes: number;
  readonly zone: string;
  readonly capacity: number;
  readonly cancelled: boolean;
  readonly taken: number;
  readonly version: number;
}

/** Hours for which an invitation stands unless casting says otherwise. */
export const INVITE_HOURS = 48;
const HOUR_MS = 3_600_000;

/** Why a cancelled, past or full slot cannot be used, or null. `free` names others that have room. */
export function refusalOfSlot(slot: Slot, now: Date, free: readonly string[]): Failure | null {
  if (slot.cancelled)
    return conflict("SLOT_CANCELLED", "This audition time was canceled.", { state: "Cancelled" });
  if (slot.startsAt <= now) return conflict("SLOT_PAST", "This audition time has passed.", { state: "Past" });
  if (hasRoom(slot)) return null;
  const allowed = free.map((id) => `${KEY_PREFIXES.auditionTime}#${id}`);
  return conflict("SLOT_TAKEN", "This audition time has just been taken. Choose another.", {
    state: "Full",
    allowed,
  });
}

export function hasRoom(slot: Slot): boolean {
  return slot.taken < slot.capacity;
}

/** When an invitation ends: as asked, else after 48 hours, and never after the slot begins. */
export function inviteEnd(now: Date, slot: Slot | null, asked: Date | null): Date {
  const end = asked ?? new Date(now.getTime() + INVITE_HOURS * HOUR_MS);
  return slot && slot.startsAt < end ? slot.startsAt : end;
}
