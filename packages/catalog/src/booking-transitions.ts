import { BOOKING_STATUSES, type BookingStatus } from "./states.ts";

/** The states that updateBookingStatus accepts by name; all others need dates, terms, a slot or another person. */
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

/** Whether the submission is still undecided. */
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
/** Something was promised, so declining means releasing. */
const PROMISED: readonly BookingStatus[] = ["Offered", "Booked"];

/** The states from which each state may be set by name (docs: states, section 3). */
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
  // A booking is released with a reason and the cancellation terms, which a state name does not carry.
  Released: ["Offered"],
};

/** The states that can be set by name from this one. */
export function wordsFrom(status: BookingStatus): readonly StatusWord[] {
  return STATUS_WORDS.filter((word) => SOURCES[word].includes(status));
}

/** The state that declining leads to. */
export function declinedStatus(status: BookingStatus): "Released" | "NotBooked" {
  return PROMISED.includes(status) ? "Released" : "NotBooked";
}

/** The state after a submission is added to a group: the first group selects it. */
export function markedStatus(status: BookingStatus): BookingStatus {
  return MARKABLE.includes(status) ? "Selected" : status;
}
