import type { FieldFailure } from "@callboard/kit/failure.ts";
import { readDetails, wireName, type Read, type Sent } from "#domain/field.ts";
import { PROJECT_FIELDS, STEP_FIELDS, type ProjectDetails } from "./fields.ts";
import { checkPeriod, checkStep, STEPS, type StepName } from "./wizard-steps.ts";

/** Whether the first step must be whole, which makes a project, or only what was sent is looked at. */
export type Extent = "new" | "changes";

/**
 * The project with what one form over all steps sent. What a project still lacks is no failure before it goes to the
 * admins, but for the first step of a new one; clearing a required field is.
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

/** The highest step up to which a project is whole, when a form over all steps has sent this; never lower than before. */
export function completedStep(before: number, details: ProjectDetails, sent: Sent): number {
  let completed = before;
  for (const [step, place] of Object.entries(STEPS) as [StepName, number][]) {
    if (place <= completed) continue;
    if (!isTouched(step, sent) || checkStep(step, details).length > 0) break;
    completed = place;
  }
  return completed;
}

/** True when one of the step's own fields was sent; skills are the first step's too. */
function isTouched(step: StepName, sent: Sent): boolean {
  const own = Object.keys(STEP_FIELDS[step]).filter(
    (name) => step === "projectInfo" || !(name in STEP_FIELDS.projectInfo),
  );
  return own.some((name) => sent[wireName(name)] !== undefined);
}
