import { createHash } from "node:crypto";
import { sql, type Kysely, type RawBuilder } from "kysely";
import { copyFormer } from "./postgres-former.ts";
import type { IndexDefinition } from "#search.ts";
import type { TypoShape } from "#typos.ts";
import { WORDS_VERSION } from "#words/found-words.ts";

const NAME = /^[A-Za-z][A-Za-z0-9]*$/;
/** The planner's statistics target: values of a column whose frequency it knows. */
const STATISTICS = 1_000;
/** Milliseconds for one statement that reads or indexes a whole table. */
const WHOLE_TABLE_MS = 600_000;

/** The table of an index. Its name contains a hash of the definition, and of how texts are found, so that another version has another table. */
export function tableOf(definition: IndexDefinition): string {
  const names = [
    definition.name,
    ...Object.keys(definition.text ?? {}),
    ...(definition.keywords ?? []),
    ...(definition.numbers ?? []),
  ];
  for (const name of names) if (!NAME.test(name)) throw new Error(`${name} cannot name an index or a field.`);
  const hash = createHash("sha256")
    .update(JSON.stringify([WORDS_VERSION, definition]))
    .digest("hex")
    .slice(0, 8);
  return `search_${definition.name.toLowerCase()}_${hash}`;
}

/** The table of the distinct words in the suggestions of an index. */
export function vocabularyOf(table: string): string {
  return `${table}_vocabulary`;
}

/** The expressions by whose starts words are looked up; each has an index. */
export const VOCABULARY_KEYS = {
  word: sql`word`,
  wordWithoutSecond: sql`left(word, 1) || substr(word, 3)`,
} as const satisfies Record<TypoShape["of"], RawBuilder<unknown>>;

/** The most letters per word of a pair in the index of pairs. */
export const PAIR_LETTERS = 3;

/** The column of a number field. */
export function numberColumn(field: string): string {
  return `n_${field}`;
}

/** The indexes of a table, each exactly as PostgreSQL prints it, which is how an existing one is recognized. */
function indexesOf(definition: IndexDefinition): string[] {
  const numbers = (definition.numbers ?? []).map(
    (field) => `btree ("${numberColumn(field)}", newest DESC, id) WHERE (NOT removed)`,
  );
  return [
    "gin (words)",
    "gin (tokens)",
    "gin (suggest_words)",
    "gin (search_pairs(folded_suggest))",
    "btree (newest DESC, id) WHERE (NOT removed)",
    "btree (folded_suggest text_pattern_ops) WHERE (NOT removed)",
    ...numbers.map(unquoted),
    ...(definition.point ? ["btree (latitude, longitude)"] : []),
  ];
}

/** PostgreSQL quotes only names that need it. */
function unquoted(index: string): string {
  return index.replaceAll(/"([a-z_][a-z0-9_]*)"/g, "$1");
}

/**
 * Creates a table with this name for the definition, and its vocabulary, if it is missing. Under a lock, so that
 * processes opening the index at once create it once. The index starts with what the former version has.
 */
