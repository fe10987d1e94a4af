import { Client } from "@opensearch-project/opensearch";
import { countedTotal, MAX_COUNTED } from "@callboard/kit/paging/page.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { wantedWords } from "#words/found-words.ts";
import { typedWords } from "#words/suggested-words.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { writeDocuments } from "./opensearch-documents.ts";
import {
  clauseOf,
  cursorOf,
  filtered,
  keywordField,
  noLaterThan,
  searchAfter,
  sortClauses,
  startClause,
  typoClause,
  wantedClause,
  type Clause,
  type SortValues,
} from "./opensearch-query.ts";
import { aliasOf, ensureIndex } from "./opensearch-schema.ts";
import { callOpenSearch, isOutage } from "./opensearch-errors.ts";
import {
  MAX_FACET_VALUES,
  MAX_FACETED,
  joinedSuggestions,
  MAX_SUGGESTIONS,
  type FacetValue,
  type Filter,
  type IndexDefinition,
  type Removal,
  type SearchResponse,
  type SearchDocument,
  type SearchIndex,
  type SearchQuery,
  type Suggestion,
} from "#search.ts";

/** Milliseconds per request of a search. */
const DEADLINE_MS = 3_000;

/** A client of the engine at `https://user:password@host:port`. */
export function createOpenSearchClient(url: string, deadlineMs = DEADLINE_MS): Client {
  return new Client({ node: url, requestTimeout: deadlineMs, maxRetries: 1 });
}

/**
 * An index in OpenSearch. It is created before its first use. If the engine does not respond, searches fail at once
 * after a few have timed out.
 */
export function openOpenSearchIndex(
  client: Client,
  definition: IndexDefinition,
  log: Log,
  breaker: CircuitBreaker = new CircuitBreaker(isOutage),
): SearchIndex {
  return new OpenSearchIndex({ client, definition, log, breaker });
}

interface IndexContext {
  readonly client: Client;
  readonly definition: IndexDefinition;
  readonly log: Log;
  readonly breaker: CircuitBreaker;
}

/** The part of a search response that is used here. */
interface SearchBody {
  readonly hits: {
    readonly total?: { readonly value: number };
    readonly hits: readonly {
      readonly _id: string;
      readonly sort?: SortValues;
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
  readonly #breaker: CircuitBreaker;
  #made: Promise<void> | null = null;

  constructor({ client, definition, log, breaker }: IndexContext) {
    this.#client = client;
    this.#definition = definition;
    this.#log = log;
    this.#breaker = breaker;
  }

  async write(documents: readonly SearchDocument[]): Promise<void> {
    if (documents.length > 0) await this.#write(documents, []);
  }

  async remove(id: string, version: number): Promise<void> {
    await this.#write([], [{ id, version }]);
  }

  async search(query: SearchQuery): Promise<SearchResponse> {
    const { sort = { by: "relevance" }, size, facets = [] } = query;
    const words = wantedWords(query.text);
    const hasWords = words.length > 0;
    const matches = filtered((query.filters ?? []).map(clauseOf), words.map(wantedClause));
    const [{ hits }, counts] = await Promise.all([
      this.#page(query, matches, hasWords),
      this.#facets(facets, matches),
    ]);
    const counted = countedHits(query, hits);
    const page = hits.hits.slice(0, size);
    const places = page.map(({ sort: values = [] }) => cursorOf(sort, hasWords, values));
    const next = hits.hits.length > size ? (places.at(-1) ?? null) : null;
    const total = counted === null ? null : countedTotal(counted);
    return { ids: page.map(({ _id: id }) => id), places, total, next, facets: counts };
  }

  /** Reads the page and one more hit, which shows whether another page follows. */
  #page(query: SearchQuery, matches: Clause, hasWords: boolean): Promise<SearchBody> {
    const { sort = { by: "relevance" }, after, withTotal = false } = query;
    return this.#search({
      query: matches,
      sort: sortClauses(sort, hasWords),
      size: query.size + 1,
      ...(after ? { search_after: searchAfter(sort, hasWords, after) } : { from: query.skip ?? 0 }),
      track_total_hits: withTotal ? MAX_COUNTED + 1 : false,
      _source: false,
    });
  }

  async suggest(text: string, filters: readonly Filter[] = []): Promise<readonly Suggestion[]> {
    const conditions = filters.map(clauseOf);
    const forms = typedWords(text);
    let exact: readonly Suggestion[] = [];
    for (const words of forms) {
      if (exact.length >= MAX_SUGGESTIONS) break;
      const found = await this.#suggest(words, [...conditions, ...words.map(startClause)]);
      exact = joinedSuggestions(exact, found);
    }
    const [words = []] = forms;
    if (exact.length > 0 || words.length === 0) return exact;
    return this.#suggest(words, [...conditions, ...words.map(typoClause)]);
  }

  /** Suggestions that start with everything typed come first. */
  async #suggest(words: readonly string[], conditions: readonly Clause[]): Promise<readonly Suggestion[]> {
    const start = { constant_score: { filter: { prefix: { suggest_start: words.join(" ") } }, boost: 1 } };
    const { hits } = await this.#search({
      query: { bool: { filter: [filtered(conditions)], should: [start] } },
      sort: sortClauses({ by: "relevance" }, true),
      size: MAX_SUGGESTIONS,
      track_total_hits: false,
      _source: ["suggest"],
    });
    return hits.hits.map(({ _id: id, _source }) => ({ id, text: _source?.suggest ?? "" }));
  }

  /** A condition that keeps the newest `max` matches; none if there are no more than that. */
  async #cut(matches: Clause, max: number): Promise<readonly Clause[]> {
    const { hits } = await this.#search({
      query: matches,
      sort: [{ newest: "desc" }, { id: "asc" }],
      from: max - 1,
      size: 1,
      track_total_hits: false,
      _source: false,
    });
    const [newest, id] = hits.hits[0]?.sort ?? [];
    return typeof newest === "number" && typeof id === "string" ? [noLaterThan(newest, id)] : [];
  }

  async #facets(fields: readonly string[], matches: Clause): Promise<Record<string, readonly FacetValue[]>> {
    if (fields.length === 0) return {};
    const cut = await this.#cut(matches, MAX_FACETED);
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

  #search(body: Record<string, unknown>): Promise<SearchBody> {
    return callOpenSearch(this.#log, () =>
      this.#breaker.run(async () => {
        await this.#make();
        const response = await this.#client.search({ index: aliasOf(this.#definition), body });
        return response.body as unknown as SearchBody;
      }),
    );
  }

  #write(documents: readonly SearchDocument[], removed: readonly Omit<Removal, "removed">[]): Promise<void> {
    const changes = { definition: this.#definition, documents, removed };
    return callOpenSearch(this.#log, async () => {
      await this.#make();
      await writeDocuments(this.#client, aliasOf(this.#definition), changes);
    });
  }

  /** Creates the index if that was not done yet; the next call retries what failed. */
  async #make(): Promise<void> {
    this.#made ??= ensureIndex(this.#client, this.#definition);
    try {
      await this.#made;
    } catch (error) {
      this.#made = null;
      throw error;
    }
  }
}

/** The count of this page, or the one carried over from the first page; null without a total. */
function countedHits({ withTotal }: SearchQuery, { total }: SearchBody["hits"]): number | null {
  return withTotal ? (total?.value ?? 0) : null;
}
