import type {
  BookingStatus,
  SubmissionDetails_SubmissionFragment,
  WallCard_SubmissionFragment,
} from "#gen/graphql.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import type { Command } from "../wall/wall-keys.ts";

type Facts = Pick<WallCard_SubmissionFragment["Data"], "ViewerCan" | "Booked" | "BookingStatus" | "Groups">;

/** States that the first group lifts to Selected. */
const MARKABLE: readonly BookingStatus[] = ["Submitted", "Viewed", "AuditionDeclined"];
/** States in which something was promised: declining means releasing. */
const PROMISED: readonly BookingStatus[] = ["Booked", "Offered"];

/** States that a word alone leads to, and from where; the server's table decides, this one only says what to offer. */
const MOVES: ReadonlyArray<readonly [to: BookingStatus, from: readonly BookingStatus[]]> = [
  ["Selected", [...MARKABLE, "NotBooked", "Released", "Withdrawn"]],
  ["Auditioned", ["AuditionConfirmed"]],
  ["Callback", ["Auditioned"]],
  ["Avail", ["Selected", "Auditioned", "Callback", "Backup"]],
  ["Backup", ["Auditioned", "Callback", "Avail"]],
];

/** Where a submission may be moved by a word alone. */
export function movesFrom({ ViewerCan, BookingStatus }: Pick<Facts, "ViewerCan" | "BookingStatus">) {
  if (!ViewerCan.includes("updateBookingStatus")) return [];
  return MOVES.filter(([, from]) => from.includes(BookingStatus)).map(([to]) => to);
}

/** Whether a submission is in one of the five groups. */
export function isIn({ Groups }: Pick<Facts, "Groups">, number: number): boolean {
  return (Groups ?? []).some(({ GroupId }) => GroupId === keyOf("GROUP", String(number)));
}

/** The state that a mark by group leads to. */
export function markedStatus(status: BookingStatus): BookingStatus {
  return MARKABLE.includes(status) ? "Selected" : status;
}

/** The state that declining leads to. */
export function declinedStatus(status: BookingStatus): BookingStatus {
  return PROMISED.includes(status) ? "Released" : "NotBooked";
}

/** Whether the server offers what a command asks for, on this submission, now. */
export function isOffered(facts: Facts, command: Command): boolean {
  const can = (operation: string) => facts.ViewerCan.includes(operation);
  switch (command.kind) {
    case "group":
      return can(isIn(facts, command.number) ? "deleteBookingGroupUser" : "addBookingGroupUser");
    case "book":
      return can("projectSubmissionBookResponse") && !facts.Booked;
    case "decline":
      return can("projectSubmissionBookResponse");
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

/** How long after casting has passed on somebody nobody is told of it: the decision can be called back. */
const PASS_UNDO_MS = 24 * 3_600_000;

type Step = Pick<SubmissionDetails_SubmissionFragment["Data"]["History"][number], "From" | "To" | "At">;

/** Where calling back leads: the state before casting passed, while nobody has been told; null: nothing to call back. */
export function undoneStatus(
  facts: Pick<Facts, "ViewerCan" | "BookingStatus">,
  history: readonly Step[],
  now: number,
) {
  const last = history.at(-1);
  if (facts.BookingStatus !== "NotBooked" || last?.To !== "NotBooked") return null;
  if (!facts.ViewerCan.includes("updateBookingStatus")) return null;
  return now - Date.parse(last.At) < PASS_UNDO_MS ? (last.From ?? null) : null;
}
