import { ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { MEMBERS, viewOf } from "#domain/policy.ts";
import type { Deps, ListedTalent } from "./ports.ts";
import type { ProfileLookup } from "./read-profile.ts";
import { scopeOf, type SearchInput } from "./search-criteria.ts";

type SearchDeps = Pick<Deps, "search" | "searchQuota"> & { readonly lookup: Pick<ProfileLookup, "member"> };

/**
 * Talent by their profile. Who may be found, and by what, is part of the query itself: a criterion on a field that
 * the caller may not read finds nobody by it. LIMIT at 60 searches a minute.
 */
export const filterUsers = forMembers<SearchDeps, SearchInput, ListedTalent[]>(
  MEMBERS,
  async (deps, caller, { roster, ...query }) => {
    const quota = await deps.searchQuota(caller.userId);
    if (!quota.ok) return quota;
    const found = await deps.search.find({ ...query, scope: scopeOf(caller, roster) });
    // The index may be some moments older than the members.
    const members = await Promise.all(found.map(({ userId }) => deps.lookup.member(userId)));
    return ok(found.filter(({ userId }, place) => viewOf(caller, userId, members[place] ?? null) !== null));
  },
);
