import { invalid } from "@callboard/kit/failure.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { checkDueDate, checkPosition } from "#domain/position/position-rules.ts";
import type { PositionDetails } from "#domain/position/fields.ts";
import type { ProjectDetails } from "./fields.ts";
import { checkStep, STEPS, type StepName } from "./wizard-steps.ts";

/** Whether a project can go to the admins; VALIDATION with what is missing in the first step that is not complete. */
export function checkComplete(
  project: ProjectDetails,
  positions: readonly PositionDetails[],
  now: Date,
): Result<void> {
  for (const step of Object.keys(STEPS) as StepName[]) {
    const failures = checkStep(step, project);
    if (failures.length > 0) return fail(invalid(failures));
  }
  const failures = checkPositions(positions, now);
  return failures.length > 0 ? fail(invalid(failures)) : ok();
}

function checkPositions(positions: readonly PositionDetails[], now: Date): FieldFailure[] {
  if (positions.length === 0)
    return [{ path: "positionInfo", rule: "REQUIRED", message: "Add at least one role." }];
  return positions.flatMap((position) => [...checkPosition(position), ...checkDueDate(position, now)]);
}
