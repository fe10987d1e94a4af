import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Retention of views in days. A view only prevents counting a person twice on one day (UTC); the margin covers clock
 * skew.
 */
const VIEW_DAYS = 2;
/** Retention of removed posts in days, within which removing one again is not an error. */
const REMOVED_DAYS = 7;

/** Deletes views of past days, whose totals are stored with the posts, and posts past their retention. */
export async function purgeTalent(db: Kysely<Tables>): Promise<void> {
  await purgeRows(db, "post_view", olderThan("day", VIEW_DAYS));
  await purgeRows(db, "post", olderThan("removed_at", REMOVED_DAYS));
}
