import { unavailable } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Position, Project } from "#domain/position.ts";
import type { SlotFacts } from "#domain/slot.ts";
import type { Deps, Person } from "./ports.ts";

/**
 * The positions with these ids: from casting's own rows, and if rows are missing with one call to their owner, which
 * fills them, so late events never hide a position. Unknown ids are missing from the map.
 */
export function cachedPositions(
  deps: Deps,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, Position>>> {
  return readThrough(ids, {
    read: deps.reads.positions,
    fetch: deps.upstreams.batchGetPositions,
    save: deps.readModels.savePositions,
  });
}

/** Like `cachedPositions`, for projects. */
export function cachedProjects(
  deps: Deps,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, Project>>> {
  return readThrough(ids, {
    read: deps.reads.projects,
    fetch: deps.upstreams.batchGetProjects,
    save: deps.readModels.saveProjects,
  });
}

/** Like `cachedPositions`, for audition slots. */
export function cachedSlots(
  deps: Deps,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, SlotFacts>>> {
  return readThrough(ids, {
    read: deps.reads.slots,
    fetch: deps.upstreams.batchGetSlots,
    save: deps.readModels.saveSlots,
  });
}

/** Names and pictures; if identity does not respond, those that casting has, because a list works without them. */
export async function cachedPeople(deps: Deps, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const source = {
    read: deps.reads.people,
    fetch: deps.upstreams.batchGetPeople,
    save: deps.readModels.savePeople,
  };
  const people = await readThrough(ids, source);
  return people.ok ? people.value : new Map();
}

/** A position with its project. */
export interface PositionInProject {
  readonly position: Position;
  readonly project: Project;
}

/**
 * A position with its project: casting's own rows if their owner was read within the last minute and they suffice,
 * otherwise as their owner knows them now. So what was refused is never refused for facts that have changed since.
 */
export async function currentPosition(
  deps: Deps,
  positionId: string,
  suffices: (found: PositionInProject) => boolean,
): Promise<Result<PositionInProject | null>> {
  const recent = await deps.reads.recentPosition(positionId);
  return recent && suffices(recent) ? ok(recent) : freshPosition(deps, positionId);
}

/** A position with its project, as their owner knows them now; casting's own rows if the owner does not respond. */
export async function freshPosition(
  deps: Deps,
  positionId: string,
): Promise<Result<PositionInProject | null>> {
  const positions = await deps.upstreams.batchGetPositions([positionId]);
  if (positions.ok) await deps.readModels.savePositions(positions.value);
  const position = await newest(positions, () => cachedPositions(deps, [positionId]));
  if (!position.ok) return position;
  if (!position.value) return ok(null);
  const { projectId } = position.value;
  const projects = await deps.upstreams.batchGetProjects([projectId]);
  if (projects.ok) await deps.readModels.saveProjects(projects.value);
  const project = await newest(projects, () => cachedProjects(deps, [projectId]));
  if (!project.ok) return project;
  return ok(project.value ? { position: position.value, project: project.value } : null);
}

async function newest<T>(
  fetched: Result<readonly T[]>,
  fallback: () => Promise<Result<ReadonlyMap<string, T>>>,
): Promise<Result<T | null>> {
  if (fetched.ok) return ok(fetched.value[0] ?? null);
  if (fetched.failure.code !== "UNAVAILABLE") return fail(fetched.failure);
  const found = await fallback();
  const [row] = found.ok ? found.value.values() : [];
  return row ? ok(row) : fail(unavailable(fetched.failure.dependency ?? "projects"));
}

interface Source<T, Row extends T> {
  readonly read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  readonly fetch: (ids: readonly string[]) => Promise<Result<readonly T[]>>;
  readonly save: (rows: readonly T[]) => Promise<void>;
}

async function readThrough<T extends { readonly id: string }, Row extends T>(
  ids: readonly string[],
  source: Source<T, Row>,
): Promise<Result<ReadonlyMap<string, T>>> {
  const rows = await source.read(ids);
  const missing = ids.filter((id) => !rows.has(id));
  if (missing.length === 0) return ok(rows);
  const fetched = await source.fetch(missing);
  if (!fetched.ok) return rows.size > 0 && fetched.failure.code === "UNAVAILABLE" ? ok(rows) : fetched;
  await source.save(fetched.value);
  return ok(new Map<string, T>([...rows, ...fetched.value.map((row) => [row.id, row] as const)]));
}
