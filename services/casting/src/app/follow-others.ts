import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Deps } from "./ports.ts";

type Follow = Pick<Deps, "others" | "models" | "reads">;

/** Reads a project and the positions that casting knows of it anew. Throws when their owner does not answer. */
export async function followProject(deps: Follow, projectId: string): Promise<void> {
  await deps.models.saveProjects(need(await deps.others.projects([projectId])));
  const positionIds = await deps.reads.positionIdsOf(projectId);
  if (positionIds.length > 0) await deps.models.savePositions(need(await deps.others.positions(positionIds)));
}

/** Reads a position anew. */
export async function followPosition(deps: Follow, positionId: string): Promise<void> {
  await deps.models.savePositions(need(await deps.others.positions([positionId])));
}

/** Reads audition slots anew. */
export async function followSlots(deps: Follow, slotIds: readonly string[]): Promise<void> {
  if (slotIds.length > 0) await deps.models.saveSlots(need(await deps.others.slots(slotIds)));
}

/** Reads name and picture of a person anew, if casting keeps them. */
export async function followPerson(deps: Follow, userId: string): Promise<void> {
  if (!(await deps.reads.people([userId])).has(userId)) return;
  await deps.models.savePeople(need(await deps.others.people([userId])));
}

/** An event whose facts cannot be had now is tried again later. */
function need<T>(result: Result<T>): T {
  if (!result.ok) throw new FailureError(result.failure);
  return result.value;
}
