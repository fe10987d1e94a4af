import { sql, type Kysely, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** Minutes for which a message can stay unread before it is mailed. */
const UNREAD_MINUTES = 15;
const BATCH = 50;

interface SentMessage {
  readonly conversationId: string;
  readonly messageId: string;
  readonly senderId: string;
  readonly participantIds: readonly string[];
}

/** Schedules a check whether a message was read: one per conversation and reader who has not muted it. */
export async function addUnreadMails(
  tx: Transaction<Tables>,
  { conversationId, messageId, senderId, participantIds }: SentMessage,
): Promise<void> {
  await sql`
    insert into unread_mail (conversation_id, user_id, message_id, sender_id, due_at)
    select conversation_id, user_id, ${messageId}, ${senderId}, now() + make_interval(mins => ${UNREAD_MINUTES})
    from participant where conversation_id = ${conversationId} and user_id = any(${[...participantIds]}::uuid[])
      and user_id <> ${senderId} and not muted
    on conflict do nothing`.execute(tx);
}

/** Who has not read a message, of those in whose inbox it is and who have not muted the conversation. */
export async function unreadReaders(
  tx: Transaction<Tables>,
  { conversationId, senderId, participantIds }: SentMessage,
): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from participant
    where conversation_id = ${conversationId} and user_id = any(${[...participantIds]}::uuid[])
      and user_id <> ${senderId} and unread > 0 and not muted and not hidden and folder = 'inbox' and left_at is null`.execute(
    tx,
  );
  return rows.map(({ user_id }) => user_id);
}

export interface DueUnread {
  readonly conversationId: string;
  readonly userId: string;
  readonly messageId: string;
  readonly senderId: string;
  readonly subject: string;
  /** Who began the conversation, and so wrote its subject. */
  readonly startedBy: string;
  /** No mail is needed: read, muted, deleted or not in the inbox. */
  readonly settled: boolean;
}

/** The checks that are due. */
export async function dueUnreadMails(db: Kysely<Tables>): Promise<readonly DueUnread[]> {
  const { rows } = await sql<{
    conversation_id: string;
    user_id: string;
    message_id: string;
    sender_id: string;
    subject: string;
    started_by: string;
    settled: boolean;
  }>`
    select u.conversation_id, u.user_id, u.message_id, u.sender_id, trim(c.subject) as subject, c.started_by,
      p.unread = 0 or p.muted or p.hidden or p.folder <> 'inbox' or p.left_at is not null as settled
    from unread_mail u
    join participant p on p.conversation_id = u.conversation_id and p.user_id = u.user_id
    join conversation c on c.id = u.conversation_id
    where u.due_at <= now() order by u.due_at limit ${BATCH}`.execute(db);
  return rows.map((row) => ({
    conversationId: row.conversation_id,
    userId: row.user_id,
    messageId: row.message_id,
    senderId: row.sender_id,
    subject: row.subject,
    startedBy: row.started_by,
    settled: row.settled,
  }));
}

/** Takes due checks away; returns those that no other process took, each of which is this one's to act on. */
export async function takeUnreadMails(
  tx: Transaction<Tables>,
  due: readonly DueUnread[],
): Promise<readonly DueUnread[]> {
  const { rows } = await sql<{ place: number }>`
    delete from unread_mail using unnest(${due.map(({ conversationId }) => conversationId)}::uuid[],
      ${due.map(({ userId }) => userId)}::uuid[], ${due.map(({ messageId }) => messageId)}::uuid[])
      with ordinality as looked (conversation_id, user_id, message_id, place)
    where unread_mail.conversation_id = looked.conversation_id and unread_mail.user_id = looked.user_id
      and unread_mail.message_id = looked.message_id
    returning looked.place::int as place`.execute(tx);
  const taken = new Set(rows.map(({ place }) => place));
  return due.filter((_, index) => taken.has(index + 1));
}
