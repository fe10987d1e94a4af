import type { QueryExecutorProvider } from "kysely";
import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import * as messages from "@callboard/proto/talent/v1/events_pb.ts";
import type { PostEvent, ProfileEvent, TalentEvent } from "#domain/events.ts";

/** Writes a change's events into the outbox of the same transaction. */
export function addEvents(
  tx: QueryExecutorProvider,
  actor: Actor,
  events: readonly TalentEvent[],
): Promise<void> {
  return addToOutbox(
    tx,
    actor,
    events.map((event) => ("postId" in event ? postDraft(event) : profileDraft(event))),
  );
}

function profileDraft(event: ProfileEvent): EventDraft {
  const { userId, version } = event;
  const about = { aggregateId: userId, version };
  switch (event.kind) {
    case "TalentSkillsUpdated":
      return draftEvent(messages.TalentSkillsUpdatedSchema, { userId }, about);
    case "TalentAvailabilityChanged":
      return draftEvent(messages.TalentAvailabilityChangedSchema, { userId }, about);
    case "TalentDemographicsUpdated":
      return draftEvent(
        messages.TalentDemographicsUpdatedSchema,
        { userId, fields: [...event.fields] },
        about,
      );
  }
}

function postDraft(event: PostEvent): EventDraft {
  const { postId, userId, version } = event;
  const about = { aggregateId: postId, version };
  const post = { postId, userId };
  switch (event.kind) {
    case "PostPublished": {
      const { isPublic } = event;
      const files = { mediaIds: [...event.mediaIds], releasedMediaIds: [...event.releasedMediaIds] };
      return draftEvent(messages.PostPublishedSchema, { ...post, isPublic, ...files }, about);
    }
    case "PostRemoved":
      return draftEvent(
        messages.PostRemovedSchema,
        { ...post, releasedMediaIds: [...event.releasedMediaIds] },
        about,
      );
    case "PostViewed":
      return draftEvent(messages.PostViewedSchema, { ...post, viewerId: event.viewerId }, about);
  }
}
