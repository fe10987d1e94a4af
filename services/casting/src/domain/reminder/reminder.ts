import { BOOKING_STATUS } from "@callboard/catalog/booking-status.ts";
import { dayIn, wallClock } from "@callboard/kit/time/wall-clock.ts";
import { isWorkingDay, workingDayAfter } from "#domain/request-end/working-days.ts";
import { heldUntil } from "#domain/request-end/request-end.ts";
import { isPromised } from "#domain/request.ts";
import { requestEnd } from "#domain/to-handle/request-task.ts";
import type { Submission } from "#domain/submission.ts";

/** What people wait for their company to say, the most urgent first. */
export const AWAITED = ["Decision", "OtherTime", "Undecided", "Unanswered"] as const;
/**
 * A decision on dates that were promised, which is due soon; another audition time; a new request after one that ended
 * without a decision, or without a response.
 */
export type Awaited = (typeof AWAITED)[number];

/** The facts that decide whether somebody waits for their company. */
export interface WaitingFacts {
  /** As the company knows it. */
  readonly submission: Pick<Submission, "status" | "auditionStatus" | "auditionExpiresAt" | "request">;
  /** When the last request was responded to; null if it was not, or there is none. */
  readonly answeredAt: Date | null;
}

/** When a reminder is written. */
export interface ReminderTime {
  readonly now: Date;
  /** When the company was reminded before: what ended earlier was said then. */
  readonly since: Date;
  /** Where the company works, an IANA name. */
  readonly zone: string;
}

/** What somebody waits for their company to say, and when that ends or ended; null if nothing. */
export function awaitedOf(
  facts: WaitingFacts,
  time: ReminderTime,
): { what: Awaited; at: Date | null } | null {
  const { submission } = facts;
  if (!BOOKING_STATUS[submission.status].isOpen) return null;
  const decideBy = isPromised(submission.request) ? heldUntil(submission) : null;
  if (decideBy !== null && decideBy > time.now && isDecisionNear(decideBy, time))
    return { what: "Decision", at: decideBy };
  const { status, auditionStatus, auditionExpiresAt } = submission;
  if (status === "AuditionRequested" && auditionStatus === "ChangeRequested")
    return { what: "OtherTime", at: auditionExpiresAt };
  return endedSince(facts, time);
}

/** Whether a decision is due today or on the next working day; no country is known of a company. */
function isDecisionNear(decideBy: Date, { now, zone }: Omit<ReminderTime, "since">): boolean {
  return dayIn(zone, decideBy) <= workingDayAfter(dayIn(zone, now), 1, null);
}

function endedSince(facts: WaitingFacts, { now, since }: ReminderTime): { what: Awaited; at: Date } | null {
  const isNew = (at: Date | null): at is Date => at !== null && at > since && at <= now;
  const { auditionStatus, auditionExpiresAt } = facts.submission;
  const at = requestEnd(facts);
  if (isNew(at)) return { what: facts.answeredAt === null ? "Unanswered" : "Undecided", at };
  const isLapsed = auditionStatus === "Expired" && isNew(auditionExpiresAt);
  return isLapsed ? { what: "Unanswered", at: auditionExpiresAt } : null;
}

/** From this time of a working day on a company is reminded. */
const REMINDER_TIME = "07:00";

/** The working day on which a company is to be reminded now; null if it is too early, or was reminded that day. */
export function reminderDay(now: Date, zone: string, lastDay: string | null): string | null {
  const day = dayIn(zone, now);
  if (!isWorkingDay(day, null) || (lastDay !== null && lastDay >= day)) return null;
  return wallClock(now, zone).toPlainTime().toString({ smallestUnit: "minute" }) < REMINDER_TIME ? null : day;
}
