import type { FieldFailure } from "@callboard/kit/failure.ts";
import { missingFields, readDetails, wireName, type Read, type Sent } from "#domain/field.ts";
import { checkPeriod } from "#domain/project/wizard-steps.ts";
import { POSITION_FIELDS, type PositionDetails } from "./fields.ts";

const ADULT_AGE = 18;
const PATH = "positionInfo";

/** The position with the input applied, and all validation failures of the result. */
export function readPosition(
  current: PositionDetails,
  sent: Sent,
  path: string = PATH,
): Read<PositionDetails> {
  const { details, failures } = readDetails(POSITION_FIELDS, current, sent, path);
  return { details, failures: [...failures, ...checkTogether(details, path)] };
}

/** Missing and inconsistent fields of a position. A due date in the past is checked separately. */
export function checkPosition(details: PositionDetails, path: string = PATH): FieldFailure[] {
  return [...missingFields(POSITION_FIELDS, details, path), ...checkTogether(details, path)];
}

/** Rules that involve several fields. */
function checkTogether(details: PositionDetails, path: string): FieldFailure[] {
  return [
    ...checkRoleType(details, path),
    ...checkScenes(details, path),
    ...checkPeriod(path, details.filmingBeginDate, details.filmingEndDate),
  ];
}

/** A crew job cannot have a role type. */
function checkRoleType({ positionType, roleType }: PositionDetails, path: string): FieldFailure[] {
  if (roleType !== null || positionType === "Crew") return [];
  return [{ path: `${path}.RoleType`, rule: "REQUIRED", message: "RoleType is required." }];
}

/** Reports a due date in the past. */
export function checkDueDate(details: PositionDetails, now: Date, path: string = PATH): FieldFailure[] {
  if (details.submissionsDueBy === null || details.submissionsDueBy > now) return [];
  return [
    { path: `${path}.SubmissionsDueBy`, rule: "IN_THE_PAST", message: "Choose a due date in the future." },
  ];
}

const SCENES = [
  { flag: "nudity", description: "nudityDescription" },
  { flag: "adultScenes", description: "adultSceneDescription" },
] as const;

/** Scenes need a description and cannot be played by minors. */
function checkScenes(details: PositionDetails, path: string): FieldFailure[] {
  const failures: FieldFailure[] = [];
  for (const { flag, description } of SCENES.filter((scene) => details[scene.flag])) {
    if (details[description] === null)
      failures.push({
        path: `${path}.${wireName(description)}`,
        rule: "REQUIRED",
        message: `${wireName(description)} must describe exactly what the performer is asked to do.`,
      });
    if (isForMinors(details))
      failures.push({
        path: `${path}.${wireName(flag)}`,
        rule: "MINOR_ROLE",
        message: `${wireName(flag)} isn't allowed for a role that someone under ${ADULT_AGE} could play.`,
      });
  }
  return failures;
}

/** Whether a minor could play it: by a child's age range or a minimum age below adulthood. */
export function isForMinors(details: Pick<PositionDetails, "ageRange" | "ageRequirement">): boolean {
  const min = details.ageRequirement;
  return details.ageRange.includes("Under 12") || (min !== null && Number(min) < ADULT_AGE);
}
