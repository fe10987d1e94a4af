import { sql, type Transaction } from "kysely";
import { keyedUnit } from "@callboard/kit/postgres/client-keys.ts";
import type { ConversationDraft, MessageDraft, UnitOfWork } from "#app/ports.ts";
import { PREVIEW_LENGTH, REPEAT_SECONDS, type Conversation } from "#domain/conversation.ts";
import { addEvents } from "./outbox.ts";
import { savePeople } from "./people.ts";
import { selectConversations, toConversation } from "./rows.ts";
import type { Tables } from "./tables.ts";

type Tx = Transaction<Tables>;

/** The unit of work of one transaction. */
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
        .forUpdate("conversation")
        .executeTakeFirst();
      return row ? toConversation(row) : null;
    },
    async countSentThisMinute(userId) {
      await lockCount(tx, `sent:${userId}`);
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from message
        where sender_id = ${userId} and created_at > now() - interval '1 minute'`.execute(tx);
      return rows[0]?.n ?? 0;
    },
    addMessage: (draft) => addMessage(tx, draft),
    markRead: (conversation) => markRead(tx, conversation),
    addEvents: (actor, events) => addEvents(tx, actor, events),
  };
}

/** Lets concurrent changes that count against the same limit pass one after the other, until this one has ended. */
async function lockCount(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

async function findRepeated(tx: Tx, draft: ConversationDraft): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select c.id from conversation c
    join participant p on p.conversation_id = c.id and p.user_id = ${draft.senderId} and p.other_id = ${draft.receiverId}
    join message m on m.conversation_id = c.id and m.sender_id = ${draft.senderId} and m.body = ${draft.body}
    where c.started_by = ${draft.senderId} and c.subject = ${draft.subject}
      and c.created_at > now() - make_interval(secs => ${REPEAT_SECONDS}) limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

async function addConversation(tx: Tx, draft: ConversationDraft): Promise<void> {
  const { id, senderId, receiverId, body } = draft;
  await tx
    .insertInto("conversation")
    .values({
      id,
      subject: draft.subject,
      project_id: draft.projectId,
      started_by: senderId,
      last_message: body.slice(0, PREVIEW_LENGTH),
      last_sender_id: senderId,
      message_count: 1,
      version: 2,
    })
    .execute();
  await tx
    .insertInto("participant")
    .values([
      { conversation_id: id, user_id: senderId, other_id: receiverId, read_up_to: new Date() },
      { conversation_id: id, user_id: receiverId, other_id: senderId, unread: 1, read_up_to: null },
    ])
    .execute();
  await tx
    .insertInto("message")
    .values({ id: draft.messageId, conversation_id: id, sender_id: senderId, body })
    .execute();
}

async function addMessage(tx: Tx, { id, conversation, body }: MessageDraft): Promise<void> {
  const senderId = conversation.participant.id;
  await tx
    .insertInto("message")
    .values({ id, conversation_id: conversation.id, sender_id: senderId, body })
    .execute();
  await sql`
    with touched as (
      update conversation set last_message = ${body.slice(0, PREVIEW_LENGTH)}, last_sender_id = ${senderId},
        message_count = message_count + 1, version = version + 1, updated_at = now()
      where id = ${conversation.id})
    update participant set updated_at = now(),
      unread = case when user_id = ${senderId} then 0 else unread + 1 end,
      read_up_to = case when user_id = ${senderId} then now() else read_up_to end,
      folder = case when folder = 'trash' then 'inbox' else folder end
    where conversation_id = ${conversation.id}`.execute(tx);
}

async function markRead(tx: Tx, { id, participant }: Conversation): Promise<void> {
  await tx
    .updateTable("participant")
    .set({ unread: 0, read_up_to: sql<Date>`now()` })
    .where("conversation_id", "=", id)
    .where("user_id", "=", participant.id)
    .execute();
  await sql`update conversation set version = version + 1 where id = ${id}`.execute(tx);
}
