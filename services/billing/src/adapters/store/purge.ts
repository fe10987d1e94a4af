import type { Kysely } from "kysely";
import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import type { Tables } from "./tables.ts";

/** Days that checkouts are kept: their links are good for a day, their answers are repeated for two. */
const CHECKOUT_DAYS = 90;
/**
 * Days that the ids of received events are kept. The provider repeats an event for three days, somebody by hand for
 * thirty, and an older one is refused by the time in its signature.
 */
const WEBHOOK_EVENT_DAYS = 90;

/** Deletes checkouts and received events whose retention has passed; invoices and subscriptions stay. */
export async function purgeBilling(db: Kysely<Tables>): Promise<void> {
  await purgeRows(db, "checkout", olderThan("created_at", CHECKOUT_DAYS));
  await purgeRows(db, "webhook_event", olderThan("received_at", WEBHOOK_EVENT_DAYS));
}
