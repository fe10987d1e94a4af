import { BOOKING_STATUSES, type BookingStatus } from "./states.ts";

/** The words that updateBookingStatus takes; everything else needs dates, terms, a slot or another person. */
export const STATUS_WORDS = [
  "Submitted",
  "Viewed",
  "Selected",
  "AuditionRequested",
  "Auditioned",
  "Callback",
  "Avail",
  "Backup",
  "Booked",
  "NotBooked",
  "Released",
] as const satisfies readonly BookingStatus[];
export type StatusWord = (typeof STATUS_WORDS)[number];

const CLOSED: readonly BookingStatus[] = ["Booked", "NotBooked", "Released", "Withdrawn"];

/** Still being decided. */
export function isOpen(status: BookingStatus): boolean {
  return !CLOSED.includes(status);
}

const OPEN = BOOKING_STATUSES.map(({ value }) => value).filter(isOpen);
const REVIVABLE: readonly BookingStatus[] = ["NotBooked", "Released", "Withdrawn"];
const MARKABLE: readonly BookingStatus[] = ["Submitted", "Viewed", "AuditionDeclined"];
const INVITABLE: readonly BookingStatus[] = [
  ...(["Submitted", "Viewed", "Selected", "AuditionDeclined"] as const),
  ...(["Auditioned", "Callback", "Backup"] as const),
];
/** Something was promised: declining means releasing. */
const PROMISED: readonly BookingStatus[] = ["Offered", "Booked"];

/** States from which each word may be set (docs: states, section 3). */
const SOURCES: Readonly<Record<StatusWord, readonly BookingStatus[]>> = {
  Submitted: REVIVABLE,
  Viewed: ["Submitted"],
  Selected: [...MARKABLE, ...REVIVABLE],
  AuditionRequested: INVITABLE,
  Auditioned: ["AuditionConfirmed"],
  Callback: ["Auditioned"],
  Avail: ["Selected", "Auditioned", "Callback", "Backup"],
  Backup: ["Auditioned", "Callback", "Avail"],
  Booked: OPEN,
  NotBooked: OPEN.filter((status) => !PROMISED.includes(status)),
  // A booking is released with a reason and the cancellation terms, which no word carries.
  Released: ["Offered"],
};

/** The states that a submission may be set to from here by a word. */
export function wordsFrom(status: BookingStatus): readonly StatusWord[] {
  return STATUS_WORDS.filter((word) => SOURCES[word].includes(status));
}

/** The state that declining leads to. */
export function declinedStatus(status: BookingStatus): "Released" | "NotBooked" {
  return PROMISED.includes(status) ? "Released" : "NotBooked";
}

/** The state that a mark by group leads to: the first one selects. */
export function markedStatus(status: BookingStatus): BookingStatus {
  return MARKABLE.includes(status) ? "Selected" : status;
}
