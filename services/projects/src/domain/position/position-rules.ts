import { AGE_RULES } from "@callboard/catalog/rules/ages.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import { missingFields, readDetails, wireName, type Read, type Sent } from "@callboard/kit/form/field.ts";
import { checkPeriod } from "#domain/project/wizard-steps.ts";
import { firstYear } from "./age-ranges.ts";
import { POSITION_FIELDS, type PositionDetails } from "./fields.ts";

const ADULT_AGE = AGE_RULES.scenes.years;
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

/** Scenes need a description and a stated minimum age of adults; a child's ages cannot have them at all. */
function checkScenes(details: PositionDetails, path: string): FieldFailure[] {
  const failures = SCENES.filter((scene) => details[scene.flag] && details[scene.description] === null).map(
    ({ description }): FieldFailure => ({
      path: `${path}.${wireName(description)}`,
      rule: "REQUIRED",
      message: `${wireName(description)} must describe exactly what the performer is asked to do.`,
    }),
  );
  if (!isAdultsOnly(details)) return failures;
  if (!statesAdults(details)) failures.push(minorRole(path, "AgeRequirement"));
  if (details.ageRange.includes("Under 12")) failures.push(minorRole(path, "AgeRange"));
  return failures;
}

function minorRole(path: string, field: string): FieldFailure {
  const message = `A role with nudity or adult scenes needs an AgeRequirement of ${ADULT_AGE} or more and no children's ages.`;
  return { path: `${path}.${field}`, rule: "MINOR_ROLE", message };
}

/** Whether the performer must be of age: the role has nudity or adult scenes. */
export function isAdultsOnly(details: Pick<PositionDetails, "nudity" | "adultScenes">): boolean {
  return SCENES.some(({ flag }) => details[flag]);
}

function statesAdults({ ageRequirement }: Pick<PositionDetails, "ageRequirement">): boolean {
  return ageRequirement !== null && Number(ageRequirement) >= ADULT_AGE;
}

/** Whether the breakdown speaks of minors: a minimum age below adulthood, or without one ages that begin below it. */
export function isForMinors(details: Pick<PositionDetails, "ageRange" | "ageRequirement">): boolean {
  if (details.ageRange.includes("Under 12")) return true;
  if (details.ageRequirement !== null) return !statesAdults(details);
  return details.ageRange.some((range) => firstYear(range) < ADULT_AGE);
}
