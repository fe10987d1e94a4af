import { sql, type Kysely } from "kysely";
import { foundWords } from "#words/found-words.ts";
import { suggestedWords } from "#words/suggested-words.ts";
import { tokenOf } from "./postgres-conditions.ts";
import { numberColumn, vocabularyOf } from "./postgres-schema.ts";
import type { IndexDefinition, SearchDocument, Weight } from "#search.ts";

/** What is written in one statement. */
interface Changes {
  readonly definition: IndexDefinition;
  readonly documents: readonly SearchDocument[];
}

/** Adds or replaces documents that are newer than the table's; of several versions the newest counts. */
export async function writeRows<Tables>(
  db: Kysely<Tables>,
  table: string,
  { definition, documents }: Changes,
): Promise<void> {
  const latest = new Map<string, SearchDocument>();
  for (const document of documents) {
    if ((latest.get(document.id)?.version ?? -1) < document.version) latest.set(document.id, document);
  }
  if (latest.size === 0) return;
  const rows = JSON.stringify([...latest.values()].map((document) => rowOf(definition, document)));
  const numbers = (definition.numbers ?? []).map(numberColumn);
  const names = [
    "version",
    "newest",
    "tokens",
    "latitude",
    "longitude",
    "suggest",
    "folded_suggest",
    ...numbers,
  ];
  const columns = sql.join([...names, "id"].map((name) => sql.ref(name)));
  const typed = sql.join(
    numbers.map((name) => sql`, ${sql.ref(name)} double precision`),
    sql``,
  );
  const replaced = [...names, "words", "suggest_words", "removed"].map(
    (name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`,
  );
  const vocabulary = [...latest.values()].flatMap(({ suggest }) => suggestedWords(suggest ?? "").words);
  // In a fixed order, so that two writers never deadlock.
  await sql`
    with vocabulary as (
      insert into ${sql.ref(vocabularyOf(table))} (word)
      select distinct word from unnest(${vocabulary}::text[]) as word order by word on conflict do nothing)
    insert into ${sql.ref(table)} as present (${columns}, words, suggest_words, removed)
    select ${columns}, given_words::tsvector, given_suggest_words::tsvector, false
    from jsonb_to_recordset(${rows}::jsonb) as given (
      id text, version bigint, newest timestamptz, tokens text[], latitude double precision,
      longitude double precision, suggest text, folded_suggest text,
      given_words text, given_suggest_words text ${typed}) order by id
    on conflict (id) do update set ${sql.join(replaced)} where present.version < excluded.version`.execute(
    db,
  );
}

/**
 * Removes documents and those of their words that no other document has, and keeps the versions of the removals; each
 * id once.
 */
export async function removeRows<Tables>(
  db: Kysely<Tables>,
  table: string,
  removed: readonly { readonly id: string; readonly version: number }[],
): Promise<void> {
  if (removed.length === 0) return;
  const ids = removed.map(({ id }) => id);
  const versions = removed.map(({ version }) => version);
  // These are the words from before: every part of a statement sees the table unchanged.
  await sql`
    with had as (
      select distinct word from ${sql.ref(table)}, unnest(tsvector_to_array(suggest_words)) as word
      where id = any(${ids}::text[]) and not removed),
    forgotten as (
      delete from ${sql.ref(vocabularyOf(table))} known using had
      where known.word = had.word and not exists (
        select from ${sql.ref(table)} other where not other.removed and other.id <> all(${ids}::text[])
          and other.suggest_words @@ quote_literal(had.word)::tsquery))
    insert into ${sql.ref(table)} as present (id, version, removed, newest, words, tokens)
    select id, version, true, now(), '', '{}'
    from unnest(${ids}::text[], ${versions}::bigint[]) as given (id, version) order by id
    on conflict (id) do update set version = excluded.version, removed = true, words = '', tokens = '{}',
      suggest = null, folded_suggest = null, suggest_words = null, latitude = null, longitude = null
    where present.version < excluded.version`.execute(db);
}

/** Converts a document to the columns of its row. */
function rowOf(definition: IndexDefinition, document: SearchDocument): Record<string, unknown> {
  const { words, wholes } = suggestedWords(document.suggest ?? "");
  const numbers = (definition.numbers ?? []).map((field) => [
    numberColumn(field),
    document.numbers?.[field] ?? null,
  ]);
  return {
    id: document.id,
    version: document.version,
    newest: document.newest.toISOString(),
    tokens: (definition.keywords ?? []).flatMap((field) =>
      (document.keywords?.[field] ?? []).map((value) => tokenOf(field, value)),
    ),
    latitude: document.point?.latitude ?? null,
    longitude: document.point?.longitude ?? null,
    suggest: document.suggest ?? null,
    folded_suggest: words.join(" "),
    given_words: lexemesOf(definition, document),
    given_suggest_words: [...new Set([...words, ...wholes])].map((word) => `'${word}'`).join(" "),
    ...Object.fromEntries(numbers),
  };
}

/** Positions in the vector, one per weight. */
const PLACES: Readonly<Record<Weight, number>> = { A: 1, B: 2, C: 3, D: 4 };

/**
 * The words of the text fields with the fields' weights, in tsvector syntax. The database's own parser would split
 * words such as `3e12ab45`.
 */
export function lexemesOf(definition: IndexDefinition, document: SearchDocument): string {
  const weights = new Map<string, Set<Weight>>();
  for (const [field, weight] of Object.entries(definition.text ?? {})) {
    for (const word of foundWords(document.text?.[field] ?? ""))
      weights.set(word, (weights.get(word) ?? new Set()).add(weight));
  }
  const places = (own: ReadonlySet<Weight>): string =>
    [...own].map((weight) => `${PLACES[weight]}${weight}`).join(",");
  return [...weights].map(([word, own]) => `'${word}':${places(own)}`).join(" ");
}
