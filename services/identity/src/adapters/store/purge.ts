import type { Kysely } from "kysely";
import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import type { Tables } from "./tables.ts";

/** Days that codes are kept: they are good for minutes, the count of an address for a day. */
const RESET_DAYS = 2;

/** Deletes codes, counts and copies of data whose retention has passed. The audit log is only ever appended to. */
export async function purgeIdentity(db: Kysely<Tables>): Promise<void> {
  await purgeRows(db, "password_reset", olderThan("sent_at", RESET_DAYS));
  await purgeRows(db, "data_export", olderThan("expires_at", 0));
}
