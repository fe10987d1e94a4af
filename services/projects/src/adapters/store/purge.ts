import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import type { Kysely } from "kysely";
import { RESTORE_DAYS } from "#domain/project/project-status.ts";
import type { Tables } from "./tables.ts";

/**
 * Retention of views in days. A view only prevents counting a person twice on one day (UTC); the margin covers clock
 * skew.
 */
const VIEW_DAYS = 2;

/** Deletes projects that can no longer be restored, with everything that belongs to them. */
export function purgeDeletedProjects(db: Kysely<Tables>): Promise<void> {
  return purgeRows(db, "project", olderThan("deleted_at", RESTORE_DAYS));
}

/** Deletes views of past days; the project's counter keeps the total. */
export function purgeViews(db: Kysely<Tables>): Promise<void> {
  return purgeRows(db, "project_view", olderThan("day", VIEW_DAYS));
}
