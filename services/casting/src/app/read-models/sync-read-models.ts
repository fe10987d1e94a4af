import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Deps } from "../ports.ts";
import type { ReadModels } from "./read-model-ports.ts";

/** The dependencies for reading a change of another service's record. */
export type SyncDeps = Pick<Deps, "upstreams" | "reads">;

/** Writes what was read to casting's rows; run it in its own transaction, after the read. */
export type SaveReadModels = (models: ReadModels) => Promise<void>;

const nothing: SaveReadModels = async () => undefined;

/**
 * Reads a project, its filming days and the positions that casting knows of it. Throws if projects does not respond.
 */
export async function readProject(deps: SyncDeps, projectId: string): Promise<SaveReadModels> {
  const projects = need(await deps.upstreams.batchGetProjects([projectId]));
  const ids = await deps.reads.positionIdsOf(projectId);
  const positions = ids.length > 0 ? need(await deps.upstreams.batchGetPositions(ids)) : [];
  const dates = need(await deps.upstreams.filmingDates(projectId));
  return async (models) => {
    await models.saveProjects(projects);
    await models.savePositions(positions);
    await models.saveFilmingDates(projectId, dates);
  };
}

/** Like `readProject`, for a project that was deleted: its positions exist again. */
export async function readRestoredProject(deps: SyncDeps, projectId: string): Promise<SaveReadModels> {
  const save = await readProject(deps, projectId);
  const ids = await deps.reads.positionIdsOf(projectId);
  const found = ids.length > 0 ? need(await deps.upstreams.batchGetPositions(ids)) : [];
  return async (models) => {
    await save(models);
    if (found.length > 0) await models.restorePositions(found.map(({ id }) => id));
  };
}

/** Reads the changes of a project's schedule. */
export async function readSchedule(
  deps: SyncDeps,
  { projectId, slotIds, filmingDateIds }: ScheduleChange,
): Promise<SaveReadModels> {
  const saveSlots = await readSlots(deps, slotIds);
  if (filmingDateIds.length === 0) return saveSlots;
  const dates = need(await deps.upstreams.filmingDates(projectId));
  return async (models) => {
    await saveSlots(models);
    await models.saveFilmingDates(projectId, dates);
  };
}

interface ScheduleChange {
  readonly projectId: string;
  readonly slotIds: readonly string[];
  readonly filmingDateIds: readonly string[];
}

/** Reads a position. */
export async function readPosition(deps: SyncDeps, positionId: string): Promise<SaveReadModels> {
  const positions = need(await deps.upstreams.batchGetPositions([positionId]));
  return (models) => models.savePositions(positions);
}

async function readSlots(deps: SyncDeps, slotIds: readonly string[]): Promise<SaveReadModels> {
  if (slotIds.length === 0) return nothing;
  const slots = need(await deps.upstreams.batchGetSlots(slotIds));
  return (models) => models.saveSlots(slots);
}

/** Reads the name and picture of a person, if casting stores them. */
export async function readPerson(deps: SyncDeps, userId: string): Promise<SaveReadModels> {
  if (!(await deps.reads.people([userId])).has(userId)) return nothing;
  const people = need(await deps.upstreams.batchGetPeople([userId]));
  return (models) => models.savePeople(people);
}

/** Whether an account that was closed or suspended is so still; the event may be an old one that is handled again. */
export async function isStillSuspended(deps: SyncDeps, userId: string): Promise<boolean> {
  const people = need(await deps.upstreams.batchGetPeople([userId]));
  return people.some(({ id, suspended }) => id === userId && suspended);
}

/** Reads the profile of a person who has a submission. */
export async function readProfile(deps: SyncDeps, userId: string): Promise<SaveReadModels> {
  if (!(await deps.reads.userCounts([userId])).get(userId)) return nothing;
  const profiles = need(await deps.upstreams.batchGetProfiles([userId]));
  return (models) => models.saveProfiles([...profiles.values()]);
}

/** Throws if the facts are unavailable, so that the event is retried later. */
function need<T>(result: Result<T>): T {
  if (!result.ok) throw new FailureError(result.failure);
  return result.value;
}
