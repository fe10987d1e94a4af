import { Client } from "@opensearch-project/opensearch";
import { countedTotal, encodeCursor, MAX_COUNTED, type CursorValues } from "@callboard/kit/page.ts";
import type { Log } from "@callboard/kit/log.ts";
import { writeDocuments } from "./opensearch-documents.ts";
import {
  clauseOf,
  cursorOf,
  filtered,
  keywordField,
  noLaterThan,
  queryWords,
  searchAfter,
  sortClauses,
  wordClause,
  type Clause,
} from "./opensearch-query.ts";
import { aliasOf, ensureIndex } from "./opensearch-schema.ts";
import { askOpenSearch } from "./opensearch-trouble.ts";
import {
  MAX_FACET_VALUES,
  MAX_FACETED,
  MAX_RANKED,
  MAX_SUGGESTIONS,
  type FacetValue,
  type Filter,
  type IndexDefinition,
  type SearchAnswer,
  type SearchDocument,
  type SearchIndex,
  type SearchQuery,
  type Suggestion,
} from "#search.ts";

const DEADLINE_MS = 3_000;

/** A client of the engine at `https://user:password@host:port`. */
export function createOpenSearchClient(url: string): Client {
  return new Client({ node: url, requestTimeout: DEADLINE_MS, maxRetries: 1 });
}

/** An index of OpenSearch. It is made before it is first used; an engine that is not there yet is asked again. */
export function openOpenSearchIndex(client: Client, definition: IndexDefinition, log: Log): SearchIndex {
  return new OpenSearchIndex(client, definition, log);
}

/** What a search answers, as far as it is read here. */
interface Answer {
  readonly hits: {
    readonly total: { readonly value: number };
    readonly hits: readonly {
      readonly _id: string;
      readonly sort?: CursorValues;
      readonly _source?: { readonly suggest?: string };
    }[];
  };
  readonly aggregations?: Readonly<
    Record<string, { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }>
  >;
}

class OpenSearchIndex implements SearchIndex {
  readonly #client: Client;
  readonly #definition: IndexDefinition;
  readonly #log: Log;
  #made: Promise<void> | null = null;

  constructor(client: Client, definition: IndexDefinition, log: Log) {
    this.#client = client;
    this.#definition = definition;
    this.#log = log;
  }

  async write(documents: readonly SearchDocument[]): Promise<void> {
    if (documents.length === 0) return;
    await this.#ask((client) =>
      writeDocuments(client, aliasOf(this.#definition), { definition: this.#definition, documents }),
    );
  }

  async remove(id: string, version: number): Promise<void> {
    await this.#ask((client) =>
      writeDocuments(client, aliasOf(this.#definition), {
        definition: this.#definition,
        documents: [],
        removed: [{ id, version }],
      }),
    );
  }

  async search(query: SearchQuery): Promise<SearchAnswer> {
    const words = queryWords(query.text);
    const filters = (query.filters ?? []).map(clauseOf);
    const must = words.map(wordClause);
    const sort = query.sort ?? { by: "relevance" };
    const matches = filtered(filters, must);
    const first = await this.#page(query, matches, words.length > 0);
    const total = first.hits.total.value;
    const isRanked = sort.by === "relevance" && words.length > 0;
    const [hits, facets] = await Promise.all([
      isRanked && total > MAX_RANKED ? this.#amongNewest(query, matches) : first.hits.hits,
      this.#facets(query.facets ?? [], matches, total),
    ]);
    const page = hits.slice(0, query.size);
    const last = page.at(-1)?.sort;
    const next =
      hits.length > query.size && last ? encodeCursor(cursorOf(sort, words.length > 0, last)) : null;
    return { ids: page.map(({ _id: id }) => id), ...countedTotal(total), next, facets };
  }

  async suggest(text: string, filters: readonly Filter[] = []): Promise<readonly Suggestion[]> {
    const words = queryWords(text);
    const [start] = words;
    if (start === undefined) return [];
    const prefixes = words.map((word) => ({ prefix: { suggest_words: word } }));
    const conditions = [...filters.map(clauseOf), ...prefixes];
    const cut = await this.#cut(filtered(conditions), MAX_RANKED);
    const should = [{ constant_score: { filter: { prefix: { suggest_start: start } }, boost: 1 } }];
    const bool = { filter: [filtered([...conditions, ...cut])], should };
    const { hits } = await this.#search({
      query: { bool },
      sort: sortClauses({ by: "relevance" }, true),
      size: MAX_SUGGESTIONS,
      _source: ["suggest"],
    });
    return hits.hits.map(({ _id: id, _source }) => ({ id, text: _source?.suggest ?? "" }));
  }

  /** One page more than is shown tells whether another follows. */
  #page(query: SearchQuery, matches: Clause, hasWords: boolean): Promise<Answer> {
    const { sort = { by: "relevance" }, after } = query;
    return this.#search({
      query: matches,
      sort: sortClauses(sort, hasWords),
      size: query.size + 1,
      ...(after ? { search_after: searchAfter(sort, hasWords, after) } : { from: query.skip ?? 0 }),
      track_total_hits: MAX_COUNTED + 1,
      _source: false,
    });
  }

  /** Relevance is computed among the newest matches only, as the port says. */
  async #amongNewest(query: SearchQuery, matches: Clause): Promise<Answer["hits"]["hits"]> {
    const cut = await this.#cut(matches, MAX_RANKED);
    const newest = { bool: { must: [matches], filter: cut } };
    return (await this.#page(query, newest, true)).hits.hits;
  }

  /** A condition that leaves the newest `most` of the matches; none when there are no more. */
  async #cut(matches: Clause, most: number): Promise<readonly Clause[]> {
    const sort = [{ newest: "desc" }, { id: "asc" }];
    const { hits } = await this.#search({ query: matches, sort, from: most - 1, size: 1, _source: false });
    const [newest, id] = hits.hits[0]?.sort ?? [];
    return typeof newest === "number" && typeof id === "string" ? [noLaterThan(newest, id)] : [];
  }

  async #facets(
    fields: readonly string[],
    matches: Clause,
    total: number,
  ): Promise<Record<string, readonly FacetValue[]>> {
    if (fields.length === 0) return {};
    const cut = total > MAX_FACETED ? await this.#cut(matches, MAX_FACETED) : [];
    const order = [{ _count: "desc" }, { _key: "asc" }];
    const aggs = Object.fromEntries(
      fields.map((field) => [
        field,
        { terms: { field: keywordField(field), size: MAX_FACET_VALUES, order } },
      ]),
    );
    const { aggregations } = await this.#search({
      query: { bool: { filter: [matches, ...cut] } },
      size: 0,
      track_total_hits: false,
      aggs,
    });
    const valuesOf = (field: string): FacetValue[] =>
      (aggregations?.[field]?.buckets ?? []).map(({ key, doc_count: count }) => ({ value: key, count }));
    return Object.fromEntries(fields.map((field) => [field, valuesOf(field)]));
  }

  #search(body: Record<string, unknown>): Promise<Answer> {
    return this.#ask(async (client) => {
      const answer = await client.search({ index: aliasOf(this.#definition), body });
      return answer.body as unknown as Answer;
    });
  }

  async #ask<T>(ask: (client: Client) => Promise<T>): Promise<T> {
    return askOpenSearch(this.#log, async () => {
      this.#made ??= ensureIndex(this.#client, this.#definition);
      try {
        await this.#made;
      } catch (error) {
        this.#made = null;
        throw error;
      }
      return ask(this.#client);
    });
  }
}
