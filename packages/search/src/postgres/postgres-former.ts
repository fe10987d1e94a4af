import { sql, type Kysely } from "kysely";

/** Hexadecimal digits of a definition's hash, at the end of a table's name. */
const HASH_DIGITS = 8;
/** Milliseconds for copying and indexing a whole table. */
const COPYING_MS = 600_000;

/** Tables of the same index with other definitions: from the former version, or from a later one after a rollback. */
export async function formerTables<Tables>(db: Kysely<Tables>, table: string): Promise<string[]> {
  const pattern = `^${table.slice(0, -HASH_DIGITS)}[0-9a-f]{${HASH_DIGITS}}$`;
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and pg_table_is_visible(oid) and relname ~ ${pattern} and relname <> ${table}
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Fills a new table from the former ones, in the transaction that creates it: the highest version of each document,
 * and removals. What only the new definition has is missing until the index is rebuilt.
 */
export async function copyFormer<Tables>(tx: Kysely<Tables>, table: string): Promise<void> {
  const former = await formerTables(tx, table);
  if (former.length === 0) return;
  await sql`select set_config('statement_timeout', ${String(COPYING_MS)}, true),
    set_config('transaction_timeout', '0', true)`.execute(tx);
  for (const earlier of former) {
    const columns = await commonColumns(tx, earlier, table);
    const names = sql.join(columns.map((name) => sql.ref(name)));
    const replaced = sql.join(columns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
    await sql`
      insert into ${sql.ref(table)} as present (${names}) select ${names} from ${sql.ref(earlier)}
      on conflict (id) do update set ${replaced} where present.version < excluded.version`.execute(tx);
  }
}

async function commonColumns<Tables>(db: Kysely<Tables>, ...tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = any(${tables}::regclass[]) and attnum > 0 and not attisdropped
    group by attname having count(*) = ${tables.length} order by attname`.execute(db);
  return rows.map(({ name }) => name);
}
