import { draftEvent, type EventDraft, type EventSchema } from "@callboard/bus/event.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import {
  FeatureCreatedSchema,
  FeatureRemovedSchema,
  FeatureUpdatedSchema,
  PositionAddedSchema,
  PositionFilledSchema,
  PositionRemovedSchema,
  PositionUpdatedSchema,
  ProjectApprovedSchema,
  ProjectClosedSchema,
  ProjectCreatedSchema,
  ProjectDeletedSchema,
  ProjectDeniedSchema,
  ProjectDocsChangedSchema,
  ProjectFavoritedSchema,
  ProjectMediaChangedSchema,
  ProjectRestoredSchema,
  ProjectResubmittedSchema,
  ProjectSubmittedSchema,
  ProjectUpdatedSchema,
  ProjectViewedSchema,
  ProjectWithdrawnSchema,
  ScheduleChangedSchema,
  SearchMatchedSchema,
  SearchRemovedSchema,
  SearchSavedSchema,
} from "@callboard/proto/projects/v1/events_pb.ts";
import type { QueryExecutorProvider } from "kysely";
import type { ProjectsEvent } from "#domain/events.ts";

/** Writes a change's events into the outbox of the same transaction. */
export function addEvents(
  tx: QueryExecutorProvider,
  actor: Actor,
  events: readonly ProjectsEvent[],
): Promise<void> {
  return addToOutbox(tx, actor, events.map(toDraft));
}

/** The message of each kind of event. */
const MESSAGES: Readonly<Record<ProjectsEvent["kind"], EventSchema>> = {
  FeatureCreated: FeatureCreatedSchema,
  FeatureRemoved: FeatureRemovedSchema,
  FeatureUpdated: FeatureUpdatedSchema,
  PositionAdded: PositionAddedSchema,
  PositionFilled: PositionFilledSchema,
  PositionRemoved: PositionRemovedSchema,
  PositionUpdated: PositionUpdatedSchema,
  ProjectApproved: ProjectApprovedSchema,
  ProjectClosed: ProjectClosedSchema,
  ProjectCreated: ProjectCreatedSchema,
  ProjectDeleted: ProjectDeletedSchema,
  ProjectDenied: ProjectDeniedSchema,
  ProjectDocsChanged: ProjectDocsChangedSchema,
  ProjectFavorited: ProjectFavoritedSchema,
  ProjectMediaChanged: ProjectMediaChangedSchema,
  ProjectRestored: ProjectRestoredSchema,
  ProjectResubmitted: ProjectResubmittedSchema,
  ProjectSubmitted: ProjectSubmittedSchema,
  ProjectUpdated: ProjectUpdatedSchema,
  ProjectViewed: ProjectViewedSchema,
  ProjectWithdrawn: ProjectWithdrawnSchema,
  ScheduleChanged: ScheduleChangedSchema,
  SearchMatched: SearchMatchedSchema,
  SearchRemoved: SearchRemovedSchema,
  SearchSaved: SearchSavedSchema,
};

/** Converts an event to its wire form. */
function toDraft(event: ProjectsEvent): EventDraft {
  const aggregateId = aggregateOf(event);
  return draftEvent(MESSAGES[event.kind], { ...event }, { aggregateId, version: event.version });
}

function aggregateOf(event: ProjectsEvent): string {
  if ("featureId" in event) return event.featureId;
  if ("searchId" in event) return event.searchId;
  return "positionId" in event ? event.positionId : event.projectId;
}
