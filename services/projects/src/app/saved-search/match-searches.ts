import { ok, type Result } from "@callboard/kit/result.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import type { WaitingSearch } from "#app/search/search-ports.ts";
import { documentsOf } from "#app/search/index-projects.ts";
import { readCriteria } from "#app/search/search-criteria.ts";
import type { SavedSearch } from "#domain/saved-search/saved-search.ts";
import { isOpenToAll } from "#domain/project/project.ts";

/** Maximum number of searches per event. */
const PER_EVENT = 500;
const SYSTEM = { kind: "system", service: "projects" } as const;

/** Updates saved searches in the engine. Idempotent. */
export async function indexSavedSearches(deps: Deps, ids: readonly string[]): Promise<void> {
  const searches = await deps.reads.savedSearchesById(ids);
  await deps.waitingSearches.write(searches.map(waitingSearch));
}

/** A search that is removed, has alerts off, or has invalid criteria is no longer matched. */
function waitingSearch({ id, version, criteria, alert, removedAt }: SavedSearch): WaitingSearch {
  const read = alert === "Never" || removedAt !== null ? null : readCriteria(criteria, false);
  return { id, version, criteria: read?.ok ? read.value : null };
}

/**
 * Ids of the saved searches that match a project visible to everyone; none for any other project. Calls the engine.
 */
export async function searchesFor(deps: Deps, projectId: string): Promise<Result<readonly string[]>> {
  const [project] = await deps.reads.projects([projectId]);
  if (project?.status !== "Approved" || !isOpenToAll(project)) return ok([]);
  const documents = await documentsOf(deps, [project]);
  if (!documents.ok) return documents;
  const found: string[] = [];
  for (const document of documents.value) {
    for (let after: string | null = null; ;) {
      const ids: readonly string[] = await deps.waitingSearches.match(document, { after, size: PER_EVENT });
      found.push(...ids);
      after = ids.at(-1) ?? null;
      if (ids.length < PER_EVENT) break;
    }
  }
  return ok(found);
}

/** Publishes the searches that newly match a project: one statement and one event per five hundred of them. */
export async function publishMatches(
  unit: UnitOfWork,
  projectId: string,
  searchIds: readonly string[],
  now: Date,
): Promise<void> {
  const [project] = await unit.projects([projectId]);
  if (!project) return;
  for (let from = 0; from < searchIds.length; from += PER_EVENT) {
    const ids = searchIds.slice(from, from + PER_EVENT);
    const matches = await unit.addMatches(projectId, ids, now);
    if (matches.length === 0) continue;
    const { version } = project;
    await unit.addEvents(SYSTEM, [{ kind: "SearchMatched", projectId, matches, version }]);
  }
}

/** Removes an erased person's saved searches; the engine is updated through the events. */
export async function forgetSearchesOf(unit: UnitOfWork, userId: string, now: Date): Promise<void> {
  const searches = await unit.savedSearches(userId);
  for (const search of searches) {
    const empty = { name: "erased", criteria: {}, removedAt: now, version: search.version + 1 };
    await unit.saveSavedSearch({ ...search, ...empty });
  }
  await unit.addEvents(
    SYSTEM,
    searches.map(({ id: searchId, version }) => ({
      kind: "SearchRemoved",
      searchId,
      userId,
      version: version + 1,
    })),
  );
}

/** Searches read at once when all of them are reindexed. */
const PAGE_SIZE = 500;

/** Writes every saved search to the engine again, for an engine that has lost them. */
export async function reindexSavedSearches(deps: Deps): Promise<void> {
  for (let after: string | null = null; ;) {
    const searches: readonly SavedSearch[] = await deps.reads.pageOfSavedSearches(after, PAGE_SIZE);
    await deps.waitingSearches.write(searches.map(waitingSearch));
    after = searches.at(-1)?.id ?? null;
    if (searches.length < PAGE_SIZE) return;
  }
}
