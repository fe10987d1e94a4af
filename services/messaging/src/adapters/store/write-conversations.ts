import { sql, type Transaction } from "kysely";
import type { ConversationDraft, MessageDraft } from "#app/ports.ts";
import { PREVIEW_LENGTH, REPEAT_SECONDS, type Conversation } from "#domain/conversation.ts";
import { NO_WORDS } from "./rows.ts";
import { closePushes } from "./notices/pushes.ts";
import type { Tables } from "./tables.ts";

type Tx = Transaction<Tables>;

/**
 * The same conversation of the same two people within the last seconds, compared by text, or by files if it has none.
 */
export async function findRepeated(tx: Tx, draft: ConversationDraft): Promise<string | null> {
  const { senderId, receiverIds, subject, message } = draft;
  const fileIds = message?.attachments.map(({ mediaId }) => mediaId) ?? [];
  const { rows } = await sql<{ id: string }>`
    select c.id from conversation c
    join participant p on p.conversation_id = c.id and p.user_id = ${senderId}
      and p.other_id = ${receiverIds[0] ?? null} and not p.hidden
    left join lateral (
      select id, trim(body) as body from message where conversation_id = c.id and sender_id = ${senderId} order by created_at limit 1
    ) first on true
    where c.started_by = ${senderId} and c.subject = ${subject} and c.kind = 'Direct'
      and first.body is not distinct from ${message?.body ?? null}::text
      and (first.body is distinct from '' or exists (
        select from message_attachment where message_id = first.id and media_id = any(${fileIds}::uuid[])))
      and c.created_at > now() - make_interval(secs => ${REPEAT_SECONDS}) limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Creates the conversation and its participants, without a message. */
export async function addConversation(tx: Tx, draft: ConversationDraft): Promise<void> {
  const { id, senderId, receiverIds, subject, projectId, kind, announce } = draft;
  const first = receiverIds[0] ?? senderId;
  await sql`
    with made as (
      insert into conversation (id, subject, project_id, started_by, kind, announce, version)
      values (${id}, ${subject}, ${projectId}, ${senderId}, ${kind}, ${announce}, 1) returning id)
    insert into participant (conversation_id, user_id, other_id)
    select made.id, ${senderId}::uuid, ${first}::uuid from made
    union all select made.id, receiver, ${senderId}::uuid from made, unnest(${[...receiverIds]}::uuid[]) receiver`.execute(
    tx,
  );
}

/**
 * Adds the message, raises the conversation's version and restores the conversation for those who deleted it. Returns
 * its current participants without those who blocked the sender, the sender first. The conversation is locked, so times follow the order of messages.
 */
export async function addMessage(tx: Tx, draft: MessageDraft): Promise<readonly string[]> {
  const { id, conversationId, senderId, toId, body, attachments } = draft;
  const preview = body === "" ? null : body.slice(0, PREVIEW_LENGTH);
  const file = attachments[0]?.fileName ?? null;
  const { rows } = await sql<{ user_id: string }>`
    with sent as (
      insert into message (id, conversation_id, sender_id, to_id, body, created_at)
      values (${id}, ${conversationId}, ${senderId}, ${toId}, ${body || NO_WORDS}, clock_timestamp()) returning created_at),
    touched as (
      update conversation set last_message = ${preview}::text, last_sender_id = ${senderId},
        message_count = message_count + 1, version = version + 1, updated_at = sent.created_at
      from sent where id = ${conversationId})
    update participant set updated_at = sent.created_at, preview = ${preview}::text,
      preview_file = ${file}::text, preview_files = ${attachments.length}, last_from = ${senderId},
      message_count = participant.message_count + 1, hidden = false,
      unread = case when user_id = ${senderId} then 0 else unread + 1 end,
      marked_unread = marked_unread and user_id <> ${senderId},
      read_up_to = case when user_id = ${senderId} then sent.created_at else read_up_to end,
      folder = case when folder = 'trash' then 'inbox' else folder end
    from sent where conversation_id = ${conversationId} and left_at is null
      and (${toId}::uuid is null or user_id in (${senderId}, ${toId}::uuid))
      and not exists (
        select from block join conversation c on c.id = ${conversationId} and c.kind = 'Group'
        where block.user_id = participant.user_id and block.blocked_id = ${senderId})
    returning user_id`.execute(tx);
  return [senderId, ...rows.map(({ user_id }) => user_id).filter((userId) => userId !== senderId)];
}

/** Resets the participant's unread count and raises the conversation's version. */
export async function markRead(tx: Tx, { id, participant }: Conversation): Promise<void> {
  await sql`
    with read as (
      update participant set unread = 0, marked_unread = false, read_up_to = clock_timestamp()
      where conversation_id = ${id} and user_id = ${participant.id})
    update conversation set version = version + 1 where id = ${id}`.execute(tx);
  await closePushes(tx, [{ userId: participant.id, about: id }]);
}
