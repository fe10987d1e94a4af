import type { Member } from "@callboard/kit/actor.ts";
import { ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { isCasting, MEMBERS, viewOf } from "#domain/policy.ts";
import type { Deps, ListedTalent } from "./ports.ts";
import type { ProfileLookup } from "./read-profile.ts";
import { scopeOf, type SearchInput } from "./search-criteria.ts";

type SearchDeps = Pick<Deps, "search" | "searchQuota" | "upstreams"> & {
  readonly lookup: Pick<ProfileLookup, "member">;
};

/**
 * Searches talent by profile. The query itself restricts who may be found and by what: a criterion on a field that
 * the caller may not read matches no one. LIMIT at 60 searches a minute.
 */
export const filterUsers = forMembers<SearchDeps, SearchInput, ListedTalent[]>(
  MEMBERS,
  async (deps, caller, { roster, ...query }) => {
    const quota = await deps.searchQuota(caller.userId);
    if (!quota.ok) return quota;
    const scope = scopeOf(caller, roster, await submittersFor(deps, caller, query));
    const found = await deps.search.find({ ...query, scope });
    // The index may lag slightly behind the members.
    const members = await Promise.all(found.map(({ userId }) => deps.lookup.member(userId)));
    return ok(found.filter(({ userId }, place) => viewOf(caller, userId, members[place] ?? null) !== null));
  },
);

/** Maximum number of people per company whose media and booked-out days a search takes into account. */
const MAX_SUBMITTERS = 10_000;

/** People who submitted to the caller's company, if a criterion depends on it; empty while casting is unavailable. */
async function submittersFor(
  { upstreams }: Pick<Deps, "upstreams">,
  caller: Member,
  { hasMedia, available }: Pick<SearchInput, "hasMedia" | "available">,
): Promise<readonly string[]> {
  const matters = hasMedia.length > 0 || available !== null;
  if (!matters || !isCasting(caller) || caller.organisationId === null) return [];
  const found = await upstreams.submittersOf(caller.organisationId, MAX_SUBMITTERS);
  return found.ok ? found.value : [];
}
