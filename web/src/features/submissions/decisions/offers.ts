import { wordsFrom } from "@callboard/catalog/booking-transitions.ts";
import type {
  BookingStatus,
  SubmissionDetails_SubmissionFragment,
  WallCard_SubmissionFragment,
} from "#gen/graphql.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { GROUP_NUMBERS } from "../groups/group-number.ts";
import type { Command } from "../keys/command.ts";
import { REQUEST_KINDS } from "../requests/request-input.ts";
import type { RequestKind } from "../requests/request-input.ts";

type Facts = Pick<
  WallCard_SubmissionFragment["Data"],
  "ViewerCan" | "Booked" | "BookingStatus" | "Groups" | "UndoUntil"
>;

/**
 * States with a button of their own in the details; all others have a key or a dialog, or are reached automatically.
 */
const MOVES: readonly BookingStatus[] = ["Selected", "Auditioned", "Callback", "Backup"];

/** The states to which the details offer to move a submission directly. */
export function movesFrom({ ViewerCan, BookingStatus }: Pick<Facts, "ViewerCan" | "BookingStatus">) {
  if (!ViewerCan.includes("updateBookingStatus")) return [];
  const possible: readonly BookingStatus[] = wordsFrom(BookingStatus);
  return MOVES.filter((to) => possible.includes(to));
}

/** Whether a submission is in this group. */
export function isIn({ Groups }: Pick<Facts, "Groups">, number: number): boolean {
  return (Groups ?? []).some(({ GroupId }) => GroupId === keyOf("GROUP", String(number)));
}

/** Whether a submission is in any of the five groups. */
export function isInAny(facts: Pick<Facts, "Groups">): boolean {
  return GROUP_NUMBERS.some((number) => isIn(facts, number));
}

/** The operation that each simple command requires. */
const OPERATIONS = {
  clear: "deleteBookingGroupUser",
  undo: "updateBookingStatus",
  audition: "requestAudition",
  avail: "requestAvail",
  offer: "makeOffer",
} as const;

/** Whether the server currently allows a command on this submission. */
export function isOffered(facts: Facts, command: Command): boolean {
  const can = (operation: string) => facts.ViewerCan.includes(operation);
  switch (command.kind) {
    case "group":
      return can(isIn(facts, command.number) ? "deleteBookingGroupUser" : "addBookingGroupUser");
    case "book":
      return can("projectSubmissionBookResponse") && !facts.Booked;
    case "decline":
      return can("projectSubmissionBookResponse") || (facts.Booked && can("releaseSubmission"));
    case "move":
      return movesFrom(facts).includes(command.to);
    case "message":
      return true;
    default:
      return can(OPERATIONS[command.kind]);
  }
}

/** The kinds of availability requests and offers that are possible now. */
export function requestKinds(facts: Facts): readonly RequestKind[] {
  return REQUEST_KINDS.filter((kind) => isOffered(facts, { kind: kind === "Offer" ? "offer" : "avail" }));
}

/** Maximum number of people per availability request. */
export const MAX_REQUESTED = 50;

/** Those of several people who can be sent an availability request now. */
export function askable<Person extends { readonly Data: Facts }>(
  people: readonly Person[],
): readonly Person[] {
  return people.filter(({ Data }) => isOffered(Data, { kind: "avail" }));
}

type Step = Pick<SubmissionDetails_SubmissionFragment["Data"]["History"][number], "From" | "To">;

/**
 * The state to which an undo leads: the previous one, as long as nobody has been notified; null if there is nothing
 * to undo.
 */
export function undoneStatus(
  { UndoUntil, ViewerCan, BookingStatus }: Pick<Facts, "UndoUntil" | "ViewerCan" | "BookingStatus">,
  history: readonly Step[],
  now: number,
): BookingStatus | null {
  if (!UndoUntil || Date.parse(UndoUntil) <= now) return null;
  if (!ViewerCan.includes("updateBookingStatus")) return null;
  const last = history.at(-1);
  return last?.To === BookingStatus ? last.From : null;
}
