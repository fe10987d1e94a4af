import { sql, type Kysely, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** Invoices of one person in a copy of their data. */
const MAX_ROWS = 10_000;

/** What billing keeps of a person, for the person. */
export async function exportMember(db: Kysely<Tables>, userId: string): Promise<object> {
  const subscription = await sql<object>`
    select plan, billing_frequency, status, trial_ends_at, current_period_end, cancel_at_period_end, trial_used,
      brand_code, referred_by_code from subscriber where user_id = ${userId}`.execute(db);
  const { rows } = await sql<object>`
    select number, amount_cents, currency, status, created_at from invoice
    where user_id = ${userId} order by created_at desc, number desc limit ${MAX_ROWS + 1}`.execute(db);
  return {
    subscription: subscription.rows[0] ?? null,
    invoices: rows.slice(0, MAX_ROWS),
    // Whoever has more is told that this is not all.
    complete: rows.length <= MAX_ROWS,
  };
}

/** Deletes what is kept of a person but the invoices, which move to a key that belongs to nobody. */
export async function eraseSubscriber(
  tx: Transaction<Tables>,
  userId: string,
  nobody: string,
): Promise<void> {
  // Events of the payment provider wait for this row, and find none afterwards.
  await sql`select from subscriber where user_id = ${userId} for update`.execute(tx);
  await sql`insert into subscriber (user_id) select ${nobody}::uuid
    where exists (select from invoice where user_id = ${userId})`.execute(tx);
  await sql`update invoice set user_id = ${nobody} where user_id = ${userId}`.execute(tx);
  await sql`delete from checkout where user_id = ${userId}`.execute(tx);
  await sql`update subscriber set referred_by = null, referred_by_code = null
    where referred_by = ${userId}`.execute(tx);
  await sql`delete from subscriber where user_id = ${userId}`.execute(tx);
}
