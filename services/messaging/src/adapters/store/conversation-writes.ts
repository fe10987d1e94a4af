import { sql, type Kysely, type Transaction } from "kysely";
import { actorName, type Actor } from "@callboard/kit/actor.ts";
import { draftEvent } from "@callboard/bus/event.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import { onceByClientKey } from "@callboard/kit/postgres/client-keys.ts";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import {
  ConversationReadSchema,
  ConversationStartedSchema,
  MessageSentSchema,
} from "@callboard/proto/messaging/v1/events_pb.ts";
import type { ConversationDraft, ConversationWrites, Deps, MessageDraft } from "#app/ports.ts";
import { PREVIEW_LENGTH, REPEAT_SECONDS, type Conversation, type Person } from "#domain/conversation.ts";
import { selectConversations, toConversation } from "./conversation-rows.ts";
import type { Tables } from "./tables.ts";

type Tx = Transaction<Tables>;

/** The writing side of the use cases. */
export function openConversationWrites(db: Kysely<Tables>): Pick<Deps, "transaction" | "once"> {
  return {
    transaction: (work) => inTransaction(db, (tx) => work(writesOf(tx))),
    once: ({ actor, ...call }, work) =>
      inTransaction(db, (tx) =>
        onceByClientKey(tx, { ...call, actor: actorName(actor) }, () => work(writesOf(tx))),
      ),
  };
}

function writesOf(tx: Tx): ConversationWrites {
  return {
    savePeople: (people) => savePeople(tx, people),
    startedToday: async (userId) => {
      await lockCount(tx, `started:${userId}`);
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from conversation where started_by = ${userId} and created_at > now() - interval '1 day'`.execute(
        tx,
      );
      return rows[0]?.n ?? 0;
    },
    findRepeated: (draft) => findRepeated(tx, draft),
    start: (draft, actor) => start(tx, draft, actor),
    lock: async (id, userId) => {
      const row = await selectConversations(tx)
        .where("own.conversation_id", "=", id)
        .where("own.user_id", "=", userId)
        .forUpdate("conversation")
        .executeTakeFirst();
      return row ? toConversation(row) : null;
    },
    sentThisMinute: async (userId) => {
      await lockCount(tx, `sent:${userId}`);
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from message where sender_id = ${userId} and created_at > now() - interval '1 minute'`.execute(
        tx,
      );
      return rows[0]?.n ?? 0;
    },
    add: (draft, actor) => add(tx, draft, actor),
    markRead: (conversation, actor) => markRead(tx, conversation, actor),
  };
}

/** Lets concurrent changes that count against the same limit pass one after the other, until this one has ended. */
async function lockCount(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Keeps the names of people as identity knows them now. */
export async function savePeople(tx: Tx | Kysely<Tables>, people: readonly Person[]): Promise<void> {
  await sql`
    insert into person (user_id, first_name, last_name)
    select * from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ firstName }) => firstName)}::text[],
      ${people.map(({ lastName }) => lastName)}::text[]) as named (id, first_name, last_name) order by id
    on conflict (user_id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      updated_at = now()`.execute(tx);
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

async function start(tx: Tx, draft: ConversationDraft, actor: Actor): Promise<void> {
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
  const participantIds = [senderId, receiverId];
  await addToOutbox(tx, actor, [
    draftEvent(
      ConversationStartedSchema,
      { conversationId: id, startedBy: senderId, participantIds },
      { aggregateId: id, version: 1 },
    ),
    draftEvent(
      MessageSentSchema,
      { conversationId: id, messageId: draft.messageId, senderId, participantIds },
      { aggregateId: id, version: 2 },
    ),
  ]);
}

async function add(tx: Tx, { id, conversation, body }: MessageDraft, actor: Actor): Promise<void> {
  const senderId = conversation.participant.id;
  const receiverId = conversation.other.id;
  await tx
    .insertInto("message")
    .values({ id, conversation_id: conversation.id, sender_id: senderId, body })
    .execute();
  const version = conversation.version + 1;
  await sql`
    with touched as (
      update conversation set last_message = ${body.slice(0, PREVIEW_LENGTH)}, last_sender_id = ${senderId},
        message_count = message_count + 1, version = ${version}, updated_at = now() where id = ${conversation.id})
    update participant set updated_at = now(),
      unread = case when user_id = ${senderId} then 0 else unread + 1 end,
      read_up_to = case when user_id = ${senderId} then now() else read_up_to end,
      folder = case when folder = 'trash' then 'inbox' else folder end
    where conversation_id = ${conversation.id}`.execute(tx);
  const event = {
    conversationId: conversation.id,
    messageId: id,
    senderId,
    participantIds: [senderId, receiverId],
  };
  await addToOutbox(tx, actor, [
    draftEvent(MessageSentSchema, event, { aggregateId: conversation.id, version }),
  ]);
}

async function markRead(tx: Tx, conversation: Conversation, actor: Actor): Promise<boolean> {
  const userId = conversation.participant.id;
  if (conversation.unread === 0) return false;
  await tx
    .updateTable("participant")
    .set({ unread: 0, read_up_to: sql<Date>`now()` })
    .where("conversation_id", "=", conversation.id)
    .where("user_id", "=", userId)
    .execute();
  const version = conversation.version + 1;
  await tx.updateTable("conversation").set({ version }).where("id", "=", conversation.id).execute();
  const event = { conversationId: conversation.id, userId };
  await addToOutbox(tx, actor, [
    draftEvent(ConversationReadSchema, event, { aggregateId: conversation.id, version }),
  ]);
  return true;
}
