import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import type { QueryExecutorProvider } from "kysely";
import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import {
  MediaDeletedSchema,
  MediaReadySchema,
  MediaRejectedSchema,
  MediaUploadedSchema,
} from "@callboard/proto/media/v1/events_pb.ts";
import type { MediaEvent } from "#domain/events.ts";

/** Writes the events of a change in the transaction of that change. */
export function addEvents(
  tx: QueryExecutorProvider,
  actor: Actor,
  events: readonly MediaEvent[],
): Promise<void> {
  return addToOutbox(tx, actor, events.map(toDraft));
}

function toDraft(event: MediaEvent): EventDraft {
  const { mediaId, ownerId, version } = event;
  const about = { aggregateId: mediaId, version };
  switch (event.kind) {
    case "MediaUploaded":
      return draftEvent(MediaUploadedSchema, { mediaId, ownerId }, about);
    case "MediaDeleted":
      return draftEvent(MediaDeletedSchema, { mediaId, ownerId }, about);
    case "MediaReady":
      return draftEvent(MediaReadySchema, { mediaId, ownerId, ...arrival(event) }, about);
    case "MediaRejected":
      return draftEvent(MediaRejectedSchema, { mediaId, ownerId, reason: event.reason }, about);
  }
}

const arrival = ({ arrivedAt }: { readonly arrivedAt: Date | null }) =>
  arrivedAt === null ? {} : { arrivedAt: timestampFromDate(arrivedAt) };
