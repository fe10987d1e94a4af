import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { invalid, limitReached, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { readCriteria } from "#app/search/search-criteria.ts";
import { changedFields } from "#domain/changes.ts";
import type { Sent } from "@callboard/kit/form/field.ts";
import { MEMBERS } from "#domain/policy.ts";
import { checkVersion } from "#domain/project/project-status.ts";
import { changed } from "#domain/project/project.ts";
import {
  BLANK_SAVED_SEARCH,
  criteriaToKeep,
  readSavedSearch,
  type SavedSearch,
} from "#domain/saved-search/saved-search.ts";

export interface SaveSearch {
  /** The search to change; null creates a new one. */
  readonly searchId: string | null;
  readonly sent: Sent;
  /** Null keeps the criteria. */
  readonly criteria: Sent | null;
  readonly version: number | null;
  readonly clientKey: string | null;
}

/**
 * Creates a saved search, or changes its name, alerts or criteria. Saving the same again changes nothing. Repeating
 * it with the same ClientKey and input returns the same search; LIMIT at 50.
 */
export const saveSearch = forMembers<Deps, SaveSearch, SavedSearch>(MEMBERS, (deps, member, input) =>
  deps.transaction(async (unit) => {
    const call = { actor: member, operation: "saveSearch", key: input.clientKey, body: input };
    const id = await unit.once(call, () =>
      input.searchId === null
        ? insert(deps, unit, member, input)
        : change(unit, member, { ...input, searchId: input.searchId }),
    );
    if (!id.ok) return id;
    const search = await unit.lockSavedSearch(member.userId, id.value);
    return search && search.removedAt === null ? ok(search) : fail(notFound("saved search"));
  }),
);

/** Merges the input into the stored search. */
function read(before: SavedSearch | null, { sent, criteria }: SaveSearch) {
  const { details, failures } = readSavedSearch(before ?? BLANK_SAVED_SEARCH, sent);
  const kept = criteria === null ? (before?.criteria ?? {}) : criteriaToKeep(criteria);
  const looked = criteria === null ? ok() : readCriteria(kept, false, "search.Criteria");
  const failing = [...failures, ...(looked.ok ? [] : (looked.failure.fields ?? []))];
  if (failing.length > 0) return fail(invalid(failing));
  return ok({ name: details.name, alert: details.alert, criteria: kept });
}

async function insert(
  deps: Deps,
  unit: UnitOfWork,
  member: Member,
  input: SaveSearch,
): Promise<Result<string>> {
  const fields = read(null, input);
  if (!fields.ok) return fields;
  const max = LIMITS.savedSearches;
  if ((await unit.countSavedSearches(member.userId)) >= max) return fail(limitReached("SAVED_SEARCHES", max));
  const born = { id: deps.newId(), userId: member.userId, createdAt: deps.now() };
  const search: SavedSearch = { ...fields.value, ...born, removedAt: null, version: 1 };
  await unit.saveSavedSearch(search);
  await publishChange(unit, member, "SearchSaved", search);
  return ok(search.id);
}

async function change(
  unit: UnitOfWork,
  member: Member,
  input: SaveSearch & { readonly searchId: string },
): Promise<Result<string>> {
  const before = await unit.lockSavedSearch(member.userId, input.searchId);
  if (!before || before.removedAt !== null) return fail(notFound("saved search"));
  const fields = read(before, input);
  if (!fields.ok) return fields;
  const after = { ...before, ...fields.value };
  if (changedFields(before, after).length === 0) return ok(before.id);
  const current = checkVersion(before.version, input.version);
  if (!current.ok) return current;
  const saved = changed(after, {});
  await unit.saveSavedSearch(saved);
  await publishChange(unit, member, "SearchSaved", saved);
  return ok(saved.id);
}

function publishChange(
  unit: UnitOfWork,
  member: Member,
  kind: "SearchSaved" | "SearchRemoved",
  { id: searchId, userId, version }: SavedSearch,
): Promise<void> {
  return unit.addEvents(member, [{ kind, searchId, userId, version }]);
}

/** The caller's saved searches by name, 50 at most. */
export const getSavedSearches = forMembers<Deps, object, readonly SavedSearch[]>(
  MEMBERS,
  async (deps, member) => ok(await deps.reads.savedSearches(member.userId)),
);

/** Removes a saved search; removing it again succeeds. */
export const removeSavedSearch = forMembers<Deps, { readonly searchId: string }, void>(
  MEMBERS,
  (deps, member, { searchId }) =>
    deps.transaction(async (unit) => {
      const search = await unit.lockSavedSearch(member.userId, searchId);
      if (!search) return fail(notFound("saved search"));
      if (search.removedAt !== null) return ok();
      const saved = changed(search, { removedAt: deps.now() });
      await unit.saveSavedSearch(saved);
      await publishChange(unit, member, "SearchRemoved", saved);
      return ok();
    }),
);
