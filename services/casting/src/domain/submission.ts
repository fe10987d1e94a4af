import { BOOKING_STATUS } from "@callboard/catalog/booking-status.ts";
import type { BookingStatus } from "./booking-status.ts";
import type { ChosenMedia } from "./media/chosen-media.ts";
import type { RequestMark } from "./request.ts";

/** The state of the invitation in the current round. */
export type InviteStatus =
  | "Offered"
  | "ChangeRequested"
  | "Confirmed"
  | "CheckedIn"
  | "NoShow"
  | "Declined"
  | "Cancelled"
  | "Expired"
  | "Done";

/** A person put forward for a position; one submission per person and position. Ids are bare. */
export interface Submission {
  readonly id: string;
  readonly projectId: string;
  readonly positionId: string;
  readonly userId: string;
  readonly companyId: string;
  readonly status: BookingStatus;
  /** Round of auditions, from 1. */
  readonly round: number;
  readonly comments: string | null;
  readonly website: string | null;
  readonly socialMedia: string | null;
  readonly representationName: string | null;
  /** Bare ids of attached files; null shows those of the profile. */
  readonly photoId: string | null;
  readonly reelId: string | null;
  /** When the talent side agreed to the position's nudity and adult scenes; null if it has none. */
  readonly scenesAgreedAt: Date | null;
  readonly createdBy: string;
  readonly submittedAt: Date;
  readonly viewedAt: Date | null;
  readonly updatedAt: Date;
  readonly slotId: string | null;
  readonly auditionStatus: InviteStatus | null;
  readonly auditionExpiresAt: Date | null;
  readonly auditionMessage: string | null;
  readonly formerStatus: BookingStatus | null;
  /** The last avail check or offer, whatever its outcome. */
  readonly request: RequestMark | null;
  /** Rises by one with every change. */
  readonly version: number;
  /** Of the latest decision, until it is announced to the talent side. */
  readonly announcement: Announcement | null;
}

/** A decision that is not announced yet, with the submission as it was before. */
export interface Announcement {
  readonly dueAt: Date;
  readonly former: Submission;
}

/** What a person writes with a submission. */
export type SubmissionText = Pick<Submission, "comments" | "website" | "socialMedia" | "representationName">;

/** What a person sends: the text, the photo and reel attached to it, and what they agreed to. */
export type SubmissionContent = SubmissionText & ChosenMedia & Pick<Submission, "scenesAgreedAt">;

/** A submission as it is sent for the first time. */
export function firstSubmission(
  facts: Pick<Submission, "id" | "projectId" | "positionId" | "userId" | "companyId" | "createdBy">,
  content: SubmissionContent,
  now: Date,
): Submission {
  return {
    ...facts,
    ...content,
    status: "Submitted",
    round: 1,
    submittedAt: now,
    viewedAt: null,
    updatedAt: now,
    ...NO_AUDITION,
    request: null,
    version: 1,
    announcement: null,
  };
}

/** Fields that a change sets in addition to the new state. */
export type Change = Partial<
  Pick<
    Submission,
    | "slotId"
    | "auditionStatus"
    | "auditionExpiresAt"
    | "auditionMessage"
    | "formerStatus"
    | "request"
    | "submittedAt"
    | "createdBy"
  > &
    SubmissionContent
>;

const NO_AUDITION = {
  slotId: null,
  auditionStatus: null,
  auditionExpiresAt: null,
  auditionMessage: null,
  formerStatus: null,
} as const;

/** The submission after a move. Sets the time of the first look, and a new round begins without a slot. */
export function moved(submission: Submission, to: BookingStatus, now: Date, change: Change = {}): Submission {
  const isSeen = to !== "Submitted" && to !== "Withdrawn";
  return {
    ...submission,
    ...auditionAfter(submission, to),
    ...change,
    status: to,
    round: to === "Callback" && submission.status !== "Callback" ? submission.round + 1 : submission.round,
    viewedAt: submission.viewedAt ?? (isSeen ? now : null),
    updatedAt: now,
    version: submission.version + 1,
    announcement: null,
  };
}

/** Every move but the audition itself gives a confirmed slot back. */
function auditionAfter(submission: Submission, to: BookingStatus): Partial<Submission> {
  if (to === "Auditioned") return { auditionStatus: "Done", auditionExpiresAt: null };
  if (to === "Callback" || to === "Submitted") return NO_AUDITION;
  return BOOKING_STATUS[submission.status].isInvited && !BOOKING_STATUS[to].isInvited
    ? { slotId: null, auditionExpiresAt: null, auditionStatus: "Cancelled", formerStatus: null }
    : {};
}

/**
 * The slot in which this submission takes a place, if any. While a decision is pending the place is kept: the person
 * still counts on it, and gets it back if the decision is called back.
 */
export function takenSlot({ announcement, ...decided }: Submission): string | null {
  const submission = announcement?.former ?? decided;
  return submission.status === "AuditionConfirmed" || submission.status === "Auditioned"
    ? submission.slotId
    : null;
}

/** The position of a submission in the order of sending; the values of a cursor. */
export function submissionCursor({ submittedAt, id }: Submission): readonly [sentAt: string, id: string] {
  return [submittedAt.toISOString(), id];
}
