import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import type { Conversation, ConversationKind, ConversationStatus } from "#domain/conversation.ts";
import type { Tables } from "./tables.ts";

/**
 * Stored instead of missing text: in a message with files only, or from an erased member. The columns reject empty
 * text, and a migration may not change that. Other texts are stored trimmed, so readers trim.
 */
export const NO_WORDS = " ";

/** A time in full microseconds: a cursor cut to milliseconds would skip or repeat rows. */
export function cursorTime(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** What the participant may do with it: no one writes to people they blocked, or who blocked them. */
const statusOfOwn = sql<string>`case
  when conversation.status <> 'Open' then conversation.status
  when own.left_at is not null then 'ReadOnly'
  when conversation.kind = 'Direct' and exists (select from block where user_id = own.user_id and blocked_id = own.other_id)
    then 'ReadOnly'
  when conversation.kind = 'Direct' and exists (select from block where user_id = own.other_id and blocked_id = own.user_id)
    then 'ReadOnly'
  else 'Open' end`;

/** Conversations as their participants see them, including deleted ones. */
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
      "conversation.kind",
      "conversation.announce",
      "conversation.started_by",
      statusOfOwn.as("status"),
      "conversation.version",
      "conversation.created_at",
      "own.preview",
      "own.preview_files",
      "own.preview_file",
      "own.message_count",
      "own.updated_at",
      cursorTime("own.updated_at").as("updated_place"),
      "own.unread",
      "own.marked_unread",
      "own.folder",
      "own.starred",
      "own.important",
      "own.muted",
      "own.labels",
      "own.left_at",
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
    subject: row.subject.trim(),
    projectId: row.project_id,
    kind: row.kind as ConversationKind,
    announce: row.announce,
    ownerId: row.started_by,
    status: row.status as ConversationStatus,
    participant: { id: row.me_id, firstName: row.me_first_name, lastName: row.me_last_name },
    other: { id: row.other_id, firstName: row.other_first_name, lastName: row.other_last_name },
    lastMessage: row.preview,
    lastFiles: row.preview_files,
    lastFileName: row.preview_file,
    messageCount: row.message_count,
    unread: row.unread,
    markedUnread: row.marked_unread,
    folder: row.folder,
    starred: row.starred,
    important: row.important,
    muted: row.muted,
    labels: row.labels,
    left: row.left_at !== null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}
