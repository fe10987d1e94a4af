import { sql, type Transaction } from "kysely";
import { keyedUnit } from "@callboard/kit/postgres/client-keys.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { addEvents } from "./outbox.ts";
import { addAttachments } from "./attachments.ts";
import { addBlock, removeBlock } from "./blocks.ts";
import { groupWrites } from "./groups.ts";
import { changeState, hideConversations, lockOwn } from "./participant-state.ts";
import { savePeople } from "./people.ts";
import { letterWrites } from "./letters.ts";
import { noticeWrites } from "./notices/notices.ts";
import { pushWrites } from "./notices/pushes.ts";
import { reportWrites } from "./reports/reports.ts";
import { selectConversations, toConversation } from "./rows.ts";
import type { Tables } from "./tables.ts";
import { addConversation, addMessage, findRepeated, markRead } from "./write-conversations.ts";

type Tx = Transaction<Tables>;

/** Creates the unit of work of one transaction. */
export function unitOf(tx: Tx): UnitOfWork {
  return {
    ...keyedUnit(tx),
    savePeople: (people) => savePeople(tx, people),
    async countStartedToday(userId) {
      await lockCount(tx, `started:${userId}`);
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from conversation
        where started_by = ${userId} and created_at > now() - interval '1 day'`.execute(tx);
      return rows[0]?.n ?? 0;
    },
    findRepeated: (draft) => findRepeated(tx, draft),
    addConversation: (draft) => addConversation(tx, draft),
    async lockConversation(id, userId) {
      const row = await selectConversations(tx)
        .where("own.conversation_id", "=", id)
        .where("own.user_id", "=", userId)
        .where("own.hidden", "=", false)
        .forUpdate("conversation")
        .executeTakeFirst();
      return row ? toConversation(row) : null;
    },
    lockOwn: (userId, ids) => lockOwn(tx, userId, ids),
    hideConversations: (userId, ids) => hideConversations(tx, userId, ids),
    async countSentThisMinute(userId) {
      await lockCount(tx, `sent:${userId}`);
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from message
        where sender_id = ${userId} and created_at > now() - interval '1 minute'`.execute(tx);
      return rows[0]?.n ?? 0;
    },
    ...groupWrites(tx),
    ...reportWrites(tx),
    ...noticeWrites(tx),
    ...pushWrites(tx),
    ...letterWrites(tx),
    changeState: (userId, ids, change) => changeState(tx, userId, ids, change),
    addBlock: (block) => addBlock(tx, block),
    removeBlock: (block) => removeBlock(tx, block),
    addMessage: (draft) => addMessage(tx, draft),
    addAttachments: (messageId, files) => addAttachments(tx, messageId, files),
    markRead: (conversation) => markRead(tx, conversation),
    addEvents: (actor, events) => addEvents(tx, actor, events),
  };
}

/** Serializes concurrent changes that count against the same limit, until this transaction ends. */
async function lockCount(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
