import { sql, type Kysely } from "kysely";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import {
  countedTotal,
  MAX_COUNTED,
  pageOf,
  type Counted,
  type CursorValues,
  type Page,
} from "@callboard/kit/paging/page.ts";
import type { ConversationList, ListedMessage, Reads } from "#app/ports.ts";
import { MESSAGE_SORT, MESSAGES_PER_PAGE, type Conversation, type Message } from "#domain/conversation.ts";
import { placeOf, selectConversations, toConversation } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** The reading side of the use cases. */
export function createReads(db: Kysely<Tables>): Reads {
  return {
    async conversation(id, userId) {
      const row = await selectConversations(db)
        .where("own.conversation_id", "=", id)
        .where("own.user_id", "=", userId)
        .executeTakeFirst();
      return row ? toConversation(row) : null;
    },
    conversations: (userId, wanted) => list(db, userId, wanted),
    async countUnread(userId) {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from participant where user_id = ${userId} and unread > 0 and folder = 'inbox'`.execute(
        db,
      );
      return rows[0]?.n ?? 0;
    },
    messages: (id, userId, place) => messages(db, { id, userId, ...place }),
    async message(id, userId) {
      const { rows } = await selectMessages(userId, sql`m.id = ${id}`, sql`limit 1`).execute(db);
      return rows[0] ? toMessage(rows[0]) : null;
    },
  };
}

function matching(db: Kysely<Tables>, userId: string, { folder, unread, text }: ConversationList) {
  let query = selectConversations(db).where("own.user_id", "=", userId);
  // Sent is derived: what one wrote last, wherever it is but the trash.
  query =
    folder === "sent"
      ? query.where("conversation.last_sender_id", "=", userId).where("own.folder", "!=", "trash")
      : query.where("own.folder", "=", folder);
  if (unread) query = query.where("own.unread", ">", 0);
  if (text === null) return query;
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return query.where((or) =>
    or.or([
      or("conversation.subject", "ilike", pattern),
      or("conversation.last_message", "ilike", pattern),
      or(sql`other.first_name || ' ' || other.last_name`, "ilike", pattern),
    ]),
  );
}

async function list(
  db: Kysely<Tables>,
  userId: string,
  wanted: ConversationList,
): Promise<Page<Conversation>> {
  const { size, skip, after, order } = wanted.page;
  const matched = matching(db, userId, wanted);
  let query = matched
    .orderBy("own.updated_at", order)
    .orderBy("own.conversation_id", order)
    .limit(size + 1);
  if (after) {
    const [at, id] = after;
    const beyond = order === "desc" ? sql`<` : sql`>`;
    query = query.where(
      sql<boolean>`(own.updated_at, own.conversation_id) ${beyond} (${at}::timestamptz, ${id}::uuid)`,
    );
  } else query = query.offset(skip);
  const [rows, counted] = await Promise.all([query.execute(), wanted.page.count ? count(db, matched) : null]);
  const { items, ...page } = pageOf(rows, wanted.page, counted, (row) => [row.updated_place, row.id]);
  return { ...page, items: items.map(toConversation) };
}

async function count(db: Kysely<Tables>, matched: ReturnType<typeof matching>): Promise<Counted> {
  const { n } = await db
    .selectFrom(matched.limit(MAX_COUNTED + 1).as("found"))
    .select(sql<number>`count(*)`.as("n"))
    .executeTakeFirstOrThrow();
  return countedTotal(n);
}

interface MessageRow {
  id: string;
  conversation_id: string;
  subject: string;
  sender_id: string;
  first_name: string;
  last_name: string;
  receiver_id: string;
  body: string;
  read: boolean;
  created_at: Date;
  /** The same with microseconds, as a cursor needs it. */
  created_place: string;
}

/** Messages of conversations in which the member takes part; read says whether the receiver has read them. */
function selectMessages(userId: string, which: ReturnType<typeof sql>, end: ReturnType<typeof sql>) {
  return sql<MessageRow>`
    select m.id, m.conversation_id, c.subject, m.sender_id, s.first_name, s.last_name, m.body, m.created_at,
      ${placeOf("m.created_at")} as created_place,
      r.user_id as receiver_id, coalesce(r.read_up_to >= m.created_at, false) as read
    from message m
    join conversation c on c.id = m.conversation_id
    join participant own on own.conversation_id = c.id and own.user_id = ${userId}
    join participant r on r.conversation_id = c.id and r.user_id <> m.sender_id
    join person s on s.user_id = m.sender_id
    where ${which} order by m.created_at desc, m.id desc ${end}`;
}

async function messages(
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

function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    subject: row.subject,
    sender: { id: row.sender_id, firstName: row.first_name, lastName: row.last_name },
    receiverId: row.receiver_id,
    body: row.body,
    read: row.read,
    createdAt: row.created_at,
  };
}
