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

/** States with a button of their own in the details; the other words have a key, a dialog or happen by themselves. */
const MOVES: readonly BookingStatus[] = ["Selected", "Auditioned", "Callback", "Backup"];

/** Where the details offer to move a submission by a word alone. */
export function movesFrom({ ViewerCan, BookingStatus }: Pick<Facts, "ViewerCan" | "BookingStatus">) {
  if (!ViewerCan.includes("updateBookingStatus")) return [];
  const possible: readonly BookingStatus[] = wordsFrom(BookingStatus);
  return MOVES.filter((to) => possible.includes(to));
}

/** Whether a submission is in one of the five groups. */
export function isIn({ Groups }: Pick<Facts, "Groups">, number: number): boolean {
  return (Groups ?? []).some(({ GroupId }) => GroupId === keyOf("GROUP", String(number)));
}

/** Whether a submission is in any of the five groups. */
export function isInAny(facts: Pick<Facts, "Groups">): boolean {
  return GROUP_NUMBERS.some((number) => isIn(facts, number));
}

/** What commands need that ask for nothing but one operation. */
const OPERATIONS = {
  clear: "deleteBookingGroupUser",
  undo: "updateBookingStatus",
  audition: "requestAudition",
  avail: "requestAvail",
  offer: "makeOffer",
} as const;

/** Whether the server offers what a command asks for, on this submission, now. */
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

/** What may be asked about days now, and offered. */
export function requestKinds(facts: Facts): readonly RequestKind[] {
  return REQUEST_KINDS.filter((kind) => isOffered(facts, { kind: kind === "Offer" ? "offer" : "avail" }));
}

/** So many people are asked about days at once. */
export const MAX_ASKED = 50;

/** Who of several people can be asked about days now. */
export function askable<Person extends { readonly Data: Facts }>(
  people: readonly Person[],
): readonly Person[] {
  return people.filter(({ Data }) => isOffered(Data, { kind: "avail" }));
}

type Step = Pick<SubmissionDetails_SubmissionFragment["Data"]["History"][number], "From" | "To">;

/** Where calling back a decision leads: the state before it, while nobody has been notified; null: nothing to call back. */
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
