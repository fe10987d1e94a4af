import { unavailable } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Position, Project } from "#domain/position.ts";
import type { Slot } from "#domain/slot.ts";
import type { Deps, Person } from "./ports.ts";

/**
 * The positions with these ids: from casting's own rows, and where rows are missing in one call to their owner,
 * which fills them. Late events never hide a position. An id that nobody knows is not in the map.
 */
export function knownPositions(
  deps: Deps,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, Position>>> {
  return known(ids, {
    read: deps.reads.positions,
    ask: deps.others.positions,
    save: deps.models.savePositions,
  });
}

/** Like `knownPositions`, for projects. */
export function knownProjects(
  deps: Deps,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, Project>>> {
  return known(ids, { read: deps.reads.projects, ask: deps.others.projects, save: deps.models.saveProjects });
}

/** Like `knownPositions`, for audition slots. */
export function knownSlots(
  deps: Deps,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, Omit<Slot, "taken">>>> {
  return known(ids, { read: deps.reads.slots, ask: deps.others.slots, save: deps.models.saveSlots });
}

/** Names and pictures; where identity does not answer, those that casting knows: a list stands without them. */
export async function knownPeople(deps: Deps, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const source = { read: deps.reads.people, ask: deps.others.people, save: deps.models.savePeople };
  const people = await known(ids, source);
  return people.ok ? people.value : new Map();
}

/** A position with its project as their owner knows them now; casting's own rows where the owner does not answer. */
export async function freshPosition(
  deps: Deps,
  positionId: string,
): Promise<Result<{ position: Position; project: Project } | null>> {
  const positions = await deps.others.positions([positionId]);
  if (positions.ok) await deps.models.savePositions(positions.value);
  const position = await newest(positions, () => knownPositions(deps, [positionId]));
  if (!position.ok) return position;
  if (!position.value) return ok(null);
  const { projectId } = position.value;
  const projects = await deps.others.projects([projectId]);
  if (projects.ok) await deps.models.saveProjects(projects.value);
  const project = await newest(projects, () => knownProjects(deps, [projectId]));
  if (!project.ok) return project;
  return ok(project.value ? { position: position.value, project: project.value } : null);
}

async function newest<T>(
  asked: Result<readonly T[]>,
  fallback: () => Promise<Result<ReadonlyMap<string, T>>>,
): Promise<Result<T | null>> {
  if (asked.ok) return ok(asked.value[0] ?? null);
  if (asked.failure.code !== "UNAVAILABLE") return fail(asked.failure);
  const found = await fallback();
  const [row] = found.ok ? found.value.values() : [];
  return row ? ok(row) : fail(unavailable(asked.failure.dependency ?? "projects"));
}

interface Source<T, Row extends T> {
  readonly read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  readonly ask: (ids: readonly string[]) => Promise<Result<readonly T[]>>;
  readonly save: (rows: readonly T[]) => Promise<void>;
}

async function known<T extends { readonly id: string }, Row extends T>(
  ids: readonly string[],
  source: Source<T, Row>,
): Promise<Result<ReadonlyMap<string, T>>> {
  const rows = await source.read(ids);
  const missing = ids.filter((id) => !rows.has(id));
  if (missing.length === 0) return ok(rows);
  const asked = await source.ask(missing);
  if (!asked.ok) return rows.size > 0 && asked.failure.code === "UNAVAILABLE" ? ok(rows) : asked;
  await source.save(asked.value);
  return ok(new Map<string, T>([...rows, ...asked.value.map((row) => [row.id, row] as const)]));
}
