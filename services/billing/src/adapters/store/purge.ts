import type { Kysely } from "kysely";
import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import type { Tables } from "./tables.ts";

/** Days to keep checkouts: their links are valid for one day, their responses are repeated for two. */
const CHECKOUT_DAYS = 90;
/**
 * Days to keep the ids of received events. The provider resends an event for three days, an operator by hand for
 * thirty, and the time in the signature rejects older ones.
 */
const WEBHOOK_EVENT_DAYS = 90;

/** Deletes checkouts and received events past their retention; invoices and subscriptions stay. */
export async function purgeBilling(db: Kysely<Tables>): Promise<void> {
  await purgeRows(db, "checkout", olderThan("created_at", CHECKOUT_DAYS));
  await purgeRows(db, "webhook_event", olderThan("received_at", WEBHOOK_EVENT_DAYS));
}
