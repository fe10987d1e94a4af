import type { Member } from "@callboard/kit/actor.ts";
import { map } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { isCasting, MEMBERS } from "#domain/policy.ts";
import { ownAgents, shownTo, type MemberDeps } from "./found-members.ts";
import type { Deps, ListedTalent } from "./ports.ts";
import { scopeOf, type SearchInput } from "./search-criteria.ts";

type SearchDeps = Pick<Deps, "search" | "searchQuota"> & MemberDeps;

/**
 * Searches members by name and performers by profile. The query itself restricts who may be found and by what: a criterion on a field that
 * the caller may not read matches no one. LIMIT at 60 searches a minute.
 */
export const filterUsers = forMembers<SearchDeps, SearchInput, ListedTalent[]>(
  MEMBERS,
  async (deps, caller, { roster, ...query }) => {
    const quota = await deps.searchQuota(caller.userId);
    if (!quota.ok) return quota;
    const agentIds = await ownAgents(deps, caller);
    const submitterIds = await submittersFor(deps, caller, query);
    const found = await deps.search.find({
      ...query,
      scope: scopeOf(caller, { roster, agentIds, submitterIds }),
    });
    const shown = await shownTo(
      deps,
      caller,
      found.map(({ userId }) => userId),
    );
    return map(shown, (ids) => found.filter(({ userId }) => ids.has(userId)));
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
