import type { SavedFilter, SavedQueries } from "@callboard/search/saved-queries.ts";
import type { Filter } from "@callboard/search/search.ts";
import type { WaitingSearches } from "#app/search/search-ports.ts";
import { documentOf } from "./project-document.ts";
import { criteriaFilters } from "./project-search.ts";

/** The engine that knows which searches wait for a project. */
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

/** Criteria of projects never make the one kind that cannot wait. */
function isSaved(filter: Filter): filter is SavedFilter {
  return filter.kind !== "either";
}
