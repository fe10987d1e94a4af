import {
  declinedStatus,
  markedStatus,
  STATUS_WORDS,
  wordsFrom,
  type StatusWord,
} from "@callboard/catalog/booking-transitions.ts";
import { conflict, illegalTransition, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { BookingStatus } from "./booking-status.ts";

/** What can be done to a submission that stands. */
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
] as const;
export type Action = (typeof ACTIONS)[number];

const INVITED: readonly BookingStatus[] = ["AuditionRequested", "AuditionConfirmed"];

/**
 * Where an action leads from a state, or why it does not: the same state again where the action was done before.
 * `former` is where an expiring invitation leads back to.
 */
export function nextStatus(
  status: BookingStatus,
  action: Action,
  former: BookingStatus | null = null,
): Result<BookingStatus> {
  if (isWordAction(action)) return setWord(status, action.slice("set ".length) as StatusWord);
  return OTHERS[action](status, former);
}

type WordAction = `set ${StatusWord}`;
type OtherAction = Exclude<Action, WordAction>;

function isWordAction(action: Action): action is WordAction {
  return action.startsWith("set ");
}

function setWord(status: BookingStatus, word: StatusWord): Result<BookingStatus> {
  if (status === word || wordsFrom(status).includes(word)) return ok(word);
  return fail(illegalTransition(status, word, wordsFrom(status)));
}

const OTHERS: Readonly<
  Record<OtherAction, (status: BookingStatus, former: BookingStatus | null) => Result<BookingStatus>>
> = {
  book: (status) => setWord(status, "Booked"),
  decline: (status) => {
    if (status === "NotBooked" || status === "Released") return ok(status);
    return setWord(status, declinedStatus(status));
  },
  withdraw: () => ok("Withdrawn"),
  "submit again": (status) => ok(status === "Withdrawn" ? "Submitted" : status),
  "mark by group": (status) => ok(markedStatus(status)),
  // Asking again moves the invitation to another slot.
  "request audition": (status) => setWord(status, "AuditionRequested"),
  "confirm audition": (status) => {
    if (INVITED.includes(status)) return ok("AuditionConfirmed");
    return fail(status === "Withdrawn" ? withdrawn("AuditionConfirmed") : notInvited(status));
  },
  "decline audition": (status) => leaveAudition(status, "AuditionDeclined"),
  "call off audition": (status) => leaveAudition(status, "Selected"),
  "let audition expire": (status, former) => {
    if (status !== "AuditionRequested") return fail(illegalTransition(status, "Selected", wordsFrom(status)));
    return ok(former ?? "Selected");
  },
};

function leaveAudition(status: BookingStatus, to: BookingStatus): Result<BookingStatus> {
  if (status === to || INVITED.includes(status)) return ok(to);
  return fail(illegalTransition(status, to, wordsFrom(status)));
}

function withdrawn(to: BookingStatus): Failure {
  return illegalTransition("Withdrawn", to, wordsFrom("Withdrawn"));
}

function notInvited(status: BookingStatus): Failure {
  return conflict("NOT_INVITED", "There is no open audition request.", { state: status });
}
