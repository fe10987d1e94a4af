import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Days that a view is kept: it only keeps a person from being counted twice on one day (UTC), whatever the clocks. */
const VIEW_DAYS = 2;
/** Days that a removed post is kept, so that removing it again is no error. */
const REMOVED_DAYS = 7;

/** Deletes views of earlier days, whose number the posts keep, and what was removed some days ago. */
export async function purgeTalent(db: Kysely<Tables>): Promise<void> {
  await purgeRows(db, "post_view", olderThan("day", VIEW_DAYS));
  await purgeRows(db, "post", olderThan("removed_at", REMOVED_DAYS));
}
