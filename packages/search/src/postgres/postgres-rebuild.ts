import { sql, type Kysely } from "kysely";
import { removeRows, writeRows } from "./postgres-documents.ts";
import { formerTables } from "./postgres-former.ts";
import { createTable, tableOf, vocabularyOf } from "./postgres-schema.ts";
import { partedEntries, type AllDocuments, type IndexDefinition } from "#search.ts";

/** Milliseconds for one statement of the copy; less than the pool's limit for a transaction. */
const TAKING_OVER_MS = 8_000;

/**
 * Fills a table next to the live one from all documents of the owner, and swaps them in one transaction, so that no
 * one searches a partial index. What is written to the live one in the meantime is copied by version. Throws if the
 * same index is already being rebuilt. Holds one connection of the pool until the end.
 */
export async function rebuildTable<Tables>(
  db: Kysely<Tables>,
  definition: IndexDefinition,
  documents: AllDocuments,
): Promise<void> {
  const table = tableOf(definition);
  const fresh = `${table}_fresh`;
  await db.connection().execute(async (connection) => {
    await lock(connection, fresh, definition.name);
    try {
      await createTable(connection, definition, table);
      // The leftover of an earlier rebuild that did not finish.
      await drop(connection, fresh);
      await createTable(connection, definition, fresh);
      await fill(connection, { definition, fresh }, documents);
      // Copies most rows while everything continues, so that writers only wait for the rest.
      await connection.transaction().execute((tx) => takeOver(tx, table, fresh));
      await connection.transaction().execute((tx) => swap(tx, table, fresh));
    } finally {
      await drop(connection, fresh);
      await sql`select pg_advisory_unlock(hashtextextended(${fresh}, 1))`.execute(connection);
    }
  });
}

/** Removes the tables of other definitions, which must no longer be needed. */
export async function dropFormer<Tables>(db: Kysely<Tables>, definition: IndexDefinition): Promise<void> {
  for (const former of await formerTables(db, tableOf(definition))) await drop(db, former);
}

async function lock<Tables>(db: Kysely<Tables>, fresh: string, name: string): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(hashtextextended(${fresh}, 1)) as taken`.execute(db);
  if (!rows[0]?.taken)
    throw new Error(`The index ${name} is already being rebuilt: wait until that has ended.`);
}

async function drop<Tables>(db: Kysely<Tables>, table: string): Promise<void> {
  await sql`drop table if exists ${sql.ref(table)}, ${sql.ref(vocabularyOf(table))}`.execute(db);
}

interface Place {
  readonly definition: IndexDefinition;
  readonly fresh: string;
}

async function fill<Tables>(
  db: Kysely<Tables>,
  { definition, fresh }: Place,
  all: AllDocuments,
): Promise<void> {
  for await (const batch of all) {
    const { documents, removed } = partedEntries(batch);
    await writeRows(db, fresh, { definition, documents });
    await removeRows(db, fresh, removed);
  }
}

/** Copies what is newer, including removals. */
async function takeOver<Tables>(db: Kysely<Tables>, table: string, fresh: string): Promise<void> {
  const [from, to, words] = [sql.ref(table), sql.ref(fresh), sql.ref(vocabularyOf(fresh))];
  await sql`set local statement_timeout = ${sql.lit(TAKING_OVER_MS)}`.execute(db);
  await sql`
    delete from ${to} as own using ${from} as former
    where own.id = former.id and own.version < former.version`.execute(db);
  await sql`
    with taken as (
      insert into ${to} select former.* from ${from} as former
      where not exists (select from ${to} as own where own.id = former.id) returning suggest_words)
    insert into ${words} (word)
    select distinct word from taken, unnest(tsvector_to_array(suggest_words)) as word order by word
    on conflict do nothing`.execute(db);
}

/**
 * Writers wait from here on, searches only while the tables are renamed. Those that waited continue with the new
 * table.
 */
async function swap<Tables>(db: Kysely<Tables>, table: string, fresh: string): Promise<void> {
  // In the order in which a writer locks them.
  await sql`
    lock table ${sql.ref(vocabularyOf(table))}, ${sql.ref(table)} in share row exclusive mode`.execute(db);
  await takeOver(db, table, fresh);
  await drop(db, table);
  for (const name of [(base: string) => base, vocabularyOf])
    await sql`alter table ${sql.ref(name(fresh))} rename to ${sql.ref(name(table))}`.execute(db);
}
