import { sql, type Kysely, type RawBuilder } from "kysely";
import type { SavedFilter, SavedQueries, SavedQuery, SavedQueryRemoval } from "#saved-queries.ts";
import type { IndexDefinition, SearchDocument } from "#search.ts";
import { wantedWords } from "#words/found-words.ts";
import { EARTH_KM, tokenOf, wantedQuery } from "./postgres-conditions.ts";
import { lexemesOf } from "./postgres-documents.ts";

/** Stores queries in a table of the service's own database; one statement compares a document with all of them. */
export async function openPostgresSavedQueries<Tables>(
  db: Kysely<Tables>,
  definition: IndexDefinition,
): Promise<SavedQueries> {
  const table = sql.ref(`search_${definition.name.toLowerCase()}_queries`);
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('search', 0))`.execute(tx);
    await sql`
      create table if not exists ${table} (
        id text primary key, version bigint not null, removed boolean not null,
        words tsquery, filters jsonb not null)`.execute(tx);
  });
  return {
    write: (queries) => writeQueries(db, table, queries),
    async match(document, { after, size }) {
      const behind = after === null ? sql`true` : sql`id > ${after}`;
      const { rows } = await sql<{ id: string }>`
        select id from ${table} where not removed and ${behind}
          and (words is null or ${lexemesOf(definition, document)}::tsvector @@ words)
          and not exists (select from jsonb_array_elements(filters) as filter
            where not coalesce(${fits(definition, document)}, false))
        order by id limit ${size}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

async function writeQueries<Tables>(
  db: Kysely<Tables>,
  table: RawBuilder<unknown>,
  queries: readonly (SavedQuery | SavedQueryRemoval)[],
): Promise<void> {
  const latest = new Map<string, SavedQuery | SavedQueryRemoval>();
  for (const query of queries)
    if ((latest.get(query.id)?.version ?? -1) < query.version) latest.set(query.id, query);
  if (latest.size === 0) return;
  const rows = JSON.stringify([...latest.values()].map(rowOf));
  await sql`
    insert into ${table} as present (id, version, removed, words, filters)
    select id, version, removed, given_words::tsquery, filters
    from jsonb_to_recordset(${rows}::jsonb) as given (
      id text, version bigint, removed boolean, given_words text, filters jsonb) order by id
    on conflict (id) do update set version = excluded.version, removed = excluded.removed,
      words = excluded.words, filters = excluded.filters where present.version <= excluded.version`.execute(
    db,
  );
}

function rowOf(query: SavedQuery | SavedQueryRemoval) {
  if ("removed" in query) return { ...query, given_words: null, filters: [] };
  const { id, version, text, filters } = query;
  const words = wantedWords(text);
  const given_words = words.length > 0 ? wantedQuery(words) : null;
  return { id, version, removed: false, given_words, filters: filters.map(storedFilter) };
}

/** Keywords are stored as the tokens of documents. */
function storedFilter(filter: SavedFilter): object {
  if (filter.kind !== "any" && filter.kind !== "all" && filter.kind !== "not") return filter;
  return { kind: filter.kind, tokens: filter.values.map((value) => tokenOf(filter.field, value)) };
}

/** Whether the document matches a stored filter; null counts as no. */
function fits(definition: IndexDefinition, document: SearchDocument): RawBuilder<boolean> {
  const tokens = (definition.keywords ?? []).flatMap((field) =>
    (document.keywords?.[field] ?? []).map((value) => tokenOf(field, value)),
  );
  const own = sql`${tokens}::text[]`;
  const wanted = sql`array(select jsonb_array_elements_text(filter -> 'tokens'))`;
  const numbers = sql`${JSON.stringify(document.numbers ?? {})}::jsonb`;
  const number = (name: string) => sql`(${numbers} ->> (filter ->> ${name}))::double precision`;
  const bound = (name: string, open: string) =>
    sql`coalesce((filter ->> ${name})::double precision, ${open}::double precision)`;
  const [min, max] = [bound("min", "-infinity"), bound("max", "infinity")];
  const begin = sql`coalesce(${number("from")}, '-infinity'::double precision)`;
  const end = sql`coalesce(${number("to")}, 'infinity'::double precision)`;
  return sql<boolean>`case filter ->> 'kind'
    when 'ids' then filter -> 'values' ? ${document.id}
    when 'any' then ${own} && ${wanted}
    when 'all' then ${own} @> ${wanted}
    when 'not' then not (${own} && ${wanted})
    when 'range' then ${number("field")} between ${min} and ${max}
    when 'overlap' then ${begin} <= ${max} and ${end} >= ${min}
    when 'distance' then ${kilometresTo(document)} <= (filter ->> 'kilometres')::double precision
  end`;
}

/** The great-circle distance from the point of a stored filter to the document's; null without a point. */
function kilometresTo({ point }: SearchDocument): RawBuilder<number> {
  if (!point) return sql`null::double precision`;
  const latitude = sql`(filter #>> '{from,latitude}')::double precision`;
  const longitude = sql`(filter #>> '{from,longitude}')::double precision`;
  const [lat, lon] = [sql`${point.latitude}::double precision`, sql`${point.longitude}::double precision`];
  return sql`2 * ${sql.lit(EARTH_KM)} * asin(least(1, sqrt(
    sin(radians(${latitude} - ${lat}) / 2) ^ 2
    + cos(radians(${lat})) * cos(radians(${latitude})) * sin(radians(${longitude} - ${lon}) / 2) ^ 2)))`;
}
