import { FailureError } from "@callboard/kit/failure.ts";
import { reindexSavedSearches } from "#app/saved-search/match-searches.ts";
import { documentsOf } from "./index-projects.ts";
import type { Deps } from "#app/ports.ts";
import type { IndexedProject } from "#app/search/search-ports.ts";

/** Projects that are read at once. */
const PAGE_SIZE = 500;

/**
 * Rebuilds the index from all projects while the service goes on; answers how many there are. `progress` gets
 * how many were read so far. Revisions stay as they are, so that changes meanwhile are newer. Throws FailureError when
 * identity must be asked for the name of a company and does not answer; the index then stays as it was.
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
