import { attendanceSpan } from "@callboard/catalog/rules/attendance.ts";
import { conflict, illegalTransition, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import type { InviteStatus } from "#domain/submission.ts";

/** What can be recorded about one person's audition, apart from confirming and declining it. */
export const ATTENDANCE_ACTIONS = [
  "request another time",
  "check in",
  "record no-show",
  "dispute no-show",
] as const;
export type AttendanceAction = (typeof ATTENDANCE_ACTIONS)[number];

/** The state of one person's audition. */
export interface Attendance {
  readonly status: BookingStatus;
  readonly invite: InviteStatus | null;
  /** When the slot begins; null if none is chosen yet. */
  readonly startsAt: Date | null;
  /** When it last changed; for a no-show, when it was recorded. */
  readonly changedAt: Date;
}

/** The state that an action leads to (unchanged if it was already done), or why it is refused. */
export function attend(now: Attendance, action: AttendanceAction, at: Date): Result<InviteStatus> {
  return ACTIONS[action](now, at);
}

const ACTIONS: Readonly<Record<AttendanceAction, (now: Attendance, at: Date) => Result<InviteStatus>>> = {
  "request another time": (now) =>
    now.status === "AuditionRequested" ? ok("ChangeRequested") : fail(notInvited(now)),
  "check in": (now) => {
    if (now.status !== "AuditionConfirmed") return fail(notInvited(now));
    return now.invite === "NoShow" ? fail(refused(now, "CheckedIn")) : ok("CheckedIn");
  },
  "record no-show": (now, at) => {
    const isExpected = now.status === "AuditionConfirmed" && now.invite !== "CheckedIn";
    const isLate =
      now.startsAt !== null && now.startsAt.getTime() + attendanceSpan("grace", at) <= at.getTime();
    return isExpected && isLate ? ok("NoShow") : fail(refused(now, "NoShow"));
  },
  "dispute no-show": (now, at) => {
    if (now.status !== "AuditionConfirmed" || now.invite !== "NoShow") return fail(refused(now, "Confirmed"));
    if (at.getTime() - now.changedAt.getTime() <= attendanceSpan("dispute", at)) return ok("Confirmed");
    return fail(conflict("PAST_DUE", "The time to dispute this has passed.", { state: "NoShow" }));
  },
};

function notInvited({ status }: Attendance): Failure {
  return conflict("NOT_INVITED", "There is no open audition request.", { state: status });
}

function refused({ status, invite }: Attendance, to: InviteStatus): Failure {
  return illegalTransition(invite ?? status, to, []);
}
