import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { parseKey } from "@callboard/kit/record-key.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { cleanText } from "#domain/changes.ts";
import { MEMBERS } from "#domain/policy.ts";
import type { Deps, ProjectQuery } from "#app/ports.ts";
import type { ProjectsPage } from "#app/project/project-lists.ts";
import { isKey, parseCriteria, scopeOf, type SearchInput } from "./search-criteria.ts";
import { seeProjectsById, type SeenProject } from "#app/see-projects.ts";

const SUGGEST_MOST = 100;

/** At most ten projects with words that begin as typed; nothing typed finds nothing. */
export async function suggestProjects(
  deps: Deps,
  actor: Actor,
  input: { readonly value: string },
): Promise<Result<SeenProject[]>> {
  const member = requireMember(actor, MEMBERS);
  if (!member.ok) return member;
  const text = cleanText(input.value);
  if (text !== null && text.length > SUGGEST_MOST)
    return fail(invalidField("value", "TOO_LONG", `value has at most ${SUGGEST_MOST} characters.`));
  const quota = await deps.searchQuota(member.value.userId);
  if (!quota.ok) return quota;
  if (text === null) return ok([]);
  const ids = await deps.search.suggest(text, scopeOf(member.value, false));
  return seeProjectsById(deps, actor, ids);
}

/** What is counted besides the page itself: each costs about as much as the page. */
export interface WantedCounts {
  readonly withTotal: boolean;
  readonly withFacets: boolean;
}

/**
 * Projects by words and filters. What the caller may find is part of the query itself, so that totals and facets
 * tell nothing of hidden projects. LIMIT at 60 searches a minute.
 */
export async function searchProjects(
  deps: Deps,
  actor: Actor,
  input: SearchInput,
  wanted: WantedCounts,
): Promise<Result<ProjectsPage>> {
  const member = requireMember(actor, MEMBERS);
  if (!member.ok) return member;
  const parsed = parseCriteria(member.value, input);
  if (!parsed.ok) return parsed;
  const query = await withCursor(deps, { ...parsed.value, ...wanted });
  if (!query.ok) return query;
  const quota = await deps.searchQuota(member.value.userId);
  if (!quota.ok) return quota;
  const hits = await deps.search.find(query.value);
  const projects = await seeProjectsById(deps, actor, hits.ids);
  if (!projects.ok) return projects;
  const { total, next, facets } = hits;
  return ok({ projects: projects.value, total, after: next, facets });
}

/** Turns the key of the last project seen into the cursor that stands for it. */
async function withCursor(deps: Deps, query: ProjectQuery): Promise<Result<ProjectQuery>> {
  if (query.after === null) return ok(query);
  if (!isKey(query.after)) {
    if (deps.search.isCursor(query.after)) return ok(query);
    return fail(invalidField("criteria.After", "CURSOR", "This cursor was not given out by us."));
  }
  const id = parseKey(KEY_PREFIXES.project, query.after, "criteria.After");
  if (!id.ok) return id;
  const [project] = await deps.reads.projects([id.value]);
  const positions = await deps.reads.positionsOfProjects([id.value]);
  const indexed = project ? { project, positions, companyName: null, point: null } : null;
  const after =
    indexed && (query.text === null || query.sort !== "Relevance")
      ? deps.search.cursorOf(indexed, query.sort)
      : null;
  if (after !== null) return ok({ ...query, after });
  return fail(
    invalidField("criteria.After", "CURSOR", "Pages by relevance need the cursor that came with the last."),
  );
}
