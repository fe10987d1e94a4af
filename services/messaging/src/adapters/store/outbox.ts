import type { QueryExecutorProvider } from "kysely";
import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import {
  ConversationReadSchema,
  ConversationStartedSchema,
  MessageSentSchema,
} from "@callboard/proto/messaging/v1/events_pb.ts";
import type { MessagingEvent } from "#domain/events.ts";

/** Writes the events of a change into its transaction. */
export function addEvents(
  tx: QueryExecutorProvider,
  actor: Actor,
  events: readonly MessagingEvent[],
): Promise<void> {
  return addToOutbox(tx, actor, events.map(toDraft));
}

function toDraft(event: MessagingEvent): EventDraft {
  const { conversationId } = event;
  const about = { aggregateId: conversationId, version: event.version };
  if (event.kind === "ConversationRead")
    return draftEvent(ConversationReadSchema, { conversationId, userId: event.userId }, about);
  const participantIds = [...event.participantIds];
  if (event.kind === "ConversationStarted") {
    const { startedBy } = event;
    return draftEvent(ConversationStartedSchema, { conversationId, startedBy, participantIds }, about);
  }
  const { messageId, senderId } = event;
  return draftEvent(MessageSentSchema, { conversationId, messageId, senderId, participantIds }, about);
}
