import type { Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps } from "#app/ports.ts";
import { seeProject, seeProjectsById, type SeenProject } from "#app/see-projects.ts";
import { isPositionShown, MEMBERS } from "#domain/policy.ts";
import type { Position } from "#domain/position/position.ts";

/** A position with its project and the caller's view of both. */
export interface SeenPosition {
  readonly position: Position;
  readonly seen: SeenProject;
}

/** The positions of a project that the caller may see. */
export function shownPositions(seen: SeenProject, positions: readonly Position[]): SeenPosition[] {
  return positions
    .filter((position) => isPositionShown(seen.view, position))
    .map((position) => ({ position, seen }));
}

export const getPositions = forMembers<Deps, { readonly projectId: string }, SeenPosition[]>(
  MEMBERS,
  async (deps, member, { projectId }) => {
    const seen = await seeProject(deps, member, projectId);
    if (!seen.ok) return seen;
    return ok(shownPositions(seen.value, await deps.reads.positionsOfProjects([projectId])));
  },
);

export interface PositionKeys {
  readonly projectId: string;
  readonly positionId: string;
}

export const getPosition = forMembers<Deps, PositionKeys, SeenPosition>(
  MEMBERS,
  async (deps, member, { projectId, positionId }) => {
    const seen = await seeProject(deps, member, projectId);
    if (!seen.ok) return seen;
    const found = await deps.reads.positions([positionId]);
    const [shown] = shownPositions(
      seen.value,
      found.filter((position) => position.projectId === projectId),
    );
    return shown ? ok(shown) : fail(notFound("position"));
  },
);

/**
 * Positions by id, for the graph's entities, in two statements for any number; those the caller may not see are left
 * out.
 */
export async function seePositionsById(
  deps: Deps,
  actor: Actor,
  ids: readonly string[],
): Promise<Result<SeenPosition[]>> {
  const positions = await deps.reads.positions(ids);
  const projects = await seeProjectsById(deps, actor, [
    ...new Set(positions.map((position) => position.projectId)),
  ]);
  if (!projects.ok) return projects;
  const byId = new Map(projects.value.map((seen) => [seen.project.id, seen]));
  return ok(
    positions.flatMap((position) => {
      const seen = byId.get(position.projectId);
      return seen ? shownPositions(seen, [position]) : [];
    }),
  );
}
