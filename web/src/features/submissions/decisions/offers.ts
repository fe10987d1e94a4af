import { wordsFrom } from "@callboard/catalog/booking-transitions.ts";
import type {
  BookingStatus,
  SubmissionDetails_SubmissionFragment,
  WallCard_SubmissionFragment,
} from "#gen/graphql.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import type { Command } from "../keys/command.ts";

type Facts = Pick<
  WallCard_SubmissionFragment["Data"],
  "ViewerCan" | "Booked" | "BookingStatus" | "Groups" | "UndoUntil"
>;

/** States with a button of their own in the details; the other words have a key, a dialog or happen by themselves. */
const MOVES: readonly BookingStatus[] = ["Selected", "Auditioned", "Callback", "Avail", "Backup"];

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

/** Whether the server offers what a command asks for, on this submission, now. */
export function isOffered(facts: Facts, command: Command): boolean {
  const can = (operation: string) => facts.ViewerCan.includes(operation);
  switch (command.kind) {
    case "group":
      return can(isIn(facts, command.number) ? "deleteBookingGroupUser" : "addBookingGroupUser");
    case "clear":
      return can("deleteBookingGroupUser");
    case "book":
      return can("projectSubmissionBookResponse") && !facts.Booked;
    case "decline":
      return can("projectSubmissionBookResponse") || (facts.Booked && can("releaseSubmission"));
    case "move":
      return movesFrom(facts).includes(command.to);
    case "undo":
      return can("updateBookingStatus");
    case "audition":
      return can("requestAudition");
    default:
      return true;
  }
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
