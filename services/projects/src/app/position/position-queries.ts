import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { isPositionShown, MEMBERS } from "#domain/policy.ts";
import type { Position } from "#domain/position/position.ts";
import { allKeys, positionId, projectId } from "#app/open-project.ts";
import type { Deps } from "#app/ports.ts";
import { seeOne, seeProject, seeProjectsById, type SeenProject } from "#app/see-projects.ts";

/** A position with the project and the caller's view of both. */
export interface SeenPosition {
  readonly position: Position;
  readonly seen: SeenProject;
}

/** Those of a project's positions that the caller may see. */
export function shownPositions(seen: SeenProject, positions: readonly Position[]): SeenPosition[] {
  return positions
    .filter((position) => isPositionShown(seen.view, position))
    .map((position) => ({ position, seen }));
}

export async function getPositions(
  deps: Deps,
  actor: Actor,
  input: { readonly projectKey: string },
): Promise<Result<SeenPosition[]>> {
  const seen = await seeProject(deps, actor, { value: input.projectKey, path: "PK" });
  if (!seen.ok) return seen;
  const positions = await deps.reads.positionsOfProjects([seen.value.project.id]);
  return ok(shownPositions(seen.value, positions));
}

export async function getPosition(
  deps: Deps,
  actor: Actor,
  input: { readonly projectKey: string; readonly key: string },
): Promise<Result<SeenPosition>> {
  const member = requireMember(actor, MEMBERS);
  if (!member.ok) return member;
  const keys = allKeys([projectId(input.projectKey, "pK"), positionId(input.key, "sK")]);
  if (!keys.ok) return keys;
  const [inProject = "", id = ""] = keys.value;
  const seen = await seeOne(deps, actor, inProject);
  if (!seen.ok) return seen;
  const found = (await deps.reads.positions([id])).filter((position) => position.projectId === inProject);
  const [shown] = shownPositions(seen.value, found);
  return shown ? ok(shown) : fail(notFound("position"));
}

/** Positions by id, for the graph's entities: two statements for any number; what may not be seen is left out. */
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
