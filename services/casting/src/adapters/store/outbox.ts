import type { QueryExecutorProvider } from "kysely";
import type { Actor } from "@callboard/kit/actor.ts";
import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import {
  AuditionCancelledSchema,
  AuditionConfirmedSchema,
  AuditionRequestedSchema,
  GroupMembersChangedSchema,
  SubmissionAnnouncedSchema,
  SubmissionBookedSchema,
  SubmissionCreatedSchema,
  SubmissionNotBookedSchema,
  SubmissionReleasedSchema,
  SubmissionStatusChangedSchema,
  SubmissionWithdrawnSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import type { CastingEvent, GroupMembersChanged } from "#domain/events.ts";
import type { Submission } from "#domain/submission.ts";

/** Writes the events of a change into its transaction. */
export function addEvents(
  tx: QueryExecutorProvider,
  actor: Actor,
  events: readonly CastingEvent[],
): Promise<void> {
  return addToOutbox(tx, actor, events.map(toDraft));
}

type SubmissionEvent = Exclude<CastingEvent, GroupMembersChanged>;

function toDraft(event: CastingEvent): EventDraft {
  if (event.kind !== "GroupMembersChanged") return submissionDraft(event);
  const { projectId, positionId, companyId, groupId } = event;
  const members = { addedUserIds: [...event.addedUserIds], removedUserIds: [...event.removedUserIds] };
  return draftEvent(
    GroupMembersChangedSchema,
    { projectId, positionId, companyId, groupId, ...members },
    { aggregateId: `${projectId}/${groupId}`, version: event.version },
  );
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
        { ...keys, from: event.from, to: submission.status, companyOnly: event.companyOnly },
        about,
      );
    case "SubmissionAnnounced":
      return draftEvent(SubmissionAnnouncedSchema, { ...keys, status: submission.status }, about);
    case "SubmissionBooked":
      return draftEvent(SubmissionBookedSchema, { ...keys, ...countsOf(event), announcedLater: true }, about);
    case "SubmissionNotBooked":
      return draftEvent(SubmissionNotBookedSchema, { ...keys, announcedLater: true }, about);
    case "SubmissionReleased":
      return draftEvent(SubmissionReleasedSchema, { ...keys, ...countsOf(event) }, about);
    case "AuditionRequested":
      return draftEvent(AuditionRequestedSchema, { ...keys, slotId: event.slotId }, about);
    case "AuditionConfirmed":
      return draftEvent(AuditionConfirmedSchema, { ...keys, slotId: event.slotId }, about);
    case "AuditionCancelled":
      return draftEvent(
        AuditionCancelledSchema,
        { ...keys, slotId: event.slotId, cancelledBy: event.cancelledBy },
        about,
      );
  }
}

function keysOf({ projectId, positionId, userId, companyId, id }: Submission) {
  return { projectId, positionId, userId, companyId, submissionId: id };
}

function countsOf({ bookedCount, quantity }: { bookedCount: number; quantity: number }) {
  return { bookedCount, quantity };
}
