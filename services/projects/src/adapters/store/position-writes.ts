import { AGE_RULES } from "@callboard/catalog/rules/ages.ts";
import { sql, type Transaction } from "kysely";
import type { UnitOfWork } from "#app/ports.ts";
import { fromPosition, toPosition } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Maximum number of roles that get a minimum age per transaction. */
const RAISED_AT_ONCE = 100;

/** Reads by the partial index of the same condition. */
async function lockScenesWithoutAge(tx: Transaction<Tables>) {
  const found = await sql<{ id: string; company_id: string }>`
    select position.id, project.company_id from position join project on project.id = position.project_id
    where (position.nudity or position.adult_scenes) and position.removed_at is null
      and coalesce(position.age_requirement::integer, 0) < ${sql.lit(AGE_RULES.scenes.years)}
    order by position.id limit ${RAISED_AT_ONCE} for update of position skip locked`.execute(tx);
  if (found.rows.length === 0) return [];
  const companies = new Map(found.rows.map(({ id, company_id }) => [id, company_id]));
  const rows = await tx
    .selectFrom("position")
    .selectAll()
    .where("id", "in", [...companies.keys()])
    .execute();
  return rows.map((row) => ({ position: toPosition(row), companyId: companies.get(row.id) ?? "" }));
}

/** Writes of positions. */
export function positionWrites(tx: Transaction<Tables>) {
  const lockPositions: UnitOfWork["lockPositions"] = async (ids) => {
    if (ids.length === 0) return [];
    const rows = await tx
      .selectFrom("position")
      .selectAll()
      .where("id", "in", ids)
      .orderBy("id")
      .forUpdate()
      .execute();
    return rows.map((row) => ({ position: toPosition(row), isRemoved: row.removed_at !== null }));
  };
  return {
    async lockPosition(projectId, id) {
      const [found] = await lockPositions([id]);
      return found?.position.projectId === projectId ? found : null;
    },
    lockPositions,
    lockScenesWithoutAge: () => lockScenesWithoutAge(tx),
    async insertPositions(positions) {
      const rows = positions.map((position) => {
        const { id, projectId: project_id, createdBy: created_by, cast, submissions } = position;
        const keys = { id, project_id, created_by, removed_at: null };
        return { ...fromPosition(position), ...keys, cast, submissions };
      });
      await tx.insertInto("position").values(rows).execute();
    },
    async savePosition(position) {
      await tx.updateTable("position").set(fromPosition(position)).where("id", "=", position.id).execute();
    },
    async removePositions(ids, now) {
      if (ids.length === 0) return;
      await tx
        .updateTable("position")
        .set({ removed_at: now, version: sql<number>`version + 1` })
        .where("id", "in", ids)
        .execute();
    },
    async openPositions(projectId) {
      const result = await tx
        .updateTable("position")
        .set({ role_status: "Open", version: sql<number>`version + 1` })
        .where("project_id", "=", projectId)
        .where("role_status", "=", "PendingReview")
        .where("removed_at", "is", null)
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },
  } satisfies Partial<UnitOfWork>;
}
