import { sql, type Kysely } from "kysely";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import type { CursorValues } from "@callboard/kit/paging/page.ts";
import type { ListedMessage } from "#app/ports.ts";
import { MESSAGE_SORT, MESSAGES_PER_PAGE, type Message } from "#domain/conversation.ts";
import type { Attachment } from "#domain/attachment.ts";
import { ATTACHMENTS } from "./attachments.ts";
import { cursorTime } from "./rows.ts";
import type { Tables } from "./tables.ts";

interface MessageRow {
  id: string;
  conversation_id: string;
  subject: string;
  sender_id: string;
  first_name: string;
  last_name: string;
  receiver_id: string | null;
  body: string;
  attachments: readonly Attachment[];
  read: boolean;
  created_at: Date;
  /** The same with microseconds, for cursors. */
  created_place: string;
}

/** Somebody of a group whom the participant `own` had blocked when they sent the message `m`. */
const IS_OF_BLOCKED = sql<boolean>`exists (
  select from block join conversation of_own on of_own.id = own.conversation_id and of_own.kind = 'Group'
  where block.user_id = own.user_id and block.blocked_id = m.sender_id and block.created_at < m.created_at)`;

/**
 * Whether the participant `own` may read a message `m`: it was sent to them while they took part, and not by somebody
 * whom they had blocked.
 */
export const IS_VISIBLE = sql<boolean>`(own.visible_from is null or m.created_at > own.visible_from)
  and (own.left_at is null or m.created_at <= own.left_at)
  and (m.to_id is null or own.user_id in (m.to_id, m.sender_id)) and not ${IS_OF_BLOCKED}`;

/**
 * For the sender, and for both in a conversation of two: whether all its readers have read it. Otherwise whether the
 * participant has.
 */
const IS_READ = sql<boolean>`case
  when c.kind = 'Group' and m.sender_id <> own.user_id then coalesce(own.read_up_to >= m.created_at, false)
  else not exists (
    select from participant r
    where r.conversation_id = m.conversation_id and r.user_id <> m.sender_id and r.left_at is null
      and (m.to_id is null or r.user_id = m.to_id) and coalesce(r.read_up_to < m.created_at, true)) end`;

/** Messages that the member may read. */
function selectMessages(userId: string, which: ReturnType<typeof sql>, end: ReturnType<typeof sql>) {
  return sql<MessageRow>`
    select m.id, m.conversation_id, trim(c.subject) as subject, m.sender_id, s.first_name, s.last_name, trim(m.body) as body, m.created_at,
      ${cursorTime("m.created_at")} as created_place, ${IS_READ} as read, ${ATTACHMENTS} as attachments,
      case when c.kind = 'Group' then m.to_id when m.sender_id = own.user_id then own.other_id else own.user_id end
        as receiver_id
    from message m
    join conversation c on c.id = m.conversation_id
    join participant own on own.conversation_id = c.id and own.user_id = ${userId} and not own.hidden
    join person s on s.user_id = m.sender_id
    where ${IS_VISIBLE} and ${which} order by m.created_at desc, m.id desc ${end}`;
}

/** A page of a conversation, newest first. */
export async function listMessages(
  db: Kysely<Tables>,
  { id, userId, skip, after }: { id: string; userId: string; skip: number; after: CursorValues | null },
): Promise<readonly ListedMessage[]> {
  const end = sql`limit ${MESSAGES_PER_PAGE} offset ${skip}`;
  const rest =
    after === null ? sql`` : sql`and (m.created_at, m.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const { rows } = await selectMessages(userId, sql`m.conversation_id = ${id} ${rest}`, end).execute(db);
  return rows.map((row) => ({
    ...toMessage(row),
    cursor: writeCursor(MESSAGE_SORT.name, [row.created_place, row.id]),
  }));
}

/** One message, or null if the member may not read it. */
export async function readMessage(db: Kysely<Tables>, id: string, userId: string): Promise<Message | null> {
  const { rows } = await selectMessages(userId, sql`m.id = ${id}`, sql`limit 1`).execute(db);
  return rows[0] ? toMessage(rows[0]) : null;
}

function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    subject: row.subject,
    sender: { id: row.sender_id, firstName: row.first_name, lastName: row.last_name },
    receiverId: row.receiver_id,
    body: row.body,
    attachments: row.attachments,
    read: row.read,
    createdAt: row.created_at,
  };
}
