import { sql, type Kysely, type RawBuilder } from "kysely";
import { countedTotal, encodeCursor, MAX_COUNTED, type CursorValues } from "@callboard/kit/page.ts";
import { wordsOf } from "#fold.ts";
import { conditionOf, wordsQuery } from "./postgres-conditions.ts";
import { removeRows, writeRows } from "./postgres-documents.ts";
import { createTable, numberColumn, tableOf } from "./postgres-schema.ts";
import {
  MAX_FACET_VALUES,
  MAX_FACETED,
  MAX_QUERY_WORDS,
  MAX_RANKED,
  MAX_SUGGESTIONS,
  WEIGHTS,
  type FacetValue,
  type Filter,
  type IndexDefinition,
  type SearchAnswer,
  type SearchDocument,
  type SearchIndex,
  type SearchQuery,
  type Sort,
  type Suggestion,
  type Weight,
} from "#search.ts";

/** An index in the service's own database; its table is made when it is missing. */
export async function openPostgresIndex<Tables>(
  db: Kysely<Tables>,
  definition: IndexDefinition,
): Promise<SearchIndex> {
  await createTable(db, definition, tableOf(definition));
  return new PostgresIndex(db, definition);
}

/** A hit with the values of its sort, in the order of the sort. */
interface Hit {
  readonly id: string;
  readonly rank: number;
  readonly newest: number;
}

class PostgresIndex<Tables> implements SearchIndex {
  readonly #db: Kysely<Tables>;
  readonly #definition: IndexDefinition;
  readonly #table: RawBuilder<unknown>;

  constructor(db: Kysely<Tables>, definition: IndexDefinition) {
    this.#db = db;
    this.#definition = definition;
    this.#table = sql.table(tableOf(definition));
  }

