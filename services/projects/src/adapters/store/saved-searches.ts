import { LIMITS } from "@callboard/catalog/limits.ts";
import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import type { Reads, UnitOfWork } from "#app/ports.ts";
import type { SavedSearch } from "#domain/saved-search/saved-search.ts";
import type { SavedSearchTable, Tables } from "./tables.ts";

function toSavedSearch(row: Selectable<SavedSearchTable>): SavedSearch {
  const { id, user_id: userId, created_at: createdAt, removed_at: removedAt, ...rest } = row;
  return { ...rest, id, userId, createdAt, removedAt };
}

export function savedSearchReads(db: Kysely<Tables>) {
  const all = db.selectFrom("saved_search").selectAll();
  return {
    async savedSearches(userId) {
      const own = all.where("user_id", "=", userId).where("removed_at", "is", null);
      const rows = await own.orderBy("name").orderBy("id").limit(LIMITS.savedSearches).execute();
      return rows.map(toSavedSearch);
    },
    async savedSearchesById(ids) {
      if (ids.length === 0) return [];
      return (await all.where("id", "in", ids).execute()).map(toSavedSearch);
    },
    async pageOfSavedSearches(after, size) {
      const further = after === null ? all : all.where("id", ">", after);
      return (await further.orderBy("id").limit(size).execute()).map(toSavedSearch);
    },
  } satisfies Partial<Reads>;
}

export function savedSearchWrites(tx: Transaction<Tables>) {
  return {
    async countSavedSearches(userId) {
      // Serializes concurrent inserts, so that the limit holds.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${userId}`}, 0))`.execute(tx);
      const row = await tx
        .selectFrom("saved_search")
        .select(sql<number>`count(*)::int`.as("count"))
        .where("user_id", "=", userId)
        .where("removed_at", "is", null)
        .executeTakeFirst();
      return row?.count ?? 0;
    },
    async lockSavedSearch(userId, id) {
      const row = await tx
        .selectFrom("saved_search")
        .selectAll()
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .forUpdate()
        .executeTakeFirst();
      return row ? toSavedSearch(row) : null;
    },
    async saveSavedSearch({ id, userId, createdAt, ...search }) {
      const fields = {
        name: search.name ?? "",
        criteria: sql<SavedSearch["criteria"]>`${JSON.stringify(search.criteria)}::json`,
        alert: search.alert,
        version: search.version,
        removed_at: search.removedAt,
      };
      await tx
        .insertInto("saved_search")
        .values({ ...fields, id, user_id: userId, created_at: createdAt })
        .onConflict((known) => known.column("id").doUpdateSet(fields))
        .execute();
    },
    async addMatches(projectId, searchIds, now) {
      if (searchIds.length === 0) return [];
      const { rows } = await sql<{ id: string; user_id: string; alert: string }>`
        with told as (
          insert into saved_search_match (search_id, project_id, matched_at)
          select id, ${projectId}::uuid, ${now}::timestamptz from saved_search
          where id = any(${[...searchIds]}::uuid[]) and removed_at is null and alert <> 'Never'
          on conflict do nothing returning search_id)
        select id, user_id, alert from saved_search join told on told.search_id = saved_search.id
        order by id`.execute(tx);
      return rows.map(({ id: searchId, user_id: userId, alert }) => ({ searchId, userId, alert }));
    },
  } satisfies Partial<UnitOfWork>;
}
