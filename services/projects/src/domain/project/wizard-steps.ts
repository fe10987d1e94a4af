import type { FieldFailure } from "@callboard/kit/failure.ts";
import { missingFields, readDetails, type Fields, type Read, type Sent } from "@callboard/kit/form/field.ts";
import { STEP_FIELDS, type ProjectDetails } from "./fields.ts";

/** Steps that write the project itself, by the name of their argument; positions are the fifth step. */
export const STEPS = {
  projectInfo: 1,
  contactInfo: 2,
  additionalInformation: 3,
  locationInformation: 4,
} as const;
export type StepName = keyof typeof STEPS;
export const POSITIONS_STEP = 5;

/** The project with a step's input applied, and all validation failures of that step in the result. */
export function readStep(
  step: StepName,
  current: ProjectDetails,
  sent: Sent,
  path: string = step,
): Read<ProjectDetails> {
  const fields: Fields = STEP_FIELDS[step];
  const { details: read, failures } = readDetails(fields, { ...current }, sent, path);
  const details = { ...current, ...read };
  return { details, failures: [...failures, ...checkPeriodOf(step, details, path)] };
}

/** Fields that a step still lacks. */
export function checkStep(step: StepName, details: ProjectDetails, path: string = step): FieldFailure[] {
  return [
    ...missingFields(STEP_FIELDS[step] as Fields, { ...details }, path),
    ...checkPeriodOf(step, details, path),
  ];
}

function checkPeriodOf(step: StepName, details: ProjectDetails, path: string): FieldFailure[] {
  return step === "locationInformation"
    ? checkPeriod(path, details.filmingBeginDate, details.filmingEndDate)
    : [];
}

/** Reports a period that ends before it begins. */
export function checkPeriod(path: string, begin: string | null, end: string | null): FieldFailure[] {
  if (begin === null || end === null || begin <= end) return [];
  const message = "The last day of filming must be on or after the first.";
  return [{ path: `${path}.FilmingEndDate`, rule: "ORDER", message }];
}
