import type { Submission } from "./submission.ts";

/** What can have happened; each becomes one event of the same name. */
export type CastingEvent =
  | { readonly kind: "SubmissionCreated"; readonly submission: Submission; readonly agentId: string }
  | { readonly kind: "SubmissionWithdrawn"; readonly submission: Submission; readonly from: string }
  | {
      readonly kind: "SubmissionStatusChanged";
      readonly submission: Submission;
      readonly from: string;
      readonly companyOnly: boolean;
    }
  | { readonly kind: "SubmissionAnnounced"; readonly submission: Submission }
  | Booking<"SubmissionBooked">
  | { readonly kind: "SubmissionNotBooked"; readonly submission: Submission }
  | Booking<"SubmissionReleased">
  | { readonly kind: "AuditionRequested"; readonly submission: Submission; readonly slotId: string }
  | { readonly kind: "AuditionConfirmed"; readonly submission: Submission; readonly slotId: string }
  | {
      readonly kind: "AuditionCancelled";
      readonly submission: Submission;
      readonly slotId: string;
      readonly cancelledBy: string;
    }
  | GroupMembersChanged;

interface Booking<Kind> {
  readonly kind: Kind;
  readonly submission: Submission;
  readonly bookedCount: number;
  readonly quantity: number;
}

export interface GroupMembersChanged {
  readonly kind: "GroupMembersChanged";
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
  if (after.status === "Booked") return { kind: "SubmissionBooked", submission: after, ...booked };
  if (after.status === "Released") return { kind: "SubmissionReleased", submission: after, ...booked };
  if (after.status === "NotBooked") return { kind: "SubmissionNotBooked", submission: after };
  if (after.status === "AuditionRequested")
    return { kind: "AuditionRequested", submission: after, slotId: after.slotId ?? "" };
  return { kind: "SubmissionStatusChanged", submission: after, from: before.status, companyOnly: false };
}
