import { sql, type Transaction } from "kysely";
import type { LockedGroup, UnitOfWork } from "#app/ports.ts";
import type { Tables } from "./tables.ts";

/** Groups and who is in them. */
export function groups(tx: Transaction<Tables>) {
  return {
    async lockGroup(projectId, groupId, name) {
      if (name !== null)
        await tx
          .insertInto("booking_group")
          .values({ project_id: projectId, id: groupId, name, description: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      const row = await tx
        .selectFrom("booking_group")
        .select(["id", "version"])
        .where("project_id", "=", projectId)
        .where("id", "=", groupId)
        .forUpdate()
        .executeTakeFirst();
      return row ? { projectId, id: row.id, version: row.version } : null;
    },
    async countMembers(projectId, groupId, positionId) {
      const { rows } = await sql<{ members: number }>`
        select count(*) as members from group_member
        where project_id = ${projectId} and group_id = ${groupId} and position_id = ${positionId}`.execute(
        tx,
      );
      return rows[0]?.members ?? 0;
    },
    async addMember(group, { positionId, userId }) {
      const { rows } = await sql`
        insert into group_member (project_id, group_id, position_id, user_id)
        values (${group.projectId}, ${group.id}, ${positionId}, ${userId})
        on conflict do nothing returning user_id`.execute(tx);
      return raiseWhen(rows.length > 0, tx, group);
    },
    async removeMember(group, { positionId, userId }) {
      const { rows } = await sql`
        delete from group_member where project_id = ${group.projectId} and group_id = ${group.id}
        and position_id = ${positionId} and user_id = ${userId} returning user_id`.execute(tx);
      return raiseWhen(rows.length > 0, tx, group);
    },
  } satisfies Partial<UnitOfWork>;
}

async function raiseWhen(changed: boolean, tx: Transaction<Tables>, group: LockedGroup): Promise<boolean> {
  if (changed)
    await sql`update booking_group set version = version + 1
      where project_id = ${group.projectId} and id = ${group.id}`.execute(tx);
  return changed;
}
