import { hasRole, type Actor, type Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import type { Page } from "@callboard/kit/paging/page.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import {
  joinRelations,
  needsRelation,
  NO_RELATION,
  PERFORMERS,
  viewOf,
  type ViewerRelation,
  type View,
} from "#domain/policy.ts";
import type { Project } from "#domain/project/project.ts";
import type { ListedProject } from "./listed-project.ts";
import type { Deps } from "./ports.ts";

/** A project with the caller's view of it. */
export interface SeenProject {
  readonly project: Project;
  readonly view: View;
  /** Cursor of its position in the list. */
  readonly cursor?: string | null;
}

/** Maximum number of people per call to casting. */
const USERS_PER_CALL = 500;

/**
 * Standings of the caller and their clients to projects; casting is not called for account types that never submit.
 */
export async function relationsOf(
  deps: Deps,
  actor: Actor,
  projectIds: readonly string[],
): Promise<Result<ReadonlyMap<string, ViewerRelation>>> {
  const relations = new Map<string, ViewerRelation>();
  if (actor.kind !== "member" || !hasRole(actor, ...PERFORMERS) || projectIds.length === 0)
    return ok(relations);
  const users = [actor.userId, ...actor.representedIds];
  for (let from = 0; from < users.length; from += USERS_PER_CALL) {
    const some = users.slice(from, from + USERS_PER_CALL);
    const found = await deps.upstreams.casting.relations(some, projectIds);
    if (!found.ok) return found;
    for (const [id, relation] of found.value)
      relations.set(id, joinRelations(relations.get(id) ?? NO_RELATION, relation));
  }
  return ok(relations);
}

/** Those of the projects that the caller may open, in the same order. */
async function seeProjects(
  deps: Deps,
  actor: Actor,
  projects: readonly Project[],
): Promise<Result<SeenProject[]>> {
  const unsure = projects.filter((project) => needsRelation(actor, project)).map((project) => project.id);
  const relations = await relationsOf(deps, actor, unsure);
  if (!relations.ok) return relations;
  return ok(
    projects.flatMap((project) => {
      const view = viewOf(actor, project, relations.value.get(project.id) ?? NO_RELATION);
      return view === null ? [] : [{ project, view }];
    }),
  );
}

/** Reads projects by id in one statement; those that the caller may not open are left out. */
export async function seeProjectsById(
  deps: Deps,
  actor: Actor,
  ids: readonly string[],
): Promise<Result<SeenProject[]>> {
  const found = new Map((await deps.reads.projects(ids)).map((project) => [project.id, project]));
  const inOrder = ids.flatMap((id) => found.get(id) ?? []);
  return seeProjects(deps, actor, inOrder);
}

/** A page of a list with its cursors; projects that the caller may not open are left out. */
export async function seePage(
  deps: Deps,
  actor: Actor,
  page: Page<ListedProject>,
): Promise<Result<Page<SeenProject>>> {
  const cursors = new Map(page.items.map(({ id, cursor }) => [id, cursor]));
  const seen = await seeProjectsById(deps, actor, [...cursors.keys()]);
  return map(seen, (projects) => ({
    ...page,
    items: projects.map((one) => ({ ...one, cursor: cursors.get(one.project.id) ?? null })),
  }));
}

/** One project; NOT_FOUND if the caller may not open it. */
export async function seeProject(deps: Deps, actor: Actor, id: string): Promise<Result<SeenProject>> {
  const seen = await seeProjectsById(deps, actor, [id]);
  if (!seen.ok) return seen;
  const [project] = seen.value;
  return project ? ok(project) : fail(notFound("project"));
}

/** Maximum number of private projects per call to casting. */
const PROJECTS_PER_CALL = 500;

/** All private projects that the caller may open; `next` reads the ids after a given one, in order. */
export async function shownAmong(
  deps: Deps,
  member: Member,
  next: (after: string | null, limit: number) => Promise<readonly string[]>,
): Promise<Result<readonly string[]>> {
  const shown: string[] = [];
  if (!hasRole(member, ...PERFORMERS)) return ok(shown);
  for (let after: string | null = null; ;) {
    const candidates: readonly string[] = await next(after, PROJECTS_PER_CALL);
    const relations = await relationsOf(deps, member, candidates);
    if (!relations.ok) return relations;
    const hasWayIn = ({ submitted, invited }: ViewerRelation) => submitted || invited;
    shown.push(...candidates.filter((id) => hasWayIn(relations.value.get(id) ?? NO_RELATION)));
    after = candidates.at(-1) ?? null;
    if (candidates.length < PROJECTS_PER_CALL) return ok(shown);
  }
}
