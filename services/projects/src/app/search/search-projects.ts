import { optionalLine } from "@callboard/kit/fields.ts";
import type { Page } from "@callboard/kit/paging/page.ts";
import { map, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import type { Deps } from "#app/ports.ts";
import type { ProjectFacets } from "#app/search/search-ports.ts";
import { seePage, seeProjectsById, type SeenProject } from "#app/see-projects.ts";
import { MEMBERS } from "#domain/policy.ts";
import { scopeOf, TEXT_LENGTH, type Criteria } from "./search-criteria.ts";

/** Ten projects at most that match the typed prefixes; an empty text finds nothing. */
export const suggestProjects = forMembers<Deps, { readonly value: string }, SeenProject[]>(
  MEMBERS,
  async (deps, member, input) => {
    const text = validate(optionalLine(TEXT_LENGTH), input.value, "value");
    if (!text.ok) return text;
    const quota = await deps.searchQuota(member.userId);
    if (!quota.ok) return quota;
    if (text.value === null) return ok([]);
    const ids = await deps.search.suggest(text.value, scopeOf(member, false));
    return seeProjectsById(deps, member, ids);
  },
);

export interface FoundProjects extends Page<SeenProject> {
  readonly facets: ProjectFacets;
}

export interface SearchProjects {
  readonly criteria: Criteria;
  /** Whether the caller selects the counts by value; they cost about as much as the page. */
  readonly withFacets: boolean;
}

/**
 * Searches projects by text and filters. The query itself restricts what the caller may find, so that totals and
 * facets reveal nothing about hidden projects. LIMIT at 60 searches a minute.
 */
export const searchProjects = forMembers<Deps, SearchProjects, FoundProjects>(
  MEMBERS,
  async (deps, member, { criteria: { mine, ...criteria }, withFacets }) => {
    const quota = await deps.searchQuota(member.userId);
    if (!quota.ok) return quota;
    const { facets, ...page } = await deps.search.find({
      ...criteria,
      scope: scopeOf(member, mine),
      withFacets,
    });
    return map(await seePage(deps, member, page), (seen) => ({ ...seen, facets }));
  },
);
