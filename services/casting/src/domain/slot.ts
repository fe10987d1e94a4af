import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { answerEnd, earlier, type TalentPlace } from "./request-end/ends.ts";
import { conflict, type Failure } from "@callboard/kit/failure.ts";

/** An audition slot as casting knows it, with the number of places taken. */
export interface Slot {
  readonly id: string;
  readonly projectId: string;
  readonly startsAt: Date;
  readonly lengthMinutes: number;
  readonly zone: string;
  readonly capacity: number;
  readonly cancelled: boolean;
  /** Room or address; empty if there is none, or casting does not know it yet. */
  readonly place: string;
  /** Address of a video call; the same. */
  readonly link: string;
  readonly taken: number;
  /** The code that people give at the door to check in; casting owns it, and only the company sees it. */
  readonly doorCode: string;
  /** The number of places left that invited people were last notified of; null if there were plenty. */
  readonly notifiedLeft: number | null;
  readonly version: number;
}

/** The facts of a slot that its owner knows. */
export type SlotFacts = Omit<Slot, "taken" | "doorCode" | "notifiedLeft">;

/** Up to this number of places, people are notified of each change. */
const FEW_PLACES = 3;

/** Who is between a person and a place in a slot. */
export interface Line {
  /** Others in line, and those among them with a held place. */
  readonly others: number;
  /** A place is held for this person. */
  readonly holds: boolean;
}

/** Why a canceled or past slot cannot be used, or null. */
export function refusalOfTime(slot: Slot, now: Date): Failure | null {
  if (slot.cancelled)
    return conflict("SLOT_CANCELLED", "This audition time was canceled.", { state: "Cancelled" });
  if (slot.startsAt <= now) return conflict("SLOT_PAST", "This audition time has passed.", { state: "Past" });
  return null;
}

/** Why a person cannot have a place in a canceled, past or full slot, or null. `free` names slots that have room. */
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

/** How many free places a person can choose from, not counting those that go to people in line. */
export function placesLeft({ taken, capacity }: Places, line: Line): number {
  const own = line.holds && taken < capacity ? 1 : 0;
  return Math.max(own, capacity - taken - line.others);
}

/** The number of places left for people outside the line, given its length; null if there are plenty. */
export function fewLeft(slot: Places, inLine: number): number | null {
  const left = placesLeft(slot, { others: inLine, holds: false });
  return left <= FEW_PLACES ? left : null;
}

/** Whether a person can have a place: the one held for them, or one that does not go to people in line. */
export function hasRoom(slot: Places, line: Line): boolean {
  return placesLeft(slot, line) > 0;
}

/**
 * When an invitation expires: as requested, otherwise when a request to somebody in that place does, and never after the
 * slot begins.
 */
export function inviteEnd(
  now: Date,
  place: TalentPlace,
  { slot, requested }: { readonly slot: Slot | null; readonly requested: Date | null },
): Date {
  const begins = slot?.startsAt ?? null;
  return requested ? earlier(requested, begins) : answerEnd(now, place, begins);
}