export async function createTable<Tables>(
  db: Kysely<Tables>,
  definition: IndexDefinition,
  table: string,
): Promise<void> {
  const numbers = (definition.numbers ?? []).map(numberColumn);
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('search', 0))`.execute(tx);
    await createVocabulary(tx, table);
    await createPairs(tx);
    if (await exists(tx, table)) return;
    const columns = numbers.map((column) => sql`, ${sql.ref(column)} double precision`);
    await sql`
      create table ${sql.ref(table)} (
        id text primary key, version bigint not null, removed boolean not null default false,
        newest timestamptz not null, words tsvector not null, tokens text[] not null,
        latitude double precision, longitude double precision, suggest text, folded_suggest text, suggest_words tsvector
        ${sql.join(columns, sql``)})`.execute(tx);
    if (table === tableOf(definition)) await copyFormer(tx, table);
    for (const index of indexesOf(definition))
      await sql`create index on ${sql.ref(table)} using ${sql.raw(index)}`.execute(tx);
    await refineStatistics(tx, table);
  });
}

/**
 * Creates the function for the index of pairs, which returns each two words of a suggestion: by their first one, two
 * and three letters, in alphabetical order; `*` for more than eight words. Its cost keeps the planner from calling it
 * per row.
 */
async function createPairs<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`
    create or replace function search_pairs(folded text) returns text[]
    language sql immutable strict parallel safe cost 10000 as $$
      select array(
        select distinct least(x, y) || ' ' || greatest(x, y)
        from unnest((string_to_array(folded, ' '))[:8]) with ordinality as a (word, place)
        join unnest((string_to_array(folded, ' '))[:8]) with ordinality as b (word, place) on a.place < b.place,
          unnest(array[left(a.word, 1), left(a.word, 2), left(a.word, 3)]) as x,
          unnest(array[left(b.word, 1), left(b.word, 2), left(b.word, 3)]) as y
        union all select '*' where cardinality(string_to_array(folded, ' ')) > 8)
    $$`.execute(db);
}

async function createVocabulary<Tables>(db: Kysely<Tables>, table: string): Promise<void> {
  const vocabulary = vocabularyOf(table);
  if (await exists(db, vocabulary)) return;
  await sql`create table ${sql.ref(vocabulary)} (word text primary key)`.execute(db);
  for (const key of Object.values(VOCABULARY_KEYS))
    await sql`create index on ${sql.ref(vocabulary)} ((${key}) text_pattern_ops)`.execute(db);
}

/** Names have many different beginnings: with a hundred samples the planner would take a frequent one for rare. */
async function refineStatistics<Tables>(db: Kysely<Tables>, table: string): Promise<void> {
  const samples = sql.lit(STATISTICS);
  await sql`
    alter table ${sql.ref(table)} alter column folded_suggest set statistics ${samples},
      alter column suggest_words set statistics ${samples}`.execute(db);
}

async function exists<Tables>(db: Kysely<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass(${table}) is not null as known`.execute(
    db,
  );
  return rows[0]?.known === true;
}

/**
 * Gives a table of an earlier version what this one adds: indexes, created concurrently with writes, and the
 * vocabulary of existing rows. Removes nothing, so that the earlier version can still use it. One process does this;
 * the others search in the meantime, slower but correctly.
 */
export async function upgradeTable<Tables>(
  db: Kysely<Tables>,
  definition: IndexDefinition,
  table: string,
): Promise<void> {
  const missing = await missingIndexes(db, definition, table);
  const isUnfilled = await lacksWords(db, table);
  if (missing.length === 0 && !isUnfilled) return;
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${table}, 2)) as taken`.execute(connection);
    if (!rows[0]?.taken) return;
    try {
      await sql`select set_config('statement_timeout', ${String(WHOLE_TABLE_MS)}, false),
        set_config('transaction_timeout', '0', false)`.execute(connection);
      await dropBroken(connection, table);
      for (const index of await missingIndexes(connection, definition, table))
        await sql`create index concurrently on ${sql.ref(table)} using ${sql.raw(index)}`.execute(connection);
      await refineStatistics(connection, table);
      if (isUnfilled) await fillVocabulary(connection, table);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset transaction_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(hashtextextended(${table}, 2))`.execute(connection);
    }
  });
}

/** Indexes that the table lacks, ignoring their names: those of a rebuilt table are named after its draft. */
async function missingIndexes<Tables>(
  db: Kysely<Tables>,
  definition: IndexDefinition,
  table: string,
): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '') as definition
    from pg_index where indrelid = to_regclass(${table}) and indisvalid`.execute(db);
  const known = new Set(rows.map((row) => row.definition));
  return indexesOf(definition).filter((index) => !known.has(index));
}

/** An index whose creation was interrupted is useless and slows down every write. */
async function dropBroken<Tables>(db: Kysely<Tables>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    where indrelid = to_regclass(${table}) and not indisvalid`.execute(db);
  for (const { name } of rows) await sql`drop index concurrently ${sql.raw(name)}`.execute(db);
}

async function lacksWords<Tables>(db: Kysely<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql`
    select where not exists (select from ${sql.ref(vocabularyOf(table))})
      and exists (select from ${sql.ref(table)} where not removed and folded_suggest ~>~ '')`.execute(db);
  return rows.length > 0;
}

async function fillVocabulary<Tables>(db: Kysely<Tables>, table: string): Promise<void> {
  await sql`
    insert into ${sql.ref(vocabularyOf(table))} (word)
    select distinct word from ${sql.ref(table)}, unnest(tsvector_to_array(suggest_words)) as word order by word
    on conflict do nothing`.execute(db);
}
