import { sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Records that a person is erased, once no transaction is queueing a mail that names them; those that follow see it.
 */
export async function markErased(tx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`named:${userId}`}, 0))`.execute(tx);
  await sql`insert into erased_person (user_id) values (${userId}) on conflict do nothing`.execute(tx);
}

/** Those of the people who are erased; an erasure of the others waits until the end of the transaction. */
export async function erasedOf(
  tx: Transaction<Tables>,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const keys = userIds.toSorted().map((userId) => `named:${userId}`);
  await sql`
    select pg_advisory_xact_lock_shared(hashtextextended(key, 0)) from unnest(${keys}::text[]) as key`.execute(
    tx,
  );
  const { rows } = await sql<{ user_id: string }>`
    select user_id from erased_person where user_id = any(${[...userIds]}::uuid[])`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}
