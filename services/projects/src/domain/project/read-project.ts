import type { FieldFailure } from "@callboard/kit/failure.ts";
import { readDetails, wireName, type Read, type Sent } from "@callboard/kit/form/field.ts";
import { PROJECT_FIELDS, STEP_FIELDS, type ProjectDetails } from "./fields.ts";
import { checkPeriod, checkStep, STEPS, type StepName } from "./wizard-steps.ts";

/** `new` requires a complete first step; `changes` validates only what was sent. */
export type Extent = "new" | "changes";

/**
 * The project with the input of a form with all steps applied. Missing fields are reported only at submission, except
 * for those of a new project's first step; clearing a required field is always reported.
 */
export function readProject(
  current: ProjectDetails,
  sent: Sent,
  { path, extent }: { readonly path: string; readonly extent: Extent },
): Read<ProjectDetails> {
  const first = new Set(Object.keys(STEP_FIELDS.projectInfo).map((name) => `${path}.${wireName(name)}`));
  const { details, failures } = readDetails(PROJECT_FIELDS, current, sent, path);
  const isMeant = ({ path: at, rule }: FieldFailure): boolean =>
    rule !== "REQUIRED" ||
    sent[at.slice(path.length + 1)] !== undefined ||
    (extent === "new" && first.has(at));
  const period = checkPeriod(path, details.filmingBeginDate, details.filmingEndDate);
  return { details, failures: [...failures.filter(isMeant), ...period] };
}

/**
 * The highest step up to which a project is complete after a form with all steps was sent; never lower than before.
 */
export function completedStep(before: number, details: ProjectDetails, sent: Sent): number {
  let completed = before;
  for (const [step, place] of Object.entries(STEPS) as [StepName, number][]) {
    if (place <= completed) continue;
    if (!isTouched(step, sent) || checkStep(step, details).length > 0) break;
    completed = place;
  }
  return completed;
}

/** Whether one of the step's own fields was sent; `skills` belongs to the first step. */
function isTouched(step: StepName, sent: Sent): boolean {
  const own = Object.keys(STEP_FIELDS[step]).filter(
    (name) => step === "projectInfo" || !(name in STEP_FIELDS.projectInfo),
  );
  return own.some((name) => sent[wireName(name)] !== undefined);
}
