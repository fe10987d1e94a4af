import type { QueryExecutorProvider } from "kysely";
import type { Actor } from "@callboard/kit/actor.ts";
import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import {
  AuditionCancelledSchema,
  AuditionChangeRequestedSchema,
  AuditionConfirmedSchema,
  AuditionRequestedSchema,
  SubmissionAnnouncedSchema,
  SubmissionBookedSchema,
  SubmissionCreatedSchema,
  SubmissionNotBookedSchema,
  SubmissionReleasedSchema,
  SubmissionStatusChangedSchema,
  SubmissionWithdrawnSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import type {
  CastingEvent,
  CompanyReminded,
  GroupEvent,
  PlacesChanged,
  RequestEvent,
} from "#domain/events.ts";
import {
  groupDraft,
  invitationDraft,
  keysOf,
  openedDraft,
  placesDraft,
  reminderDraft,
  requestDraft,
} from "./event-drafts.ts";

/** Writes the events of a change in the transaction of that change. */
export function addEvents(
  tx: QueryExecutorProvider,
  actor: Actor,
  events: readonly CastingEvent[],
): Promise<void> {
  return addToOutbox(tx, actor, events.map(toDraft));
}

type InvitationSent = Extract<CastingEvent, { readonly kind: "InvitationSent" }>;
type AuditionEvent = Extract<
  CastingEvent,
  { readonly kind: `Audition${string}`; readonly submission: unknown }
>;
type SubmissionEvent = Exclude<
  CastingEvent,
  GroupEvent | RequestEvent | InvitationSent | PlacesChanged | CompanyReminded | AuditionEvent
>;

function toDraft(event: CastingEvent): EventDraft {
  if ("groupId" in event) return groupDraft(event);
  if (isOfRequest(event)) return requestDraft(event);
  switch (event.kind) {
    case "CompanyReminded":
      return reminderDraft(event);
    case "AuditionPlacesChanged":
      return placesDraft(event);
    case "InvitationSent":
      return invitationDraft(event);
    case "AuditionRequested":
    case "AuditionChangeRequested":
    case "AuditionConfirmed":
    case "AuditionCancelled":
      return auditionDraft(event);
    default:
      return submissionDraft(event);
  }
}

const OF_REQUESTS: readonly string[] = [
  "AvailMovedUp",
  "AvailTaken",
  "RequestAnswered",
  "RequestDecisionDue",
  "RequestExpired",
] satisfies readonly RequestEvent["kind"][];

function isOfRequest(event: CastingEvent): event is RequestEvent {
  return OF_REQUESTS.includes(event.kind);
}

function submissionDraft(event: SubmissionEvent): EventDraft {
  const { submission } = event;
  const keys = keysOf(submission);
  const about = { aggregateId: submission.id, version: submission.version };
  switch (event.kind) {
    case "SubmissionCreated":
      return draftEvent(SubmissionCreatedSchema, { ...keys, agentId: event.agentId }, about);
    case "SubmissionWithdrawn":
      return draftEvent(SubmissionWithdrawnSchema, { ...keys, from: event.from }, about);
    case "SubmissionStatusChanged":
      return draftEvent(
        SubmissionStatusChangedSchema,
        {
          ...keys,
          from: event.from,
          to: submission.status,
          companyOnly: event.companyOnly,
          attendance: event.noShow ?? "",
        },
        about,
      );
    case "SubmissionAnnounced":
      return draftEvent(SubmissionAnnouncedSchema, { ...keys, status: submission.status }, about);
    case "SubmissionBooked":
      return draftEvent(
        SubmissionBookedSchema,
        { ...keys, ...countsOf(event), announcedLater: submission.announcement !== null },
        about,
      );
    case "SubmissionNotBooked":
      return draftEvent(
        SubmissionNotBookedSchema,
        { ...keys, announcedLater: submission.announcement !== null, roleCast: event.roleCast },
        about,
      );
    case "SubmissionReleased":
      return draftEvent(
        SubmissionReleasedSchema,
        { ...keys, ...countsOf(event), roleCast: event.roleCast },
        about,
      );
    case "AvailRequested":
    case "OfferMade":
      return openedDraft(event);
  }
}

function countsOf({ bookedCount, quantity }: { bookedCount: number; quantity: number }) {
  return { bookedCount, quantity };
}

function auditionDraft(event: AuditionEvent): EventDraft {
  const { submission, slotId } = event;
  const keys = { ...keysOf(submission), slotId };
  const about = { aggregateId: submission.id, version: submission.version };
  if (event.kind === "AuditionRequested")
    return draftEvent(AuditionRequestedSchema, { ...keys, cause: event.cause ?? "" }, about);
  if (event.kind === "AuditionChangeRequested") return draftEvent(AuditionChangeRequestedSchema, keys, about);
  if (event.kind === "AuditionConfirmed") return draftEvent(AuditionConfirmedSchema, keys, about);
  return draftEvent(AuditionCancelledSchema, { ...keys, cancelledBy: event.cancelledBy }, about);
}
