import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import {
  PositionAddedSchema,
  PositionFilledSchema,
  PositionRemovedSchema,
  PositionUpdatedSchema,
  ProjectApprovedSchema,
  ProjectCreatedSchema,
  ProjectDeniedSchema,
  ProjectMediaChangedSchema,
  ProjectResubmittedSchema,
  ProjectSubmittedSchema,
  ProjectUpdatedSchema,
  ProjectViewedSchema,
  ScheduleChangedSchema,
} from "@callboard/proto/projects/v1/events_pb.ts";
import type { QueryExecutorProvider } from "kysely";
import type { ProjectsEvent } from "#domain/events.ts";

/** Writes the events of a change into its transaction. */
export function addEvents(
  tx: QueryExecutorProvider,
  actor: Actor,
  events: readonly ProjectsEvent[],
): Promise<void> {
  return addToOutbox(tx, actor, events.map(toDraft));
}

/** An event in the form in which it travels. */
function toDraft(event: ProjectsEvent): EventDraft {
  const aggregateId = "positionId" in event ? event.positionId : event.projectId;
  const about = { aggregateId, version: event.version };
  switch (event.kind) {
    case "ProjectCreated":
      return draftEvent(ProjectCreatedSchema, event, about);
    case "ProjectUpdated":
      return draftEvent(ProjectUpdatedSchema, { ...event, fields: [...event.fields] }, about);
    case "ProjectSubmitted":
      return draftEvent(ProjectSubmittedSchema, event, about);
    case "ProjectResubmitted":
      return draftEvent(ProjectResubmittedSchema, event, about);
    case "ProjectApproved":
      return draftEvent(ProjectApprovedSchema, event, about);
    case "ProjectDenied":
      return draftEvent(ProjectDeniedSchema, event, about);
    case "ProjectViewed":
      return draftEvent(ProjectViewedSchema, event, about);
    default:
      return draftPart(event, about);
  }
}

type PartEvent = Extract<
  ProjectsEvent,
  { readonly kind: `Position${string}` | `Schedule${string}` | "ProjectMediaChanged" }
>;

function draftPart(event: PartEvent, about: { aggregateId: string; version: number }): EventDraft {
  switch (event.kind) {
    case "ProjectMediaChanged": {
      const lists = { mediaIds: [...event.mediaIds], releasedMediaIds: [...event.releasedMediaIds] };
      return draftEvent(ProjectMediaChangedSchema, { ...event, ...lists }, about);
    }
    case "PositionAdded":
      return draftEvent(PositionAddedSchema, event, about);
    case "PositionUpdated":
      return draftEvent(PositionUpdatedSchema, { ...event, fields: [...event.fields] }, about);
    case "PositionRemoved":
      return draftEvent(PositionRemovedSchema, event, about);
    case "PositionFilled":
      return draftEvent(PositionFilledSchema, event, about);
    case "ScheduleChanged": {
      const lists = { slotIds: [...event.slotIds], filmingDateIds: [...event.filmingDateIds] };
      return draftEvent(ScheduleChangedSchema, { ...event, ...lists }, about);
    }
  }
}
