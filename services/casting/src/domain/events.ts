import type { Submission } from "./submission.ts";

/** What can have happened; each becomes one event of the same name. */
export type CastingEvent =
  | { readonly type: "SubmissionCreated"; readonly submission: Submission; readonly agentId: string }
  | { readonly type: "SubmissionWithdrawn"; readonly submission: Submission; readonly from: string }
  | {
      readonly type: "SubmissionStatusChanged";
      readonly submission: Submission;
      readonly from: string;
      readonly companyOnly: boolean;
    }
  | { readonly type: "SubmissionAnnounced"; readonly submission: Submission }
  | Booking<"SubmissionBooked">
  | { readonly type: "SubmissionNotBooked"; readonly submission: Submission }
  | Booking<"SubmissionReleased">
  | { readonly type: "AuditionRequested"; readonly submission: Submission; readonly slotId: string }
  | { readonly type: "AuditionConfirmed"; readonly submission: Submission; readonly slotId: string }
  | {
      readonly type: "AuditionCancelled";
      readonly submission: Submission;
      readonly slotId: string;
      readonly cancelledBy: string;
    }
  | GroupMembersChanged;

interface Booking<Type> {
  readonly type: Type;
  readonly submission: Submission;
  readonly bookedCount: number;
  readonly quantity: number;
}

export interface GroupMembersChanged {
  readonly type: "GroupMembersChanged";
  readonly projectId: string;
  readonly positionId: string;
  readonly companyId: string;
  readonly groupId: string;
  readonly addedUserIds: readonly string[];
  readonly removedUserIds: readonly string[];
  /** Of the group, after the change. */
  readonly version: number;
}

/** The event of a plain move by a word. */
export function eventOfMove(
  before: Submission,
  after: Submission,
  booked: { bookedCount: number; quantity: number },
): CastingEvent {
  if (after.status === "Booked") return { type: "SubmissionBooked", submission: after, ...booked };
  if (after.status === "Released") return { type: "SubmissionReleased", submission: after, ...booked };
  if (after.status === "NotBooked") return { type: "SubmissionNotBooked", submission: after };
  if (after.status === "AuditionRequested")
    return { type: "AuditionRequested", submission: after, slotId: after.slotId ?? "" };
  return { type: "SubmissionStatusChanged", submission: after, from: before.status, companyOnly: false };
}
