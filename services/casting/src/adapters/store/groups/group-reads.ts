import { sql, type Kysely, type Selectable } from "kysely";
import { pageOf, type PageRequest } from "@callboard/kit/paging/page.ts";
import type { CountedGroup, GroupMember, GroupPlace, GroupReads } from "#app/groups/group-ports.ts";
import { defaultGroups, type Group } from "#domain/group.ts";
import type { Tables } from "../tables.ts";

type Db = Kysely<Tables>;
type GroupRow = Selectable<Tables["booking_group"]>;

/** Converts a row to a group. */
export function toGroup(row: GroupRow): Group {
  return {
    projectId: row.project_id,
    id: row.id,
    name: row.name,
    description: row.description,
    positionId: row.position_id,
    createdBy: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Reads the groups of a project and their members. */
export function groupReads(db: Db): GroupReads {
  return {
    async group(projectId, groupId) {
      const rows = await counted(db, { projectId, groupId });
      return rows[0] ?? null;
    },
    async namedGroups(keys) {
      const { rows } = await sql<GroupRow>`
        select * from booking_group where (project_id, id) in (select project_id, id
          from unnest(${keys.map(([projectId]) => projectId)}::uuid[], ${keys.map(([, id]) => id)}::text[])
            as given (project_id, id))`.execute(db);
      return rows.map(toGroup);
    },
    groupsOfPosition: (projectId, positionId, slice) => counted(db, { projectId, positionId, ...slice }),
    positionMembers: (place, page) => positionMembers(db, place, page),
  };
}

interface Wanted {
  readonly projectId: string;
  readonly groupId?: string;
  readonly positionId?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** Groups with their member counts; default groups that were never used are filled in. */
async function counted(
  db: Db,
  { projectId, groupId, positionId, limit = 1, offset = 0 }: Wanted,
): Promise<CountedGroup[]> {
  const defaults = defaultGroups(projectId).map(({ id, name }) => ({ id, name }));
  const ofPosition = positionId ? sql`and member.position_id = ${positionId}` : sql``;
  const isWanted = groupId
    ? sql`known.id = ${groupId}`
    : sql`(known.position_id is null or known.position_id = ${positionId})`;
  const { rows } = await sql<GroupRow & { members: number }>`
    with known as (
      select * from booking_group where project_id = ${projectId}
      union all
      select ${projectId}::uuid, given.id, given.name, null, 0, null, null, null, null
      from jsonb_to_recordset(${JSON.stringify(defaults)}::jsonb) as given (id text, name text)
      where not exists (select from booking_group used where used.project_id = ${projectId} and used.id = given.id))
    select known.*, (select count(*) from group_member member
      where member.project_id = known.project_id and member.group_id = known.id ${ofPosition}) as members
    from known where ${isWanted}
    order by length(known.id), known.id limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => ({ ...toGroup(row), members: row.members }));
}

async function positionMembers(db: Db, place: GroupPlace, page: PageRequest) {
  const direction = sql.raw(page.order);
  const [addedAt, userId] = page.after ?? [];
  const compare = sql.raw(page.order === "asc" ? ">" : "<");
  const after = page.after
    ? sql`and (added_at, user_id) ${compare} (${addedAt}::timestamptz, ${userId}::uuid)`
    : sql``;
  const named = place.userIds ? sql`and user_id = any(${[...place.userIds]}::uuid[])` : sql``;
  const shown = place.hideSuspended
    ? sql`and not exists (select from person where person.id = group_member.user_id and person.suspended)`
    : sql``;
  const { rows } = await sql<{ user_id: string; added_at: Date }>`
    select user_id, added_at from group_member
    where project_id = ${place.projectId} and group_id = ${place.groupId}
      and position_id = ${place.positionId} ${named} ${shown} ${after}
    order by added_at ${direction}, user_id ${direction}
    limit ${page.size + 1} offset ${page.skip}`.execute(db);
  const { projectId, groupId, positionId } = place;
  const members = rows.map((row): GroupMember => ({
    projectId,
    groupId,
    positionId,
    userId: row.user_id,
    addedAt: row.added_at,
  }));
  return pageOf(members, page, null, (one) => [one.addedAt.toISOString(), one.userId]);
}
