import { wordsFrom } from "@callboard/catalog/booking-transitions.ts";
import { attend, type AttendanceAction } from "#domain/attendance/attendance.ts";
import { isCompanySide, type Relation } from "#domain/policy.ts";
import { isPromised, refusalToAnswer } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";
import { nextStatus, type Action } from "#domain/transitions.ts";
import { refusalToWait } from "#domain/waiting/waiting.ts";

/** The facts that, together with the relation, decide which operations a caller may call on a submission. */
export interface Situation {
  /** As the caller knows it. */
  readonly submission: Pick<
    Submission,
    "status" | "auditionStatus" | "auditionExpiresAt" | "updatedAt" | "request" | "announcement"
  >;
  readonly now: Date;
  /** When the audition begins; null if no slot is chosen. */
  readonly startsAt: Date | null;
  /** In the line for a slot. */
  readonly waits: boolean;
  /** The position takes submissions now. */
  readonly takesSubmissions: boolean;
  readonly projectClosed: boolean;
}

/** The operations that the caller may call on the submission now, by the same rules; buttons follow this list. */
export function viewerCan(relation: Relation, situation: Situation): readonly string[] {
  const can = isCompanySide(relation) ? companyCan(situation) : talentCan(situation);
  return situation.projectClosed ? can.filter((operation) => STILL_POSSIBLE.includes(operation)) : can;
}

/** What a closed project still allows: withdrawing, removing from groups and private notes. */
const STILL_POSSIBLE = [
  "withdrawSubmission",
  "leaveWaitingList",
  "deleteBookingGroupUser",
  "saveNote",
  "deleteNote",
];

function talentCan(situation: Situation): readonly string[] {
  const { submission, now, waits, takesSubmissions } = situation;
  const isWithdrawn = submission.status === "Withdrawn";
  const canAnswer =
    (leads(situation, "answer avail") || leads(situation, "accept offer")) &&
    refusalToAnswer(submission.request, now) === null;
  return named({
    submitToPosition: isWithdrawn && takesSubmissions,
    withdrawSubmission: !isWithdrawn,
    confirmAudition: leads(situation, "confirm audition") && !isExpired(situation),
    cancelAudition: changes(situation, "decline audition"),
    requestAnotherTime: attends(situation, "request another time"),
    joinWaitingList: refusalToWait(submission, now) === null,
    leaveWaitingList: waits,
    checkIn: attends(situation, "check in"),
    disputeNoShow: attends(situation, "dispute no-show"),
    answerRequest: submission.status !== "Booked" && canAnswer,
  });
}

function companyCan(situation: Situation): readonly string[] {
  const { status, announcement } = situation.submission;
  const decides = changes(situation, "book") || changes(situation, "decline");
  return named({
    updateBookingStatus: wordsFrom(status).length > 0 || announcement !== null,
    projectSubmissionBookResponse: decides,
    projectSubmissionsBooking: decides,
    requestAudition: leads(situation, "request audition"),
    confirmAudition: leads(situation, "confirm audition"),
    cancelAudition: leads(situation, "confirm audition") && changes(situation, "call off audition"),
    checkIn: attends(situation, "check in"),
    recordNoShow: attends(situation, "record no-show"),
    requestAvail: leads(situation, "request avail"),
    makeOffer: leads(situation, "make offer"),
    releaseSubmission: changes(situation, "release"),
    saveNote: true,
    deleteNote: true,
    addBookingGroupUser: true,
    deleteBookingGroupUser: true,
  });
}

function named(operations: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(operations).filter((operation) => operations[operation]);
}

/** The table of transitions allows the action, even if it changes nothing. */
function leads({ submission: { status, request } }: Situation, action: Action): boolean {
  return nextStatus(status, action, { promised: isPromised(request) }).ok;
}

/** The action leads to another state. */
function changes({ submission: { status, request } }: Situation, action: Action): boolean {
  const next = nextStatus(status, action, { promised: isPromised(request) });
  return next.ok && next.value !== status;
}

function attends({ submission, startsAt, now }: Situation, action: AttendanceAction): boolean {
  const { status, auditionStatus: invite, updatedAt: changedAt } = submission;
  const next = attend({ status, invite, startsAt, changedAt }, action, now);
  return next.ok && next.value !== invite;
}

function isExpired({ submission: { status, auditionExpiresAt: end }, now }: Situation): boolean {
  return status === "AuditionRequested" && end !== null && end <= now;
}
