import { FailureError } from "@callboard/kit/failure.ts";
import { reindexSavedSearches } from "#app/saved-search/match-searches.ts";
import { documentsOf } from "./index-projects.ts";
import type { Deps } from "#app/ports.ts";
import type { IndexedProject } from "#app/search/search-ports.ts";

/** Projects read at once. */
const PAGE_SIZE = 500;

/**
 * Rebuilds the index from all projects while the service keeps running; returns their number. `progress` receives the
 * number read so far. Revisions are unchanged, so concurrent changes are newer and win. Throws FailureError if a
 * company's name has to be requested from identity, which does not respond; the index is then left as it was.
 */
export async function reindexProjects(deps: Deps, progress: (read: number) => void): Promise<number> {
  let read = 0;
  async function* documents(): AsyncGenerator<readonly IndexedProject[]> {
    for (let after: string | null = null; ;) {
      const projects = await deps.reads.pageOfProjects(after, PAGE_SIZE);
      const last = projects.at(-1);
      if (!last) return;
      after = last.id;
      const page = await documentsOf(deps, projects);
      if (!page.ok) throw new FailureError(page.failure);
      yield page.value;
      read += page.value.length;
      progress(read);
    }
  }
  await deps.search.rebuild(documents());
  await reindexSavedSearches(deps);
  return read;
}
