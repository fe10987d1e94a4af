import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import type { Kysely } from "kysely";
import { RESTORE_DAYS } from "#domain/project/project-status.ts";
import type { Tables } from "./tables.ts";

/** Days that a view is kept: it only keeps a person from being counted twice on one day (UTC), whatever the clocks. */
const VIEW_DAYS = 2;

/** Deletes projects that can no longer be restored, with all that is theirs. */
export function purgeDeletedProjects(db: Kysely<Tables>): Promise<void> {
  return purgeRows(db, "project", olderThan("deleted_at", RESTORE_DAYS));
}

/** Deletes views of earlier days; the project's counter keeps their number. */
export function purgeViews(db: Kysely<Tables>): Promise<void> {
  return purgeRows(db, "project_view", olderThan("day", VIEW_DAYS));
}
