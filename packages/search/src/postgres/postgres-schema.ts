import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { IndexDefinition } from "#search.ts";

const NAME = /^[A-Za-z][A-Za-z0-9]*$/;

/** The table of an index. The name carries a hash of the definition: another definition is another table. */
export function tableOf(definition: IndexDefinition): string {
  const names = [
    definition.name,
    ...Object.keys(definition.text ?? {}),
    ...(definition.keywords ?? []),
    ...(definition.numbers ?? []),
  ];
  for (const name of names) if (!NAME.test(name)) throw new Error(`${name} cannot name an index or a field.`);
  const hash = createHash("sha256").update(JSON.stringify(definition)).digest("hex").slice(0, 8);
  return `search_${definition.name.toLowerCase()}_${hash}`;
}

/** The column of a number field. */
export function numberColumn(field: string): string {
  return `n_${field}`;
}

/** Makes a table of this name for the definition, with its indexes, when it is missing; under a lock. */
export async function createTable<Tables>(
  db: Kysely<Tables>,
  definition: IndexDefinition,
  table: string,
): Promise<void> {
  const numbers = (definition.numbers ?? []).map(numberColumn);
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${table}, 0))`.execute(tx);
    const { rows } = await sql<{ known: boolean }>`select to_regclass(${table}) is not null as known`.execute(
      tx,
    );
    if (rows[0]?.known) return;
    const columns = numbers.map((column) => sql`, ${sql.ref(column)} double precision`);
    await sql`
      create table ${sql.ref(table)} (
        id text primary key, version bigint not null, removed boolean not null default false,
        newest timestamptz not null, words tsvector not null, tokens text[] not null,
        latitude double precision, longitude double precision, suggest text, folded_suggest text, suggest_words tsvector
        ${sql.join(columns, sql``)})`.execute(tx);
    await sql`create index on ${sql.ref(table)} using gin (words)`.execute(tx);
    await sql`create index on ${sql.ref(table)} using gin (tokens)`.execute(tx);
    await sql`create index on ${sql.ref(table)} using gin (suggest_words)`.execute(tx);
    await sql`create index on ${sql.ref(table)} (newest desc, id) where not removed`.execute(tx);
    for (const column of numbers)
      await sql`create index on ${sql.ref(table)} (${sql.ref(column)}, id) where not removed`.execute(tx);
    if (definition.point) await sql`create index on ${sql.ref(table)} (latitude, longitude)`.execute(tx);
  });
}
