import type { Log } from "@callboard/kit/log/log.ts";
import type { OpenedIndex } from "#open-index.ts";
import type { IndexDefinition } from "#search.ts";
import { callOpenSearch } from "./opensearch-errors.ts";
import { rebuildIndex } from "./opensearch-rebuild.ts";
import { openOpenSearchSavedQueries } from "./opensearch-saved-queries.ts";
import { isOutdated } from "./opensearch-schema.ts";
import { createOpenSearchClient, openOpenSearchIndex } from "./opensearch-search.ts";

/** Opens an index in the OpenSearch at this URL. */
export function openOpenSearch(url: string, definition: IndexDefinition, log: Log): OpenedIndex {
  const client = createOpenSearchClient(url);
  return {
    index: openOpenSearchIndex(client, definition, log),
    savedQueries: openOpenSearchSavedQueries(client, definition, log),
    rebuild: (documents) => rebuildIndex({ client, log }, definition, documents),
    isOutdated: () => callOpenSearch(log, () => isOutdated(client, definition)),
    // A rebuild already removes it here.
    letGoFormer: async () => undefined,
    close: () => client.close(),
  };
}
