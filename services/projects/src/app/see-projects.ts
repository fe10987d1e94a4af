import { hasRole, requireMember, type Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import {
  MEMBERS,
  needsStanding,
  NO_STANDING,
  PERFORMERS,
  viewOf,
  type Standing,
  type View,
} from "#domain/policy.ts";
import type { Project } from "#domain/project/project.ts";
import { projectId } from "./open-project.ts";
import type { Deps } from "./ports.ts";

/** A project with the view that the caller has of it. */
export interface SeenProject {
  readonly project: Project;
  readonly view: View;
}

/** People whom an agent represents and whose standing is asked about. */
const MOST_REPRESENTED = 500;

/** How the caller and those the caller represents stand to projects; one call, none for people who never submit. */
export async function standingsOf(
  deps: Deps,
  actor: Actor,
  projectIds: readonly string[],
): Promise<Result<ReadonlyMap<string, Standing>>> {
  if (actor.kind !== "member" || !hasRole(actor, ...PERFORMERS) || projectIds.length === 0)
    return ok(new Map());
  const users = [actor.userId, ...actor.representedIds].slice(0, MOST_REPRESENTED);
  return deps.casting.standings(users, projectIds);
}

/** Those of the projects that the caller may open, in the same order. */
export async function seeProjects(
  deps: Deps,
  actor: Actor,
  projects: readonly Project[],
): Promise<Result<SeenProject[]>> {
  const unsure = projects.filter((project) => needsStanding(actor, project)).map((project) => project.id);
  const standings = await standingsOf(deps, actor, unsure);
  if (!standings.ok) return standings;
  return ok(
    projects.flatMap((project) => {
      const view = viewOf(actor, project, standings.value.get(project.id) ?? NO_STANDING);
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

/** One project by its key for a member; NOT_FOUND for what the caller may not open. */
export async function seeProject(
  deps: Deps,
  actor: Actor,
  key: { readonly value: string; readonly path: string },
): Promise<Result<SeenProject>> {
  const member = requireMember(actor, MEMBERS);
  if (!member.ok) return member;
  const id = projectId(key.value, key.path);
  return id.ok ? seeOne(deps, actor, id.value) : id;
}

export async function seeOne(deps: Deps, actor: Actor, id: string): Promise<Result<SeenProject>> {
  const seen = await seeProjectsById(deps, actor, [id]);
  if (!seen.ok) return seen;
  const [project] = seen.value;
  return project ? ok(project) : fail(notFound("project"));
}
