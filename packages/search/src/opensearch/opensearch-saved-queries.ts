import type { Client } from "@opensearch-project/opensearch";
import type { Log } from "@callboard/kit/log/log.ts";
import type { SavedQueries, SavedQuery, SavedQueryRemoval } from "#saved-queries.ts";
import type { IndexDefinition } from "#search.ts";
import { wantedWords } from "#words/found-words.ts";
import { bodyOf, writeBodies } from "./opensearch-documents.ts";
import { callOpenSearch } from "./opensearch-errors.ts";
import { clauseOf, filtered, wantedClause, type Clause } from "./opensearch-query.ts";
import { aliasOf, ensureIndex } from "./opensearch-schema.ts";

/** Milliseconds per request. */
const DEADLINE_MS = 10_000;

/**
 * Stores queries in an index next to that of the documents, with the same fields; the engine percolates each
 * document.
 */
export function openOpenSearchSavedQueries(
  client: Client,
  definition: IndexDefinition,
  log: Log,
): SavedQueries {
  const own = { ...definition, name: `${definition.name}_queries` };
  const index = aliasOf(own);
  let made: Promise<void> | null = null;
  const ready = async (): Promise<void> => {
    made ??= ensureIndex(client, own);
    await made.catch((error: unknown) => {
      // The next call tries to create it again.
      made = null;
      throw error;
    });
  };
  return {
    write: (queries) =>
      callOpenSearch(log, async () => {
        await ready();
        await writeBodies(
          client,
          index,
          queries.map((query) => ({ id: query.id, version: query.version, body: storedQuery(query) })),
          // A document is matched once, perhaps right after this.
          true,
        );
      }),
    match: (document, { after, size }) =>
      callOpenSearch(log, async () => {
        await ready();
        const percolate = { field: "saved_search", document: bodyOf(own, document) };
        const body = {
          query: filtered([{ percolate }]),
          sort: [{ id: "asc" }],
          size,
          _source: false,
          ...(after === null ? {} : { search_after: [after] }),
        };
        const response = await client.search({ index, body: body as never }, { requestTimeout: DEADLINE_MS });
        return response.body.hits.hits.map((hit) => String(hit._id));
      }),
  };
}

function storedQuery(query: SavedQuery | SavedQueryRemoval): Clause {
  const { id } = query;
  if ("removed" in query) return { id, removed: true, newest: 0 };
  const words = wantedWords(query.text).map(wantedClause);
  const saved_search = { bool: { must: words, filter: query.filters.map(clauseOf) } };
  // An empty query matches everything.
  const isEmpty = words.length + query.filters.length === 0;
  return { id, removed: false, newest: 0, saved_search: isEmpty ? { match_all: {} } : saved_search };
}
