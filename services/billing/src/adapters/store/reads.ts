import { sql, type Kysely } from "kysely";
import {
  countedTotal,
  MAX_COUNTED,
  pageOf,
  type Page,
  type PageRequest,
} from "@callboard/kit/paging/page.ts";
import type { Invoice, Reads } from "#app/ports.ts";
import { FREE } from "#domain/plans.ts";
import { GRACE_DAYS } from "#domain/subscription.ts";
import { toInvoice, toSubscriber } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** The most invoices shown in the overview, newest first. */
const MAX_INVOICES = 24;
/** Hours after which an open checkout counts as abandoned; the provider ends it then. */
export const CHECKOUT_HOURS = 24;

/** Reads outside a transaction. */
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
    invoicePage: (userId, page) => invoicePage(db, userId, page),
    async toReconcile(before, limit) {
      const { rows } = await sql<{ user_id: string; customer_id: string }>`
        select user_id, customer_id from subscriber
        where subscription_id is not null and customer_id is not null
          and (reconciled_at is null or reconciled_at < ${before})
        order by reconciled_at nulls first limit ${limit}`.execute(db);
      return rows.map((row) => ({ userId: row.user_id, customerId: row.customer_id }));
    },
    async overdue(now, limit) {
      const { rows } = await sql<{ user_id: string }>`
        select user_id from subscriber where status = 'past_due' and announced_plan is distinct from ${FREE}
          and status_since <= ${now}::timestamptz - make_interval(days => ${GRACE_DAYS})
        order by status_since limit ${limit}`.execute(db);
      return rows.map((row) => row.user_id);
    },
    ...checkouts(db),
  };
}

function checkouts(db: Kysely<Tables>) {
  return {
    async hasOpenCheckout(userId) {
      const { rows } = await sql`
        select 1 from checkout where user_id = ${userId} and completed_at is null and superseded_at is null
          and created_at > now() - make_interval(hours => ${CHECKOUT_HOURS}) limit 1`.execute(db);
      return rows.length > 0;
    },
    async supersededCheckouts(limit) {
      const { rows } = await sql<{ session_id: string }>`
        select session_id from checkout where superseded_at is not null and completed_at is null
          and created_at > now() - make_interval(hours => ${CHECKOUT_HOURS}) order by created_at limit ${limit}`.execute(
        db,
      );
      return rows.map((row) => row.session_id);
    },
  } satisfies Partial<Reads>;
}

async function invoicePage(db: Kysely<Tables>, userId: string, page: PageRequest): Promise<Page<Invoice>> {
  const { size, skip, after, order } = page;
  const own = db.selectFrom("invoice").where("user_id", "=", userId);
  let query = own
    .selectAll()
    .select(sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as("place"))
    .orderBy("created_at", order)
    .orderBy("number", order)
    .limit(size + 1);
  if (after) {
    const beyond = order === "desc" ? sql`<` : sql`>`;
    query = query.where(
      sql<boolean>`(created_at, number) ${beyond} (${after[0]}::timestamptz, ${after[1]}::text)`,
    );
  } else query = query.offset(skip);
  const counting = db
    .selectFrom(
      own
        .select("number")
        .limit(MAX_COUNTED + 1)
        .as("found"),
    )
    .select(sql<number>`count(*)`.as("n"));
  const [rows, count] = await Promise.all([
    query.execute(),
    page.count ? counting.executeTakeFirstOrThrow() : null,
  ]);
  const { items, ...found } = pageOf(rows, page, count ? countedTotal(count.n) : null, (row) => [
    row.place,
    row.number,
  ]);
  return { ...found, items: items.map(toInvoice) };
}
