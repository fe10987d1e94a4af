import type { SavedFilter, SavedQueries } from "@callboard/search/saved-queries.ts";
import type { Filter } from "@callboard/search/search.ts";
import type { WaitingSearches } from "#app/search/search-ports.ts";
import { documentOf } from "./project-document.ts";
import { criteriaFilters } from "./project-search.ts";

/** Saved searches backed by the search engine, which matches projects against them. */
export function createWaitingSearches(queries: SavedQueries): WaitingSearches {
  return {
    write: (searches) =>
      queries.write(
        searches.map(({ id, version, criteria }) =>
          criteria === null
            ? { id, version, removed: true }
            : {
                id,
                version,
                ...(criteria.text === null ? {} : { text: criteria.text }),
                filters: criteriaFilters(criteria).filter(isSaved),
              },
        ),
      ),
    match: (project, page) => queries.match(documentOf(project), page),
  };
}

/** Criteria of projects never produce the one kind of filter that saved queries do not support. */
function isSaved(filter: Filter): filter is SavedFilter {
  return filter.kind !== "either";
}
