import { sql, type Kysely, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** The most invoices of one person in an export of their data. */
const MAX_ROWS = 10_000;

/** What billing stores about a person, for that person. */
export async function exportMember(db: Kysely<Tables>, userId: string): Promise<object> {
  const subscription = await sql<object>`
    select plan, billing_frequency, status, trial_ends_at, current_period_end, cancel_at_period_end, ends_at, trial_used,
      brand_code, referred_by_code from subscriber where user_id = ${userId}`.execute(db);
  const { rows } = await sql<object>`
    select number, amount_cents, currency, status, created_at from invoice
    where user_id = ${userId} order by created_at desc, number desc limit ${MAX_ROWS + 1}`.execute(db);
  return {
    subscription: subscription.rows[0] ?? null,
    invoices: rows.slice(0, MAX_ROWS),
    // If there are more rows, `complete` is false.
    complete: rows.length <= MAX_ROWS,
  };
}

/** Deletes everything about a person except the invoices, which move to a key that belongs to no one. */
export async function eraseSubscriber(
  tx: Transaction<Tables>,
  userId: string,
  nobody: string,
): Promise<void> {
  // Payment events wait for this row, and find none afterward.
  await sql`select from subscriber where user_id = ${userId} for update`.execute(tx);
  await sql`insert into subscriber (user_id) select ${nobody}::uuid
    where exists (select from invoice where user_id = ${userId})`.execute(tx);
  await sql`update invoice set user_id = ${nobody} where user_id = ${userId}`.execute(tx);
  await sql`delete from checkout where user_id = ${userId}`.execute(tx);
  await sql`update checkout set referred_by = null, referred_by_code = null
    where referred_by = ${userId}`.execute(tx);
  await sql`update subscriber set referred_by = null, referred_by_code = null
    where referred_by = ${userId}`.execute(tx);
  await sql`delete from subscriber where user_id = ${userId}`.execute(tx);
}
