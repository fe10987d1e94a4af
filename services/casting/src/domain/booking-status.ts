import { BOOKING_STAGES, UNKNOWN, type BookingStage } from "@callboard/catalog/booking-facts.ts";
import { BOOKING_STATUS, BOOKING_STATUSES, type BookingStatus } from "@callboard/catalog/booking-status.ts";

export type { BookingStatus } from "@callboard/catalog/booking-status.ts";

/** All states that are stored, in the order of the catalog. */
export const STATUSES = BOOKING_STATUSES;

export function isStatus(word: string): word is BookingStatus {
  return STATUSES.some((status) => status === word);
}

/** The stage of a submission: a later round of auditions is a callback. */
export function stageOf(status: BookingStatus, round: number): BookingStage {
  const { stage } = BOOKING_STATUS[status];
  return stage === "Audition" && round > 1 ? "Callback" : stage;
}

/**
 * The states and rounds that a word of a filter matches: a stage, or else a state. A word that is both, such as
 * Callback or Avail, means the stage, which contains the state. Null for any other word.
 */
export function matchesOf(word: string): readonly { status: BookingStatus; laterRound?: boolean }[] | null {
  if (word === UNKNOWN) return [{ status: UNKNOWN }];
  if (!BOOKING_STAGES.some((stage) => stage === word)) return isStatus(word) ? [{ status: word }] : null;
  return STATUSES.flatMap((status) => {
    const [first, later] = [stageOf(status, 1) === word, stageOf(status, 2) === word];
    if (first && later) return [{ status }];
    if (first) return [{ status, laterRound: false }];
    return later ? [{ status, laterRound: true }] : [];
  });
}
