import { invalid } from "@callboard/kit/failure.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { checkDueDate, checkPosition } from "#domain/position/position-rules.ts";
import type { PositionDetails } from "#domain/position/fields.ts";
import type { ProjectDetails } from "./fields.ts";
import { checkStep, STEPS, type StepName } from "./wizard-steps.ts";

/**
 * Whether a project can be submitted for review; VALIDATION with everything missing, step by step. Fields of
 * positions are named by the position's index in the project: `positionInfo.0.RoleType`.
 */
export function checkComplete(
  project: ProjectDetails,
  positions: readonly PositionDetails[],
  now: Date,
  /** Path of a step's fields, or of the positions, within the input. */
  pathOf: (part: StepName | "positionInfo") => string = (part) => part,
): Result<void> {
  const steps = Object.keys(STEPS) as StepName[];
  const failures = [
    ...steps.flatMap((step) => checkStep(step, project, pathOf(step))),
    ...checkPositions(positions, now, pathOf("positionInfo")),
  ];
  return failures.length > 0 ? fail(invalid(failures)) : ok();
}

function checkPositions(positions: readonly PositionDetails[], now: Date, path: string): FieldFailure[] {
  if (positions.length === 0) return [{ path, rule: "REQUIRED", message: "Add at least one role." }];
  return positions.flatMap((position, place) => [
    ...checkPosition(position, `${path}.${place}`),
    ...checkDueDate(position, now, `${path}.${place}`),
  ]);
}
