import { BOOKING_STATUS, BOOKING_STATUSES, type BookingStatus, type StatusWord } from "./booking-status.ts";

const words: ReadonlySet<BookingStatus> = new Set(
  BOOKING_STATUSES.flatMap((status) => BOOKING_STATUS[status].words),
);

/** The states that updateBookingStatus accepts by name; all others need dates, terms, a slot or another person. */
export const STATUS_WORDS = BOOKING_STATUSES.filter((status): status is StatusWord => words.has(status));

/** Whether the submission is still undecided. */
export function isOpen(status: BookingStatus): boolean {
  return BOOKING_STATUS[status].isOpen;
}

/** The states that can be set by name from this one. */
export function wordsFrom(status: BookingStatus): readonly StatusWord[] {
  return BOOKING_STATUS[status].words;
}

/** The state that declining leads to. */
export function declinedStatus(status: BookingStatus): "Released" | "NotBooked" {
  return BOOKING_STATUS[status].isPromised ? "Released" : "NotBooked";
}

/** The state after a submission is added to a group: the first group selects it. */
export function markedStatus(status: BookingStatus): BookingStatus {
  return BOOKING_STATUS[status].isMarkable ? "Selected" : status;
}
