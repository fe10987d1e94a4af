import { sql, type Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** The most submissions of one person in an export of their data. */
const MAX_ROWS = 20_000;

/** What casting stores about a person, for that person: their own submissions, never a company's notes and groups. */
export async function exportMember(db: Kysely<Tables>, userId: string): Promise<object> {
  const { rows } = await sql<object>`
    select submission.id, project.name as project, position.name as position, submission.status, comments, website,
      social_media, representation_name, photo_id, reel_id, submitted_at from submission
    left join project on project.id = submission.project_id
    left join position on position.id = submission.position_id
    where user_id = ${userId} order by submitted_at limit ${MAX_ROWS + 1}`.execute(db);
  // If there are more rows, `complete` is false.
  return { submissions: rows.slice(0, MAX_ROWS), complete: rows.length <= MAX_ROWS };
}
