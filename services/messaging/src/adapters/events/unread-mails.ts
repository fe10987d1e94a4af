import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { noticePath } from "@callboard/catalog/events/notice-path.ts";
import { MessageSentSchema } from "@callboard/proto/messaging/v1/events_pb.ts";
import { queuePushes } from "#adapters/store/notices/pushes.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { addUnreadMails, unreadReaders } from "#adapters/store/unread-mails.ts";

/** Seconds in which whoever has the conversation open reads a message, which no browser shows then. */
const READ_AT_ONCE_S = 30;

/** Shows each message that is not read at once in browsers, and schedules a check: after a while it is mailed. */
export function unreadMailHandlers(): readonly EventHandler<Tables>[] {
  return [
    on({
      schema: MessageSentSchema,
      apply: async (tx: Transaction<Tables>, _, sent) => {
        await addUnreadMails(tx, sent);
        const { conversationId } = sent;
        const readers = await unreadReaders(tx, sent);
        await queuePushes(
          tx,
          readers.map((userId) => ({
            userId,
            about: conversationId,
            happening: "message-unread",
            kind: "Message",
            mode: "Now",
            words: [],
            path: noticePath("message-unread", "talent", { conversationId }),
            afterSeconds: READ_AT_ONCE_S,
          })),
        );
      },
    }),
  ];
}
