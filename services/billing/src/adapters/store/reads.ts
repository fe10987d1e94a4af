import { sql, type Kysely } from "kysely";
import type { Reads } from "#app/ports.ts";
import { toInvoice, toSubscriber } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Invoices that the overview shows, the newest first. */
const MAX_INVOICES = 24;
/** Hours after which an open checkout counts as abandoned. */
const CHECKOUT_HOURS = 24;

/** Reads outside of a transaction. */
export function createReads(db: Kysely<Tables>): Reads {
  return {
    async subscribers(userIds) {
      if (userIds.length === 0) return new Map();
      const rows = await db
        .selectFrom("subscriber")
        .selectAll()
        .where("user_id", "in", [...userIds])
        .execute();
      return new Map(rows.map((row) => [row.user_id, toSubscriber(row)]));
    },
    async invoices(userId) {
      const rows = await db
        .selectFrom("invoice")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .limit(MAX_INVOICES)
        .execute();
      return rows.map(toInvoice);
    },
    async hasOpenCheckout(userId) {
      const { rows } = await sql`
        select 1 from checkout where user_id = ${userId} and completed_at is null
          and created_at > now() - make_interval(hours => ${CHECKOUT_HOURS}) limit 1`.execute(db);
      return rows.length > 0;
    },
  };
}
