import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Deps, ReadModels } from "./ports.ts";

/** Where a change of another service's record is read. */
export type SyncDeps = Pick<Deps, "upstreams" | "reads">;

/** Writes what was read into casting's rows; run it in a transaction of its own, after the read. */
export type SaveReadModels = (models: ReadModels) => Promise<void>;

const nothing: SaveReadModels = async () => undefined;

/** Reads a project and the positions that casting knows of it. Throws when their owner does not answer. */
export async function readProject(deps: SyncDeps, projectId: string): Promise<SaveReadModels> {
  const projects = need(await deps.upstreams.batchGetProjects([projectId]));
  const ids = await deps.reads.positionIdsOf(projectId);
  const positions = ids.length > 0 ? need(await deps.upstreams.batchGetPositions(ids)) : [];
  return async (models) => {
    await models.saveProjects(projects);
    await models.savePositions(positions);
  };
}

/** Reads a position. */
export async function readPosition(deps: SyncDeps, positionId: string): Promise<SaveReadModels> {
  const positions = need(await deps.upstreams.batchGetPositions([positionId]));
  return (models) => models.savePositions(positions);
}

/** Reads audition slots. */
export async function readSlots(deps: SyncDeps, slotIds: readonly string[]): Promise<SaveReadModels> {
  if (slotIds.length === 0) return nothing;
  const slots = need(await deps.upstreams.batchGetSlots(slotIds));
  return (models) => models.saveSlots(slots);
}

/** Reads name and picture of a person, if casting keeps them. */
export async function readPerson(deps: SyncDeps, userId: string): Promise<SaveReadModels> {
  if (!(await deps.reads.people([userId])).has(userId)) return nothing;
  const people = need(await deps.upstreams.batchGetPeople([userId]));
  return (models) => models.savePeople(people);
}

/** An event whose facts cannot be had now is tried again later. */
function need<T>(result: Result<T>): T {
  if (!result.ok) throw new FailureError(result.failure);
  return result.value;
}
