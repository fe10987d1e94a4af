import type { Awaited } from "./reminder/reminder.ts";
import type { RequestMark, RequestStatus } from "./request.ts";
import type { Submission } from "./submission.ts";

/** Casting recorded that the person did not come; the talent side says that it is wrong. */
export type NoShowWord = "NoShow" | "Disputed";

/** What can happen; each becomes one event of the same name. */
export type CastingEvent =
  | { readonly kind: "SubmissionCreated"; readonly submission: Submission; readonly agentId: string }
  | { readonly kind: "SubmissionWithdrawn"; readonly submission: Submission; readonly from: string }
  | {
      readonly kind: "SubmissionStatusChanged";
      readonly submission: Submission;
      readonly from: string;
      readonly companyOnly: boolean;
      /** What was said of a no-show, which the other side is notified of. */
      readonly noShow?: NoShowWord | undefined;
    }
  | { readonly kind: "SubmissionAnnounced"; readonly submission: Submission }
  | Booking<"SubmissionBooked">
  | { readonly kind: "SubmissionNotBooked"; readonly submission: Submission; readonly roleCast: boolean }
  | (Booking<"SubmissionReleased"> & { readonly roleCast: boolean })
  | {
      readonly kind: "AuditionRequested";
      readonly submission: Submission;
      readonly slotId: string;
      /** Why it was offered again: the slot moved, or a place became free for someone in line. */
      readonly cause?: "Moved" | "Freed";
    }
  | { readonly kind: "AuditionChangeRequested"; readonly submission: Submission; readonly slotId: string }
  | { readonly kind: "AuditionConfirmed"; readonly submission: Submission; readonly slotId: string }
  | {
      readonly kind: "AuditionCancelled";
      readonly submission: Submission;
      readonly slotId: string;
      readonly cancelledBy: string;
    }
  | { readonly kind: "AvailRequested"; readonly submission: Submission; readonly requestId: string }
  | { readonly kind: "OfferMade"; readonly submission: Submission; readonly requestId: string }
  | RequestEvent
  | {
      readonly kind: "InvitationSent";
      readonly invitation: {
        readonly projectId: string;
        readonly positionId: string;
        readonly userId: string;
        readonly companyId: string;
        readonly invitedBy: string;
      };
    }
  | PlacesChanged
  | CompanyReminded
  | GroupEvent;

/** Few places of a slot are left for people outside the line, one fewer or more than before, or plenty again. */
export interface PlacesChanged {
  readonly kind: "AuditionPlacesChanged";
  readonly projectId: string;
  readonly slotId: string;
  readonly few: number | null;
  /** People who are invited to the slot and have not responded. */
  readonly userIds: readonly string[];
  /** The number of notifications about this slot. */
  readonly version: number;
}

/** How many people wait for each word of their company, and who first. */
export type PeopleWaiting = Readonly<
  Record<Awaited, { readonly count: number; readonly userIds: readonly string[] }>
>;

/** A company was reminded of the people who wait for its word. */
export interface CompanyReminded {
  readonly kind: "CompanyReminded";
  readonly companyId: string;
  /** Where the company works: the day, YYYY-MM-DD, and the zone. */
  readonly day: string;
  readonly zone: string;
  readonly version: number;
  readonly waiting: PeopleWaiting;
}

interface Booking<Kind> {
  readonly kind: Kind;
  readonly submission: Submission;
  readonly bookedCount: number;
  readonly quantity: number;
}

/** What happened to a request; it carries the request's version. */
export type RequestEvent =
  | { readonly kind: "RequestAnswered"; readonly submission: Submission; readonly request: RequestMark }
  | {
      readonly kind: "RequestExpired";
      readonly submission: Submission;
      readonly request: RequestMark;
      /** What it was until then: without a response, or without a decision. */
      readonly from: RequestStatus;
    }
  | OfActiveRequest<"AvailMovedUp">
  | OfActiveRequest<"RequestDecisionDue">
  | {
      readonly kind: "AvailTaken";
      readonly submission: SubmissionKeys;
      readonly requestId: string;
      readonly version: number;
      /** Days on which a request in front booked the person. */
      readonly days: readonly string[];
    };

/** What a company is told of a request that stays as it is. */
interface OfActiveRequest<Kind> {
  readonly kind: Kind;
  readonly submission: SubmissionKeys;
  readonly requestId: string;
  readonly version: number;
}

type SubmissionKeys = Pick<Submission, "id" | "projectId" | "positionId" | "userId" | "companyId">;

/** How many people a position has booked after a move, and how many it needs. */
export type BookedCounts = Pick<Booking<"SubmissionBooked">, "bookedCount" | "quantity">;

export type GroupEvent = GroupMembersChanged | GroupSaved<"GroupCreated"> | GroupSaved<"GroupUpdated">;

interface GroupSaved<Kind> {
  readonly kind: Kind;
  readonly projectId: string;
  readonly companyId: string;
  readonly groupId: string;
  /** The only position that it is for. */
  readonly positionId: string | null;
  readonly version: number;
}

export interface GroupMembersChanged {
  readonly kind: "GroupMembersChanged";
  readonly projectId: string;
  readonly positionId: string;
  readonly companyId: string;
  readonly groupId: string;
  readonly addedUserIds: readonly string[];
  readonly removedUserIds: readonly string[];
  /** The group's version after the change. */
  readonly version: number;
}

/** The event of a plain move to a state. */
export function eventOfMove(
  before: Submission,
  after: Submission,
  { roleCast, ...booked }: BookedCounts & { readonly roleCast: boolean },
): CastingEvent {
  if (after.status === "Booked") return { kind: "SubmissionBooked", submission: after, ...booked };
  if (after.status === "Released")
    return { kind: "SubmissionReleased", submission: after, ...booked, roleCast };
  if (after.status === "NotBooked") return { kind: "SubmissionNotBooked", submission: after, roleCast };
  if (after.status === "AuditionRequested")
    return { kind: "AuditionRequested", submission: after, slotId: after.slotId ?? "" };
  if (after.status === "Avail" && after.request)
    return { kind: "AvailRequested", submission: after, requestId: after.request.id };
  return { kind: "SubmissionStatusChanged", submission: after, from: before.status, companyOnly: false };
}
