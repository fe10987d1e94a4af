import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { MessageSentSchema } from "@callboard/proto/messaging/v1/events_pb.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { addUnreadMails } from "#adapters/store/unread-mails.ts";

/** Schedules a check for each message, which is mailed if it is still unread after a while. */
export function unreadMailHandlers(): readonly EventHandler<Tables>[] {
  return [
    on({ schema: MessageSentSchema, apply: (tx: Transaction<Tables>, _, sent) => addUnreadMails(tx, sent) }),
  ];
}
