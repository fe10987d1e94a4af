import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { ConversationReadSchema, MessageSentSchema } from "@callboard/proto/messaging/v1/events_pb.ts";
import { logLiveEvents } from "#adapters/live/live-log.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { conversationChanged } from "#domain/live-event.ts";

/** Open browsers of the participants hear of new messages, and one's own other devices of what was read. */
export function conversationHandlers(): readonly EventHandler<Tables>[] {
  return [
    on<Tables, typeof MessageSentSchema>(MessageSentSchema, (tx, { conversationId, participantIds }) =>
      logLiveEvents(tx, [conversationChanged(conversationId, participantIds)]),
    ),
    on<Tables, typeof ConversationReadSchema>(ConversationReadSchema, (tx, { conversationId, userId }) =>
      logLiveEvents(tx, [conversationChanged(conversationId, [userId])]),
    ),
  ];
}
