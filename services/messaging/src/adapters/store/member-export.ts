import { sql, type Kysely } from "kysely";
import { ATTACHMENTS } from "./attachments.ts";
import type { Tables } from "./tables.ts";

/** Messages of one person in a copy of their data. */
const MAX_ROWS = 50_000;

/** What messaging keeps of a person, for the person: what they wrote, never what others did. */
export async function exportMember(db: Kysely<Tables>, userId: string): Promise<object> {
  const { rows } = await sql<object>`
    select m.id, conversation_id, trim(conversation.subject) as subject, trim(body) as body, m.created_at, ${ATTACHMENTS} as attachments
    from message m
    join conversation on conversation.id = m.conversation_id
    where sender_id = ${userId} order by m.created_at limit ${MAX_ROWS + 1}`.execute(db);
  // Whoever has more is told that this is not all.
  return { messages: rows.slice(0, MAX_ROWS), complete: rows.length <= MAX_ROWS };
}
