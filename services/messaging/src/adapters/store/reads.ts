import { sql, type Kysely } from "kysely";
import { countedTotal, MAX_COUNTED, pageOf, type Counted, type Page } from "@callboard/kit/paging/page.ts";
import { typedQuery } from "@callboard/search/postgres/postgres-conditions.ts";
import type { ConversationList, Reads } from "#app/ports.ts";
import type { Conversation } from "#domain/conversation.ts";
import type { Folder } from "#domain/mail-state.ts";
import { listBlocks } from "./blocks.ts";
import { membersOf, participantsOf } from "./groups.ts";
import { IS_VISIBLE, listMessages, readMessage } from "./messages.ts";
import { letterReads } from "./letters.ts";
import { noticeReads } from "./notices/notices.ts";
import { pushReads } from "./notices/pushes.ts";
import { reportReads } from "./reports/reports.ts";
import { selectConversations, toConversation } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** The reads of the use cases. */
export function createReads(db: Kysely<Tables>): Reads {
  return {
    ...reportReads(db),
    ...noticeReads(db),
    ...pushReads(db),
    ...letterReads(db),
    async conversation(id, userId) {
      const row = await selectConversations(db)
        .where("own.conversation_id", "=", id)
        .where("own.user_id", "=", userId)
        .where("own.hidden", "=", false)
        .executeTakeFirst();
      return row ? toConversation(row) : null;
    },
    conversations: (userId, wanted) => list(db, userId, wanted),
    async countUnread(userId) {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from participant
        where user_id = ${userId} and (unread > 0 or marked_unread) and folder = 'inbox' and not hidden`.execute(
        db,
      );
      return rows[0]?.n ?? 0;
    },
    messages: (id, userId, place) => listMessages(db, { id, userId, ...place }),
    message: (id, userId) => readMessage(db, id, userId),
    participants: (id) => participantsOf(db, id),
    members: (ids) => membersOf(db, ids),
    async blockedBy(userId, ids) {
      const { rows } = await sql<{ user_id: string }>`
        select user_id from block where blocked_id = ${userId} and user_id = any(${[...ids]}::uuid[])
        union select blocked_id from block where user_id = ${userId} and blocked_id = any(${[...ids]}::uuid[])`.execute(
        db,
      );
      return new Set(rows.map((row) => row.user_id));
    },
    blocks: (userId, page) => listBlocks(db, userId, page),
  };
}

type Query = ReturnType<typeof selectConversations>;

function inFolder(query: Query, userId: string, folder: Folder): Query {
  switch (folder) {
    // Sent is derived: the conversations that the member wrote in last, except those in the trash.
    case "sent":
      return query.where("own.last_from", "=", userId).where("own.folder", "!=", "trash");
    case "starred":
      return query.where("own.starred", "=", true).where("own.folder", "!=", "trash");
    case "important":
      return query.where("own.important", "=", true).where("own.folder", "!=", "trash");
    default:
      return query.where("own.folder", "=", folder);
  }
}

function matching(db: Kysely<Tables>, userId: string, { folder, label, unread, text }: ConversationList) {
  const own = selectConversations(db).where("own.user_id", "=", userId).where("own.hidden", "=", false);
  let query = inFolder(own, userId, folder);
  if (unread)
    query = query.where((or) => or.or([or("own.unread", ">", 0), or("own.marked_unread", "=", true)]));
  if (label !== null) query = query.where(sql<boolean>`${label} = any(own.labels)`);
  if (text === null) return query;
  // Searches only the messages that the participant may read.
  return query.where(sql<boolean>`(
    (conversation.found_words || other.found_words) @@ ${typedQuery(text)}
    or exists (select from message m where m.conversation_id = own.conversation_id
      and m.found_words @@ ${typedQuery(text)} and ${IS_VISIBLE}))`);
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

async function count(db: Kysely<Tables>, matched: Query): Promise<Counted> {
  const { n } = await db
    .selectFrom(matched.limit(MAX_COUNTED + 1).as("found"))
    .select(sql<number>`count(*)`.as("n"))
    .executeTakeFirstOrThrow();
  return countedTotal(n);
}
