import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { limitReached } from "@callboard/kit/failure.ts";
import { newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { merge, type Changes } from "#domain/changes.ts";
import { checkDueDate, checkPosition } from "#domain/position/position-fields.ts";
import { BLANK_POSITION, newPosition, type PositionDetails } from "#domain/position/position.ts";
import { changed, type Project } from "#domain/project/project.ts";
import { POSITIONS_STEP } from "#domain/project/wizard-steps.ts";
import { checkEdit, lockForChange, producerAndProject } from "#app/open-project.ts";
import type { Deps, Unit } from "#app/ports.ts";

export interface AddPosition {
  readonly projectKey: string;
  readonly changes: Changes<PositionDetails>;
  readonly clientKey: string | null;
}

/**
 * Adds a position; it waits for an admin, so talents do not see it yet. The same ClientKey and input again adds
 * nothing. LIMIT at 200 positions.
 */
export function addPosition(deps: Deps, actor: Actor, input: AddPosition): Promise<Result<Project>> {
  const known = producerAndProject(actor, { value: input.projectKey, path: "positionInfo.PK" });
  if (!known.ok) return Promise.resolve(known);
  const { id, member } = known.value;
  return deps.transaction(async (unit) => {
    const project = await lockForChange(unit, actor, id);
    if (!project.ok) return project;
    const details = merge(BLANK_POSITION, input.changes, BLANK_POSITION);
    const call = { actor, operation: "saveProjectPosition", key: input.clientKey, body: input };
    const added = await unit.once(call, async () => {
      const failures = [...checkPosition(details), ...checkDueDate(details, deps.clock())];
      const editable = checkEdit(deps, project.value, failures);
      if (!editable.ok) return editable;
      const room = await checkRoom(unit, id);
      if (!room.ok) return room;
      return insert(unit, actor, { project: project.value, details, createdBy: member.userId });
    });
    if (!added.ok) return added;
    const [current] = await unit.projects([id]);
    return ok(current ?? project.value);
  });
}

async function checkRoom(unit: Unit, projectId: string): Promise<Result<void>> {
  const most = LIMITS.positionsPerProject;
  const positions = await unit.positionsOfProjects([projectId]);
  return positions.length < most ? ok() : fail(limitReached("POSITIONS_PER_PROJECT", most));
}

async function insert(
  unit: Unit,
  actor: Actor,
  add: { readonly project: Project; readonly details: PositionDetails; readonly createdBy: string },
): Promise<Result<string>> {
  const { project, details, createdBy } = add;
  const position = newPosition({ id: newId(), projectId: project.id, createdBy }, details);
  await unit.insertPosition(position);
  await unit.saveProject(changed(project, { lastCompletedStep: POSITIONS_STEP }));
  await unit.addEvents(actor, [
    {
      kind: "PositionAdded",
      projectId: project.id,
      positionId: position.id,
      companyId: project.companyId,
      version: position.version,
    },
  ]);
  return ok(position.id);
}
