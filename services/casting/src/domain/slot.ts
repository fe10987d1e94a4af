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
  /** What people say at the door to check in; casting's own, and the company's alone to see. */
  readonly doorCode: string;
  /** Of how few places those who are invited to it were last told; null where there were many. */
  readonly toldLeft: number | null;
  readonly version: number;
}

/** What its owner knows of a slot. */
export type SlotFacts = Omit<Slot, "taken" | "doorCode" | "toldLeft">;

/** Hours for which an invitation stands unless casting says otherwise. */
export const INVITE_HOURS = 48;
const HOUR_MS = 3_600_000;
/** Up to so many places are few enough that people are told of each. */
const FEW_PLACES = 3;

/** Who stands between a person and a place of a slot. */
export interface Line {
  /** Others who wait, those among them for whom a place is held. */
  readonly others: number;
  /** A place is held for this person. */
  readonly holds: boolean;
}

/** Why a cancelled or past slot cannot be used, or null. */
export function refusalOfTime(slot: Slot, now: Date): Failure | null {
  if (slot.cancelled)
    return conflict("SLOT_CANCELLED", "This audition time was canceled.", { state: "Cancelled" });
  if (slot.startsAt <= now) return conflict("SLOT_PAST", "This audition time has passed.", { state: "Past" });
  return null;
}

/** Why a person cannot have a place of a cancelled, past or full slot, or null. `free` names others that have room. */
export function refusalOfSlot(
  slot: Slot,
  now: Date,
  { line, free }: { readonly line: Line; readonly free: readonly string[] },
): Failure | null {
  const refusal = refusalOfTime(slot, now);
  if (refusal || hasRoom(slot, line)) return refusal;
  const allowed = free.map((id) => `${KEY_PREFIXES.auditionTime}#${id}`);
  return conflict("SLOT_TAKEN", "This audition time has just been taken. Choose another.", {
    state: "Full",
    allowed,
  });
}

type Places = Pick<Slot, "taken" | "capacity">;

/** How many places a person can have one of: of those that are free, without those that somebody in line will have. */
export function placesLeft({ taken, capacity }: Places, line: Line): number {
  return Math.max(0, capacity - taken - (line.holds ? 0 : line.others));
}

/** How few places anybody outside the line can have, with so many people in it; null where there are many. */
export function fewLeft(slot: Places, inLine: number): number | null {
  const left = placesLeft(slot, { others: inLine, holds: false });
  return left <= FEW_PLACES ? left : null;
}

/** Whether a person can have a place: the one that is held for them, or one that nobody in line will have. */
export function hasRoom(slot: Places, line: Line): boolean {
  return placesLeft(slot, line) > 0;
}

/** When an invitation ends: as asked, else after 48 hours, and never after the slot begins. */
export function inviteEnd(now: Date, slot: Slot | null, asked: Date | null): Date {
  const end = asked ?? new Date(now.getTime() + INVITE_HOURS * HOUR_MS);
  return slot && slot.startsAt < end ? slot.startsAt : end;
}
