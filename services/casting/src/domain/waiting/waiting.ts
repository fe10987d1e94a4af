import { conflict, type Failure } from "@callboard/kit/failure.ts";
import type { Slot } from "#domain/slot.ts";
import type { Submission } from "#domain/submission.ts";

/** Why this submission cannot wait in line, or null: it needs an invitation that has not expired. */
export function refusalToWait(
  { status, auditionExpiresAt: end }: Pick<Submission, "status" | "auditionExpiresAt">,
  now: Date,
): Failure | null {
  if (status === "AuditionRequested" && (end === null || end > now)) return null;
  const state = status === "AuditionRequested" ? "Expired" : status;
  return conflict("NOT_INVITED", "There is no open audition request.", { state });
}

/** Hours for which a freed place is held for the first in line. */
const HELD_HOURS = 24;
const HOUR_MS = 3_600_000;

/**
 * When the hold of a freed place ends: after a day or half of the time left, whichever is earlier, so that others
 * have a chance.
 */
export function holdEnd(now: Date, { startsAt }: Pick<Slot, "startsAt">): Date {
  const half = (startsAt.getTime() - now.getTime()) / 2;
  return new Date(now.getTime() + Math.max(0, Math.min(HELD_HOURS * HOUR_MS, half)));
}

type LineFacts = Pick<Submission, "status" | "slotId" | "announcement">;

/** Whether a change removes a submission from its line, as far as the talent side knows of the change. */
export function leavesLine(before: LineFacts, after: LineFacts): boolean {
  const [was, is] = [asKnown(before), asKnown(after)];
  if (was.status !== "AuditionRequested") return false;
  return is.status !== "AuditionRequested" || is.slotId !== was.slotId;
}

/** Whether a submission can be in a line: only while its talent side knows of an open invitation. */
export function mayBeInLine(submission: LineFacts): boolean {
  return asKnown(submission).status === "AuditionRequested";
}

function asKnown(submission: LineFacts): Pick<Submission, "status" | "slotId"> {
  return submission.announcement?.former ?? submission;
}
