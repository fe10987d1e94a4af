import { BOOKING_STATUS, statusNamed } from "@callboard/catalog/booking-status.ts";
import type { MySubmission_SubmissionFragment } from "#gen/graphql.ts";
import { owedOf, dateAnswerOf } from "#lib/talent-side/owed.ts";
import type { Owed } from "#lib/talent-side/owed.ts";

export type Submission = MySubmission_SubmissionFragment;

/** An answer that casting is waiting for, with its submission. */
export type Move = Owed & { readonly submission: Submission };

/** The answer owed for a submission; null if casting is not waiting for one. */
export function moveOf(submission: Submission): Move | null {
  const owed = owedOf(submission);
  return owed && { ...owed, submission };
}

/** A request about dates that was answered, as long as the answer can still be changed. */
export function changeableOf(submission: Submission): Move | null {
  const canChange = dateAnswerOf(submission) !== null && submission.Data.ViewerCan.includes("answerRequest");
  return canChange ? { kind: "dates", until: null, submission } : null;
}

/** The answers owed of the submissions that the server lists for it; one that was just given is left out. */
export function movesOf(listed: readonly Submission[]): readonly Move[] {
  return listed.map(moveOf).filter((move) => move !== null);
}

export const LAST_STEP = 5;

/** How far a submission has come, from 1 to 5; for a past one, how far it got. */
export function stepOf({ Data: { BookingStatus, History } }: Submission): number {
  const now = BOOKING_STATUS[statusNamed(BookingStatus)].step;
  return now ?? Math.max(1, ...History.map(({ To }) => BOOKING_STATUS[statusNamed(To)].step ?? 1));
}

/** The identifier of a submission in the address. */
export function addressOf({ SK }: Pick<Submission, "SK">): string {
  return SK.replace(/^SUB#/, "").replace("#", "~");
}
