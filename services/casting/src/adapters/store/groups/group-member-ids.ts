import { sql, type Kysely } from "kysely";
import type { Reads } from "#app/ports.ts";
import type { Tables } from "../tables.ts";

/** The people in a group of the company's own project, at most `limit`; null if there is no such group. */
export async function groupMemberIds(
  db: Kysely<Tables>,
  { companyId, projectId, groupId }: Parameters<Reads["groupMemberIds"]>[0],
  limit: number,
): Promise<readonly string[] | null> {
  const { rows } = await sql<{ user_ids: string[] }>`
    select array(
      select distinct user_id from group_member
      where project_id = g.project_id and group_id = g.id order by user_id limit ${limit}) as user_ids
    from booking_group g join project p on p.id = g.project_id
    where g.project_id = ${projectId} and g.id = ${groupId} and p.company_id = ${companyId}`.execute(db);
  return rows[0]?.user_ids ?? null;
}
