import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import type { Conversation, ConversationStatus } from "#domain/conversation.ts";
import type { Tables } from "./tables.ts";

/** A time with all its microseconds: a cursor cut to milliseconds would skip rows, or show them twice. */
export function placeOf(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Conversations as their participants see them, with the names of both. */
export function selectConversations(db: Kysely<Tables> | Transaction<Tables>) {
  return db
    .selectFrom("participant as own")
    .innerJoin("conversation", "conversation.id", "own.conversation_id")
    .innerJoin("person as me", "me.user_id", "own.user_id")
    .innerJoin("person as other", "other.user_id", "own.other_id")
    .select([
      "conversation.id",
      "conversation.subject",
      "conversation.project_id",
      "conversation.status",
      "conversation.last_message",
      "conversation.message_count",
      "conversation.version",
      "conversation.created_at",
      "own.updated_at",
      placeOf("own.updated_at").as("updated_place"),
      "own.unread",
      "own.folder",
      "me.user_id as me_id",
      "me.first_name as me_first_name",
      "me.last_name as me_last_name",
      "other.user_id as other_id",
      "other.first_name as other_first_name",
      "other.last_name as other_last_name",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectConversations>["executeTakeFirstOrThrow"]>>;

export function toConversation(row: Row): Conversation {
  return {
    id: row.id,
    subject: row.subject,
    projectId: row.project_id,
    status: row.status as ConversationStatus,
    participant: { id: row.me_id, firstName: row.me_first_name, lastName: row.me_last_name },
    other: { id: row.other_id, firstName: row.other_first_name, lastName: row.other_last_name },
    lastMessage: row.last_message,
    messageCount: row.message_count,
    unread: row.unread,
    folder: row.folder,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}
