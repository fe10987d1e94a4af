import { sql, type Transaction } from "kysely";
import type { GroupUnit, LockedGroup } from "#app/groups/group-ports.ts";
import type { Tables } from "../tables.ts";

/** Stores groups and their members. */
export function groups(tx: Transaction<Tables>) {
  return {
    lockGroup: (projectId, groupId, name) => lockGroup(tx, { projectId, groupId, name }),
    async countMadeGroups(projectId) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`groups:${projectId}`}, 0))`.execute(tx);
      const { rows } = await sql<{ made: number }>`
        select count(*) as made from booking_group
        where project_id = ${projectId} and id not in ('1', '2', '3', '4', '5')`.execute(tx);
      return rows[0]?.made ?? 0;
    },
    async insertGroup({ projectId, id, name, description, positionId, createdBy }) {
      const row = { project_id: projectId, id, name, description, created_by: createdBy, version: 1 };
      const inserted = await tx
        .insertInto("booking_group")
        .values({ ...row, position_id: positionId })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return inserted.numInsertedOrUpdatedRows === 1n;
    },
    async renameGroup({ projectId, id }, { name, description }) {
      await sql`
        update booking_group set name = ${name}, description = ${description}, version = version + 1,
          updated_at = now() where project_id = ${projectId} and id = ${id}`.execute(tx);
    },
    async countMembers({ projectId, id }, positionId, userIds) {
      const { rows } = await sql<{ members: number; in_it: string[] | null }>`
        select count(*) as members,
          array_agg(user_id) filter (where user_id = any(${[...userIds]}::uuid[])) as in_it
        from group_member
        where project_id = ${projectId} and group_id = ${id} and position_id = ${positionId}`.execute(tx);
      return { members: rows[0]?.members ?? 0, inIt: rows[0]?.in_it ?? [] };
    },
    async addMembers(group, positionId, userIds) {
      await sql`
        insert into group_member (project_id, group_id, position_id, user_id)
        select ${group.projectId}, ${group.id}, ${positionId}, user_id
        from unnest(${[...userIds]}::uuid[]) as given (user_id)`.execute(tx);
      await raise(tx, group);
    },
    async removeMembers(group, positionId, userIds) {
      const { rows } = await sql<{ user_id: string }>`
        delete from group_member where project_id = ${group.projectId} and group_id = ${group.id}
        and position_id = ${positionId} and user_id = any(${[...userIds]}::uuid[]) returning user_id`.execute(
        tx,
      );
      if (rows.length > 0) await raise(tx, group);
      return rows.map(({ user_id }) => user_id);
    },
  } satisfies GroupUnit;
}

async function lockGroup(
  tx: Transaction<Tables>,
  { projectId, groupId, name }: { projectId: string; groupId: string; name: string | null },
): Promise<LockedGroup | null> {
  if (name !== null)
    await tx
      .insertInto("booking_group")
      .values({ project_id: projectId, id: groupId, name, description: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const row = await tx
    .selectFrom("booking_group")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("id", "=", groupId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { id, description, version } = row;
  return { projectId, id, name: row.name, description, positionId: row.position_id, version };
}

async function raise(tx: Transaction<Tables>, { projectId, id }: LockedGroup): Promise<void> {
  await sql`update booking_group set version = version + 1, updated_at = now()
    where project_id = ${projectId} and id = ${id}`.execute(tx);
}
