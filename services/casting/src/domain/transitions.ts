import { BOOKING_STATUS, type StatusWord } from "@callboard/catalog/booking-status.ts";
import {
  declinedStatus,
  isOpen,
  markedStatus,
  STATUS_WORDS,
  wordsFrom,
} from "@callboard/catalog/booking-transitions.ts";
import { conflict, illegalTransition, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { BookingStatus } from "./booking-status.ts";

/** What can be done to an existing submission. */
export const ACTIONS = [
  ...STATUS_WORDS.map((word) => `set ${word}` as const),
  "book",
  "decline",
  "withdraw",
  "submit again",
  "mark by group",
  "request audition",
  "confirm audition",
  "decline audition",
  "call off audition",
  "let audition expire",
  "offer again",
  "request avail",
  "make offer",
  "answer avail",
  "answer not free",
  "accept offer",
  "decline offer",
  "take back",
  "let request expire",
  "release",
] as const;
export type Action = (typeof ACTIONS)[number];

/** The state that an action leads to (unchanged if it was already done), or why it is refused. */
export function nextStatus(
  status: BookingStatus,
  action: Action,
  facts: TransitionFacts = {},
): Result<BookingStatus> {
  if (isWordAction(action)) return setWord(status, action.slice("set ".length) as StatusWord);
  return REMAINING[action](status, facts);
}

/** What decides a move besides the state. */
export interface TransitionFacts {
  /** The state to return to if an invitation or a request comes to nothing. */
  readonly former?: BookingStatus | null;
  /** The talent side said that dates are free. */
  readonly promised?: boolean;
}

type WordAction = `set ${StatusWord}`;
type OtherAction = Exclude<Action, WordAction>;

function isWordAction(action: Action): action is WordAction {
  return action.startsWith("set ");
}

function setWord(status: BookingStatus, word: StatusWord): Result<BookingStatus> {
  if (status === "Booked" && (word === "Released" || word === "NotBooked"))
    return fail(bookedIsReleased(word));
  if (status === word || wordsFrom(status).includes(word)) return ok(word);
  return fail(illegalTransition(status, word, wordsFrom(status)));
}

const REMAINING: Readonly<
  Record<OtherAction, (status: BookingStatus, facts: TransitionFacts) => Result<BookingStatus>>
> = {
  book: (status) => setWord(status, "Booked"),
  decline: (status, { promised }) => {
    if (status === "NotBooked" || status === "Released") return ok(status);
    if (status === "Avail" && promised) return ok("Released");
    return setWord(status, declinedStatus(status));
  },
  withdraw: () => ok("Withdrawn"),
  "submit again": (status) => ok(status === "Withdrawn" ? "Submitted" : status),
  "mark by group": (status) => ok(markedStatus(status)),
  // Requesting again moves the invitation to another slot.
  "request audition": (status) => setWord(status, "AuditionRequested"),
  "confirm audition": (status) => {
    if (BOOKING_STATUS[status].isInvited) return ok("AuditionConfirmed");
    return fail(status === "Withdrawn" ? withdrawn("AuditionConfirmed") : notInvited(status));
  },
  "decline audition": (status) => leaveAudition(status, "AuditionDeclined"),
  "call off audition": (status) => leaveAudition(status, "Selected"),
  // The slot moved to another time or place, so it has to be confirmed again.
  "offer again": (status) => {
    if (BOOKING_STATUS[status].isInvited) return ok("AuditionRequested");
    return fail(illegalTransition(status, "AuditionRequested", wordsFrom(status)));
  },
  "let audition expire": (status, { former }) => {
    if (BOOKING_STATUS[status].awaits !== "invitation")
      return fail(illegalTransition(status, "Selected", wordsFrom(status)));
    return ok(former ?? "Selected");
  },
  "request avail": (status) => setWord(status, "Avail"),
  "make offer": (status) => {
    if (status === "Offered" || BOOKING_STATUS[status].isOfferable) return ok("Offered");
    return fail(illegalTransition(status, "Offered", wordsFrom(status)));
  },
  // As long as the request stands, whatever else casting does.
  "answer avail": (status) => (isOpen(status) ? ok(status) : fail(notRequested(status))),
  "answer not free": (status, { former }) => {
    if (status === "Avail") return ok(beforeRequest(former));
    return isOpen(status) ? ok(status) : fail(notRequested(status));
  },
  "accept offer": (status) =>
    status === "Offered" || status === "Booked" ? ok("Booked") : fail(notRequested(status)),
  "decline offer": (status) =>
    status === "Offered" || status === "Withdrawn" ? ok("Withdrawn") : fail(notRequested(status)),
  "take back": (status) => {
    if (status === "Booked") return ok("Offered");
    return isOpen(status) ? ok(status) : fail(notRequested(status));
  },
  "let request expire": (status, { former }) => {
    if (BOOKING_STATUS[status].awaits === "request") return ok(beforeRequest(former));
    // Casting moved on meanwhile, so only the dates are free again.
    return isOpen(status) ? ok(status) : fail(illegalTransition(status, "Selected", wordsFrom(status)));
  },
  release: (status) => {
    if (status === "Released" || BOOKING_STATUS[status].isReleasable) return ok("Released");
    return fail(illegalTransition(status, "Released", wordsFrom(status)));
  },
};

/** A booking ends with `releaseSubmission`, which records what is owed to the person. */
function bookedIsReleased(to: BookingStatus): Failure {
  const message =
    "Somebody who is booked is released by releaseSubmission, with a reason and the cancellation terms.";
  return { ...illegalTransition("Booked", to, wordsFrom("Booked")), message };
}

function notRequested(status: BookingStatus): Failure {
  return conflict("NOT_REQUESTED", "There is no open request to respond to.", { state: status });
}

/** An offer that replaced an avail does not bring it back: the avail has given its dates away. */
function beforeRequest(former: BookingStatus | null | undefined): BookingStatus {
  return former && BOOKING_STATUS[former].awaits !== "request" ? former : "Selected";
}

function leaveAudition(status: BookingStatus, to: BookingStatus): Result<BookingStatus> {
  if (status === to || BOOKING_STATUS[status].isInvited) return ok(to);
  return fail(illegalTransition(status, to, wordsFrom(status)));
}

function withdrawn(to: BookingStatus): Failure {
  return illegalTransition("Withdrawn", to, wordsFrom("Withdrawn"));
}

function notInvited(status: BookingStatus): Failure {
  return conflict("NOT_INVITED", "There is no open audition request.", { state: status });
}
