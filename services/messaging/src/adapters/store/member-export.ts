import { sql, type Kysely } from "kysely";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { ATTACHMENTS } from "./attachments.ts";
import type { Tables } from "./tables.ts";

/** The most messages of one person in an export of their data. */
const MAX_ROWS = 50_000;

/** The most reports of one person in an export; they file at most 20 a day. */
const MAX_REPORTS = 5_000;

/**
 * What messaging stores about a person, for that person: what they wrote, never what others did, and the browsers in
 * which they get notifications.
 */
export async function exportMember(db: Kysely<Tables>, userId: string): Promise<object> {
  const { rows } = await sql<object>`
    select m.id, conversation_id, trim(conversation.subject) as subject, trim(body) as body, m.created_at, ${ATTACHMENTS} as attachments
    from message m
    join conversation on conversation.id = m.conversation_id
    where sender_id = ${userId} order by m.created_at limit ${MAX_ROWS + 1}`.execute(db);
  const reports = await sql<object>`
    select id, kind, reason, comment, status, created_at from report
    where reporter_id = ${userId} order by created_at limit ${MAX_REPORTS + 1}`.execute(db);
  const { rows: browsers } = await sql<object>`
    select endpoint, kinds, language, created_at from push_browser where user_id = ${userId}
    order by created_at, id limit ${LIMITS.pushBrowsers}`.execute(db);
  // If there are more rows, `complete` is false.
  return {
    messages: rows.slice(0, MAX_ROWS),
    reports: reports.rows.slice(0, MAX_REPORTS),
    browsers,
    complete: rows.length <= MAX_ROWS && reports.rows.length <= MAX_REPORTS,
  };
}
