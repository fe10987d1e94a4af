import { isOpen } from "@callboard/catalog/booking-transitions.ts";
import { nextStatus } from "#domain/transitions.ts";
import { BOOKING_STATUS } from "@callboard/catalog/booking-status.ts";
import { isPromised, isActive } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";

/** How a position ended, and since when it takes no one. */
export interface Ending {
  readonly as: "Filled" | "Closed";
  readonly at: Date;
}

/** How a position ended, if it did, and whether submissions still open are passed on automatically. */
export interface Closing {
  readonly ending: Ending | null;
  readonly answers: boolean;
}

const HOUR_MS = 3_600_000;
/** Milliseconds from the end of a position to the automatic pass; until then, reopening it undoes everything. */
export const ANSWER_AFTER_MS = 24 * HOUR_MS;
/** Milliseconds for which backups of a filled position are kept, in case a booking falls through. */
export const BACKUPS_KEPT_MS = 7 * 24 * HOUR_MS;

/**
 * When a submission is passed on automatically; null if it is not: its position is open or its company decides by
 * hand, or it is already decided. Promised dates are released by it. A change to it after the end postpones this.
 */
export function answerDue(
  submission: Pick<Submission, "status" | "updatedAt" | "request">,
  { ending, answers }: Closing,
): Date | null {
  const { status, updatedAt } = submission;
  if (ending === null || !answers || endOf(submission) === null) return null;
  const isKept = status === "Backup" && ending.as === "Filled";
  const since = Math.max(ending.at.getTime(), updatedAt.getTime());
  return new Date(since + (isKept ? BACKUPS_KEPT_MS : ANSWER_AFTER_MS));
}

/** Whether a submission keeps days or a time for its position, short of a booking. */
export function isHeld({ status, request }: Pick<Submission, "status" | "request">): boolean {
  return status !== "Booked" && (BOOKING_STATUS[status].isInvited || isActive(request));
}

/** Whether somebody who is let go of reads that the role has been cast: they were held for one that was filled. */
export function isRoleCast(
  before: Pick<Submission, "status" | "request">,
  ending: Ending | null | undefined,
): boolean {
  return ending?.as === "Filled" && isHeld(before);
}

/** The state in which a submission that nobody decided on ends; null if it has one, or terms are offered. */
export function endOf({
  status,
  request,
}: Pick<Submission, "status" | "request">): "NotBooked" | "Released" | null {
  if (!isOpen(status) || status === "Offered") return null;
  const next = nextStatus(status, "decline", { promised: isPromised(request) });
  return next.ok && next.value === "Released" ? "Released" : "NotBooked";
}
