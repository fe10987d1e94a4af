import { sql, type QueryExecutorProvider, type RawBuilder } from "kysely";

/** Rows of one statement, which stays far below the statement timeout. */
const CHUNK = 5_000;

/** Deletes the rows of a table whose retention has passed, in chunks, each a transaction of its own. */
export async function purgeRows(
  db: QueryExecutorProvider,
  table: string,
  expired: RawBuilder<unknown>,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${expired} limit ${CHUNK}))`.execute(db);
    if (numAffectedRows < CHUNK) return;
  }
}

/** True of a time that lies more than these days back. */
export function olderThan(column: string, days: number): RawBuilder<unknown> {
  return sql`${sql.ref(column)} < now() - make_interval(days => ${days})`;
}
