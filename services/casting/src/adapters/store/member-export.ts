import { sql, type Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Submissions of one person in a copy of their data. */
const MAX_ROWS = 20_000;

/** What casting keeps of a person, for the person: the own submissions, never a company's notes and groups. */
export async function exportMember(db: Kysely<Tables>, userId: string): Promise<object> {
  const { rows } = await sql<object>`
    select submission.id, project.name as project, position.name as position, submission.status, comments, website,
      social_media, representation_name, photo_id, reel_id, submitted_at from submission
    left join project on project.id = submission.project_id
    left join position on position.id = submission.position_id
    where user_id = ${userId} order by submitted_at limit ${MAX_ROWS + 1}`.execute(db);
  // Whoever has more is told that this is not all.
  return { submissions: rows.slice(0, MAX_ROWS), complete: rows.length <= MAX_ROWS };
}
