import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import { pageOf, type CursorValues } from "@callboard/kit/paging/page.ts";
import { sql, type Kysely, type Transaction } from "kysely";
import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Reads, UnitOfWork } from "#app/ports.ts";
import { isVisible } from "./lists.ts";
import type { Tables } from "./tables.ts";

/** Reads of favorites. */
export function favoriteReads(db: Kysely<Tables>) {
  const joined = db
    .selectFrom("favorite")
    .innerJoin("project", "project.id", "favorite.project_id")
    .where("project.deleted_at", "is", null);
  return {
    async favorites(userId, projectIds) {
      if (projectIds.length === 0) return [];
      const rows = await db
        .selectFrom("favorite")
        .select("project_id")
        .where("user_id", "=", userId)
        .where("project_id", "in", projectIds)
        .execute();
      return rows.map((row) => row.project_id);
    },
    async privateFavorites(userId) {
      const rows = await joined
        .select("project.id")
        .where("user_id", "=", userId)
        .where("status", "in", ["Approved", "Closed"])
        .where("public", "is not", true)
        .limit(LIMITS.favorites)
        .execute();
      return rows.map((row) => row.id);
    },
    async favoriteProjects(userId, visible, page) {
      const own = joined
        .select(["project.id", "favorite.created_at"])
        .where("user_id", "=", userId)
        .where(isVisible(visible));
      const [at, id] = page.after ?? [];
      const beyond = sql.raw(page.order === "asc" ? ">" : "<");
      const behind = sql<boolean>`(favorite.created_at, project.id) ${beyond} (${at}::timestamptz, ${id}::uuid)`;
      const rows = await (page.after === null ? own : own.where(behind))
        .orderBy("favorite.created_at", page.order)
        .orderBy("project.id", page.order)
        .offset(page.skip)
        .limit(page.size + 1)
        .execute();
      const valuesOf = (row: (typeof rows)[number]): CursorValues => [row.created_at.toISOString(), row.id];
      const { items, ...rest } = pageOf(rows, page, null, valuesOf);
      return {
        ...rest,
        items: items.map((row) => ({ id: row.id, cursor: writeCursor(page.sort, valuesOf(row)) })),
      };
    },
  } satisfies Partial<Reads>;
}

export function favoriteWrites(tx: Transaction<Tables>) {
  return {
    async countFavorites(userId) {
      const row = await tx
        .selectFrom("favorite")
        .select(sql<number>`count(*)::int`.as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row?.count ?? 0;
    },
    async setFavorite({ userId, projectId, now }, favorite) {
      const keys = { user_id: userId, project_id: projectId };
      if (favorite)
        await tx
          .insertInto("favorite")
          .values({ ...keys, created_at: now })
          .onConflict((known) => known.doNothing())
          .execute();
      else
        await tx
          .deleteFrom("favorite")
          .where("user_id", "=", userId)
          .where("project_id", "=", projectId)
          .execute();
    },
  } satisfies Partial<UnitOfWork>;
}
