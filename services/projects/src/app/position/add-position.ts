import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { limitReached } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { checkEdit, lockForChange } from "#app/open-project.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import type { Sent } from "@callboard/kit/form/field.ts";
import { PRODUCERS } from "#domain/policy.ts";
import { BLANK_POSITION, type PositionDetails } from "#domain/position/fields.ts";
import { checkDueDate, readPosition } from "#domain/position/position-rules.ts";
import { newPosition } from "#domain/position/position.ts";
import { changed, type Project } from "#domain/project/project.ts";
import { POSITIONS_STEP } from "#domain/project/wizard-steps.ts";

export interface AddPosition {
  readonly projectId: string;
  readonly sent: Sent;
  readonly clientKey: string | null;
}

/**
 * Adds a position. It is in review, so talent does not see it yet. Repeating it with the same ClientKey and input
 * adds nothing. LIMIT at 200 positions.
 */
export const addPosition = forMembers<Deps, AddPosition, Project>(PRODUCERS, (deps, member, input) =>
  deps.transaction(async (unit) => {
    const project = await lockForChange(unit, member, input.projectId);
    if (!project.ok) return project;
    const call = { actor: member, operation: "saveProjectPosition", key: input.clientKey, body: input };
    const added = await unit.once(call, async () => {
      const { details, failures } = readPosition(BLANK_POSITION, input.sent);
      const editable = checkEdit(deps, project.value, [...failures, ...checkDueDate(details, deps.now())]);
      if (!editable.ok) return editable;
      const room = await checkRoom(unit, input.projectId);
      return room.ok ? insert(deps, unit, member, { project: project.value, details }) : room;
    });
    if (!added.ok) return added;
    const [current] = await unit.projects([input.projectId]);
    return ok(current ?? project.value);
  }),
);

async function checkRoom(unit: UnitOfWork, projectId: string): Promise<Result<void>> {
  const max = LIMITS.positionsPerProject;
  const positions = await unit.positionsOfProjects([projectId]);
  return positions.length < max ? ok() : fail(limitReached("POSITIONS_PER_PROJECT", max));
}

async function insert(
  deps: Deps,
  unit: UnitOfWork,
  member: Member,
  { project, details }: { readonly project: Project; readonly details: PositionDetails },
): Promise<Result<string>> {
  const origin = { id: deps.newId(), projectId: project.id, createdBy: member.userId };
  const position = newPosition(origin, details);
  await unit.insertPositions([position]);
  await unit.saveProject(changed(project, { lastCompletedStep: POSITIONS_STEP }));
  await unit.addEvents(member, [
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