  async write(documents: readonly SearchDocument[]): Promise<void> {
    await writeRows(this.#db, this.#table, { definition: this.#definition, documents });
  }

  async remove(id: string, version: number): Promise<void> {
    await removeRows(this.#db, this.#table, [{ id, version }]);
  }

  async search(query: SearchQuery): Promise<SearchAnswer> {
    const words = queryWords(query.text);
    const where = conditions(words, query.filters ?? []);
    const [hits, counted, facets] = await Promise.all([
      this.#hits(query, words, where),
      this.#count(where),
      this.#facets(query.facets ?? [], where),
    ]);
    const page = hits.slice(0, query.size);
    const last = page.at(-1);
    const next = hits.length > query.size && last ? encodeCursor([last.rank, last.newest, last.id]) : null;
    return { ids: page.map((hit) => hit.id), ...countedTotal(counted), next, facets };
  }

  async suggest(text: string, filters: readonly Filter[] = []): Promise<readonly Suggestion[]> {
    const words = queryWords(text);
    if (words.length === 0) return [];
    const matches = sql`suggest_words @@ ${wordsQuery(words, true)}::tsquery`;
    const where = sql.join([sql`not removed`, matches, ...filters.map(conditionOf)], sql` and `);
    const { rows } = await sql<Suggestion>`
      select id, suggest as text from (
        select id, suggest, folded_suggest, newest from ${this.#table} where ${where} order by newest desc, id limit ${MAX_RANKED}) found
      order by starts_with(folded_suggest, ${words[0]}) desc, newest desc, id limit ${MAX_SUGGESTIONS}`.execute(
      this.#db,
    );
    return rows;
  }

  async #hits(query: SearchQuery, words: readonly string[], where: RawBuilder<unknown>): Promise<Hit[]> {
    const sort = query.sort ?? { by: "relevance" };
    const limit = query.size + 1 + (query.skip ?? 0);
    const { rank, ascending } = sortOf(sort);
    const ranked = sort.by === "relevance" && words.length > 0;
    // Relevance is computed among the newest matches only: ranking every match of a common word is 185 times slower.
    const candidates = ranked
      ? sql`(select *, ${scoreOf(words)} as rank from ${this.#table} where ${where}
          order by newest desc, id limit ${MAX_RANKED})`
      : sql`(select *, ${rank} as rank from ${this.#table} where ${where})`;
    const direction = sql.raw(ascending ? "asc" : "desc");
    const { rows } = await sql<Hit>`
      select id, rank, extract(epoch from newest) * 1000000 as newest from ${candidates} found
      where ${afterCursor(query.after ?? null, ascending)}
      order by rank ${direction}, newest desc, id limit ${limit}`.execute(this.#db);
    return rows.slice(query.skip ?? 0).map((row) => ({ ...row, newest: Number(row.newest) }));
  }

  async #count(where: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{ counted: number }>`
      select count(*) as counted from (
        select 1 from ${this.#table} where ${where} limit ${MAX_COUNTED + 1}) found`.execute(this.#db);
    return rows[0]?.counted ?? 0;
  }

  async #facets(
    fields: readonly string[],
    where: RawBuilder<unknown>,
  ): Promise<Record<string, readonly FacetValue[]>> {
    if (fields.length === 0) return {};
    const { rows } = await sql<{ field: string; value: string; count: number }>`
      select field, value, count from (
        select split_part(token, '=', 1) as field, substr(token, strpos(token, '=') + 1) as value, count(*) as count,
          row_number() over (partition by split_part(token, '=', 1) order by count(*) desc, token collate "C") as place
        from (select tokens from ${this.#table} where ${where} order by newest desc, id limit ${MAX_FACETED}) found,
          unnest(tokens) as token
        where split_part(token, '=', 1) = any(${[...fields]}::text[]) group by token) counted
      where place <= ${MAX_FACET_VALUES} order by field, place`.execute(this.#db);
    const counted = (field: string): FacetValue[] =>
      rows.filter((row) => row.field === field).map(({ value, count }) => ({ value, count }));
    return Object.fromEntries(fields.map((field) => [field, counted(field)]));
  }
}

function queryWords(text: string | undefined): string[] {
  return wordsOf(text ?? "").slice(0, MAX_QUERY_WORDS);
}

function conditions(words: readonly string[], filters: readonly Filter[]): RawBuilder<unknown> {
  const matches = words.length > 0 ? [sql`words @@ ${wordsQuery(words, false)}::tsquery`] : [];
  return sql.join([sql`not removed`, ...matches, ...filters.map(conditionOf)], sql` and `);
}

/** For each word, the weights of the classes of fields in which it occurs. */
function scoreOf(words: readonly string[]): RawBuilder<number> {
  const terms = words.flatMap((word) =>
    (Object.entries(WEIGHTS) as [Weight, number][]).map(
      ([weight, score]) =>
        sql`case when words @@ ${`'${word}':${weight}`}::tsquery then ${sql.lit(score)} else 0 end`,
    ),
  );
  return sql`(${sql.join(terms, sql` + `)})::double precision`;
}

/** What is sorted by, and in which direction; a document without the number comes last in both. */
function sortOf(sort: Sort): { rank: RawBuilder<unknown>; ascending: boolean } {
  if (sort.by === "relevance") return { rank: sql`0::double precision`, ascending: false };
  const ascending = sort.order === "asc";
  if (sort.by === "newest")
    return { rank: sql`(extract(epoch from newest) * 1000000)::double precision`, ascending };
  const end = sql.lit(ascending ? "infinity" : "-infinity");
  return { rank: sql`coalesce(${sql.ref(numberColumn(sort.field))}, ${end})`, ascending };
}

function afterCursor(after: CursorValues | null, ascending: boolean): RawBuilder<unknown> {
  const [rank, newest, id] = after ?? [];
  if (rank === undefined || newest === undefined || id === undefined) return sql`true`;
  // JSON has no infinity: a cursor carries null for a document without the number.
  const end = rank ?? (ascending ? Infinity : -Infinity);
  const moment = sql`extract(epoch from newest) * 1000000`;
  const further = ascending ? sql`rank > ${end}` : sql`rank < ${end}`;
  return sql`(${further} or (rank = ${end} and (${moment} < ${newest} or (${moment} = ${newest} and id > ${id}))))`;
}
