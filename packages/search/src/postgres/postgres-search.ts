import { sql, type Kysely, type RawBuilder } from "kysely";
import { countedTotal, MAX_COUNTED } from "@callboard/kit/paging/page.ts";
import type { SearchCursor } from "#cursor.ts";
import { wantedWords, type WantedWord } from "#words/found-words.ts";
import { conditionOf, wantedQuery } from "./postgres-conditions.ts";
import { removeRows, writeRows } from "./postgres-documents.ts";
import { behindRank, newestFirst, partsOf, type Part } from "./postgres-order.ts";
import { createTable, tableOf, upgradeTable } from "./postgres-schema.ts";
import { suggestRows } from "./postgres-suggestions.ts";
import {
  MAX_FACET_VALUES,
  MAX_FACETED,
  MAX_RANKED,
  WEIGHTS,
  type FacetValue,
  type Filter,
  type IndexDefinition,
  type SearchResponse,
  type SearchDocument,
  type SearchIndex,
  type SearchQuery,
  type Suggestion,
  type Weight,
} from "#search.ts";

/** An index in the service's own database; its table is created if it is missing. */
export async function openPostgresIndex<Tables>(
  db: Kysely<Tables>,
  definition: IndexDefinition,
): Promise<SearchIndex> {
  const table = tableOf(definition);
  await createTable(db, definition, table);
  await upgradeTable(db, definition, table);
  return new PostgresIndex(db, definition);
}

/** A hit with the value by which it is ranked. */
interface Hit {
  readonly id: string;
  readonly rank: number | null;
  readonly newest: Date;
}

/** Which rows of a list are read. */
interface Window {
  readonly skip: number;
  readonly limit: number;
}

const MICROS_PER_MS = 1_000;

class PostgresIndex<Tables> implements SearchIndex {
  readonly #db: Kysely<Tables>;
  readonly #definition: IndexDefinition;
  readonly #table: string;

  constructor(db: Kysely<Tables>, definition: IndexDefinition) {
    this.#db = db;
    this.#definition = definition;
    this.#table = tableOf(definition);
  }

  async write(documents: readonly SearchDocument[]): Promise<void> {
    await writeRows(this.#db, this.#table, { definition: this.#definition, documents });
  }

  async remove(id: string, version: number): Promise<void> {
    await removeRows(this.#db, this.#table, [{ id, version }]);
  }

  suggest(text: string, filters: readonly Filter[] = []): Promise<readonly Suggestion[]> {
    return suggestRows(this.#db, this.#table, { text, filters });
  }

  async search(query: SearchQuery): Promise<SearchResponse> {
    const words = wantedWords(query.text);
    const where = conditions(words, query.filters ?? []);
    const [hits, counted, facets] = await Promise.all([
      this.#hits(query, words, where),
      query.withTotal ? this.#count(where) : null,
      this.#facets(query.facets ?? [], where),
    ]);
    const places = hits.slice(0, query.size).map(cursorOf);
    const next = hits.length > query.size ? (places.at(-1) ?? null) : null;
    const total = counted === null ? null : countedTotal(counted);
    return { ids: places.map(({ id }) => id), places, total, next, facets };
  }

  /** Reads the page and one more hit, which shows whether another page follows. */
  async #hits(query: SearchQuery, words: readonly WantedWord[], where: RawBuilder<unknown>): Promise<Hit[]> {
    const { sort = { by: "relevance" }, after = null, skip = 0 } = query;
    const window = { skip, limit: query.size + 1 };
    if (sort.by !== "relevance") return this.#parts(partsOf(sort, after), where, window);
    if (words.length === 0) return this.#part(newestFirst(after), where, window);
    const { rows } = await sql<Hit>`
      select id, rank, newest from (
        select id, newest, ${scoreOf(words)} as rank from ${sql.ref(this.#table)} where ${where}
        order by newest desc, id limit ${MAX_RANKED}) found
      where ${after ? behindRank(after) : sql`true`}
      order by rank desc, newest desc, id limit ${window.limit} offset ${skip}`.execute(this.#db);
    return rows;
  }

  async #part(part: Part, where: RawBuilder<unknown>, { skip, limit }: Window): Promise<Hit[]> {
    const { rows } = await sql<Hit>`
      select id, ${part.rank} as rank, newest from ${sql.ref(this.#table)} found where ${where} and ${part.where}
      order by ${part.order} limit ${limit} offset ${skip}`.execute(this.#db);
    return rows;
  }

  /** Reads a part only if those before it do not fill the page. */
  async #parts(
    [first, ...others]: readonly Part[],
    where: RawBuilder<unknown>,
    { skip, limit }: Window,
  ): Promise<Hit[]> {
    if (!first) return [];
    const hits = await this.#part(first, where, { skip, limit });
    if (hits.length === limit || others.length === 0) return hits;
    const passed = hits.length > 0 || skip === 0 ? skip : await this.#count(sql`${where} and ${first.where}`);
    return [
      ...hits,
      ...(await this.#parts(others, where, { skip: skip - passed, limit: limit - hits.length })),
    ];
  }

  async #count(where: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{ counted: number }>`
      select count(*) as counted from (
        select 1 from ${sql.ref(this.#table)} where ${where} limit ${MAX_COUNTED + 1}) found`.execute(
      this.#db,
    );
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
        from (select tokens from ${sql.ref(this.#table)} where ${where} order by newest desc, id limit ${MAX_FACETED}) found,
          unnest(tokens) as token
        where split_part(token, '=', 1) = any(${[...fields]}::text[]) group by token) counted
      where place <= ${MAX_FACET_VALUES} order by field, place`.execute(this.#db);
    const counted = (field: string): FacetValue[] =>
      rows.filter((row) => row.field === field).map(({ value, count }) => ({ value, count }));
    return Object.fromEntries(fields.map((field) => [field, counted(field)]));
  }
}

function conditions(words: readonly WantedWord[], filters: readonly Filter[]): RawBuilder<unknown> {
  const matches = words.length > 0 ? [sql`words @@ ${wantedQuery(words)}::tsquery`] : [];
  return sql.join([sql`not removed`, ...matches, ...filters.map(conditionOf)], sql` and `);
}

/** The sum, for each word, of the weights of the field classes in which it occurs. */
function scoreOf(words: readonly WantedWord[]): RawBuilder<number> {
  const terms = words.flatMap((word) =>
    (Object.entries(WEIGHTS) as [Weight, number][]).map(
      ([weight, score]) =>
        sql`case when words @@ ${wantedQuery([word], weight)}::tsquery then ${sql.lit(score)} else 0 end`,
    ),
  );
  return sql`(${sql.join(terms, sql` + `)})::double precision`;
}

function cursorOf({ rank, newest, id }: Hit): SearchCursor {
  return { rank, newest: newest.getTime() * MICROS_PER_MS, id };
}
