import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import {
  AuditionPlacesChangedSchema,
  AvailMovedUpSchema,
  AvailRequestedSchema,
  AvailTakenSchema,
  CompanyRemindedSchema,
  GroupCreatedSchema,
  GroupMembersChangedSchema,
  GroupUpdatedSchema,
  InvitationSentSchema,
  OfferMadeSchema,
  RequestAnsweredSchema,
  RequestDecisionDueSchema,
  RequestExpiredSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import type {
  CastingEvent,
  CompanyReminded,
  GroupEvent,
  PlacesChanged,
  RequestEvent,
} from "#domain/events.ts";

/** The keys carried by every event about a submission. */
export function keysOf({ projectId, positionId, userId, companyId, id }: RequestEvent["submission"]) {
  return { projectId, positionId, userId, companyId, submissionId: id };
}

/** An event whose aggregate is a request. */
export function requestDraft(event: RequestEvent): EventDraft {
  const keys = keysOf(event.submission);
  if (event.kind === "AvailMovedUp" || event.kind === "RequestDecisionDue") {
    const { requestId, version } = event;
    const schema = event.kind === "AvailMovedUp" ? AvailMovedUpSchema : RequestDecisionDueSchema;
    return draftEvent(schema, { ...keys, requestId }, { aggregateId: requestId, version });
  }
  if (event.kind === "AvailTaken") {
    const { requestId, version, days } = event;
    const about = { aggregateId: requestId, version };
    return draftEvent(AvailTakenSchema, { ...keys, requestId, days: [...days] }, about);
  }
  const { id, kind, status, version } = event.request;
  const about = { aggregateId: id, version };
  return event.kind === "RequestAnswered"
    ? draftEvent(RequestAnsweredSchema, { ...keys, requestId: id, kind, status }, about)
    : draftEvent(RequestExpiredSchema, { ...keys, requestId: id, kind, from: event.from }, about);
}

/** An event whose aggregate is a group. */
export function groupDraft(event: GroupEvent): EventDraft {
  const { projectId, companyId, groupId, version } = event;
  const keys = { projectId, companyId, groupId, positionId: event.positionId ?? "" };
  const about = { aggregateId: `${projectId}/${groupId}`, version };
  if (event.kind === "GroupCreated") return draftEvent(GroupCreatedSchema, keys, about);
  if (event.kind === "GroupUpdated") return draftEvent(GroupUpdatedSchema, keys, about);
  const members = { addedUserIds: [...event.addedUserIds], removedUserIds: [...event.removedUserIds] };
  return draftEvent(GroupMembersChangedSchema, { ...keys, ...members }, about);
}

/** An event whose aggregate is a slot. */
export function placesDraft({ projectId, slotId, few, userIds, version }: PlacesChanged): EventDraft {
  const left = few ?? undefined;
  const facts = { projectId, slotId, full: few === 0, left, userIds: [...userIds] };
  return draftEvent(AuditionPlacesChangedSchema, facts, { aggregateId: slotId, version });
}

/** A reminder of a company, whose aggregate is the company's reminders. */
export function reminderDraft({ companyId, day, zone, waiting, version }: CompanyReminded): EventDraft {
  const { Decision, OtherTime, Undecided, Unanswered } = waiting;
  return draftEvent(
    CompanyRemindedSchema,
    {
      companyId,
      localDay: day,
      zone,
      decisions: Decision.count,
      decisionUserIds: [...Decision.userIds],
      otherTimes: OtherTime.count,
      otherTimeUserIds: [...OtherTime.userIds],
      undecided: Undecided.count,
      undecidedUserIds: [...Undecided.userIds],
      unanswered: Unanswered.count,
      unansweredUserIds: [...Unanswered.userIds],
    },
    { aggregateId: `reminders/${companyId}`, version },
  );
}

/** A request that was made, which is also a move of its submission. */
export function openedDraft({
  kind,
  submission,
  requestId,
}: Extract<CastingEvent, { readonly kind: "AvailRequested" | "OfferMade" }>): EventDraft {
  const keys = { ...keysOf(submission), requestId };
  const about = { aggregateId: submission.id, version: submission.version };
  if (kind === "OfferMade") return draftEvent(OfferMadeSchema, keys, about);
  return draftEvent(AvailRequestedSchema, { ...keys, kind: submission.request?.kind ?? "" }, about);
}

/** An invitation, which happens once per person and position. */
export function invitationDraft({
  invitation: { projectId, positionId, userId, companyId, invitedBy },
}: Extract<CastingEvent, { readonly kind: "InvitationSent" }>): EventDraft {
  return draftEvent(
    InvitationSentSchema,
    { projectId, positionId, userId, companyId, invitedBy },
    { aggregateId: `${positionId}/${userId}`, version: 1 },
  );
}
