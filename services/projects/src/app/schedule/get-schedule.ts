import type { Actor } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps } from "#app/ports.ts";
import { seeProject, seeProjectsById, relationsOf, type SeenProject } from "#app/see-projects.ts";
import { MEMBERS, NO_RELATION } from "#domain/policy.ts";
import type { AuditionSlot, FilmingDate } from "#domain/schedule/schedule.ts";

interface OfProject {
  readonly projectId: string;
}

export const getFilmingDates = forMembers<Deps, OfProject, readonly FilmingDate[]>(
  MEMBERS,
  async (deps, member, { projectId }) => {
    const seen = await seeProject(deps, member, projectId);
    return seen.ok ? ok(await deps.reads.filmingDates([projectId])) : seen;
  },
);

/** All slots, for the company and those who submitted; empty for others who may open the project. */
export const getAuditionTimes = forMembers<Deps, OfProject, readonly AuditionSlot[]>(
  MEMBERS,
  async (deps, member, { projectId }) => {
    const seen = await seeProject(deps, member, projectId);
    if (!seen.ok) return seen;
    const open = await openSchedules(deps, member, [seen.value]);
    if (!open.ok || open.value.length === 0) return open.ok ? ok([]) : open;
    return ok(await deps.reads.slotsOfProjects(open.value));
  },
);

/** Slots by id, for the graph's entities: those whose schedules the caller may read. */
export async function seeSlotsById(
  deps: Deps,
  actor: Actor,
  ids: readonly string[],
): Promise<Result<readonly AuditionSlot[]>> {
  const slots = await deps.reads.slots(ids);
  const projects = await seeProjectsById(deps, actor, [...new Set(slots.map((slot) => slot.projectId))]);
  if (!projects.ok) return projects;
  const open = await openSchedules(deps, actor, projects.value);
  return open.ok ? ok(slots.filter((slot) => open.value.includes(slot.projectId))) : open;
}

async function openSchedules(
  deps: Deps,
  actor: Actor,
  projects: readonly SeenProject[],
): Promise<Result<string[]>> {
  const others = projects.filter((seen) => seen.view === "viewer").map((seen) => seen.project.id);
  const relations = await relationsOf(deps, actor, others);
  if (!relations.ok) return relations;
  const isOpen = ({ view, project }: SeenProject): boolean =>
    view === "owner" || (view === "viewer" && (relations.value.get(project.id) ?? NO_RELATION).submitted);
  return ok(projects.filter(isOpen).map((seen) => seen.project.id));
}
