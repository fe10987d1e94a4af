import { sql, type Kysely } from "kysely";
import type { Reads } from "#app/ports.ts";
import type { Tables } from "./tables.ts";

/** Maximum number of projects and of favorites in a person's data export. */
const MAX_ROWS = 20_000;

export function memberExports(db: Kysely<Tables>) {
  return {
    async memberExport(userId) {
      const projects = await sql<object>`
        select id, name, status, submitted_at, approved_at, closed_date from project
        where created_by = ${userId} and deleted_at is null order by id limit ${MAX_ROWS}`.execute(db);
      const favorites = await sql<object>`
        select project_id, project.name as project, favorite.created_at from favorite
        join project on project.id = favorite.project_id
        where user_id = ${userId} order by favorite.created_at limit ${MAX_ROWS}`.execute(db);
      const savedSearches = await sql<object>`
        select name, criteria, alert, created_at from saved_search
        where user_id = ${userId} and removed_at is null order by created_at limit ${MAX_ROWS}`.execute(db);
      return { projects: projects.rows, favorites: favorites.rows, savedSearches: savedSearches.rows };
    },
  } satisfies Partial<Reads>;
}
