import {
  AGE_RANGES,
  ETHNICITIES,
  EYE_COLORS,
  GENDERS,
  HAIR_COLORS,
  HEIGHT_RANGES,
  LANGUAGES,
} from "@callboard/catalog/appearance.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import {
  CREW_POSITIONS,
  POSITION_TYPES,
  RATE_FREQUENCIES,
  ROLE_TYPES,
} from "@callboard/catalog/position-types.ts";
import { FILMING_TYPES } from "@callboard/catalog/project-types.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { UNION_CHOICES } from "@callboard/catalog/unions.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import { checkAddress } from "#domain/address.ts";
import {
  checkFields,
  day,
  listOf,
  money,
  oneOf,
  text,
  wholeNumber,
  wireName,
  type Check,
  type FieldRules,
} from "#domain/field-checks.ts";
import type { PositionDetails } from "./position.ts";
import { checkPeriod, UNION_NAMES } from "#domain/project/wizard-steps.ts";

const ADULT_AGE = 18;
const long = text(LIMITS.descriptionLength);
const short = text(LIMITS.nameLength);

function fromCatalogue(values: readonly string[]): { check: Check } {
  return { check: listOf(values, values.length) };
}

const ageText: Check = (value, label) =>
  typeof value === "string" && /^\d{1,3}$/.test(value) && Number(value) <= 120
    ? null
    : { rule: "RANGE", message: `${label} is a number of years from 0 to 120.` };

const RULES: FieldRules = {
  positionName: { required: true, check: short },
  positionType: { required: true, check: oneOf(POSITION_TYPES) },
  positionSubType: { check: oneOf([...ROLE_TYPES, ...CREW_POSITIONS]) },
  union: { check: oneOf(UNION_CHOICES) },
  unionType: { check: oneOf(UNION_NAMES) },
  quantity: { required: true, check: wholeNumber(1, 999) },
  description: { required: true, check: long },
  rate: { check: money },
  rateFrequency: { check: oneOf(RATE_FREQUENCIES) },
  rate2: { check: money },
  rate2Frequency: { check: oneOf(RATE_FREQUENCIES) },
  additionalRateInfo: { check: text(LIMITS.overviewLength) },
  ageRequirement: { check: ageText },
  ageRange: fromCatalogue(AGE_RANGES),
  gender: fromCatalogue(GENDERS),
  heightRange: fromCatalogue(HEIGHT_RANGES.map((range) => range.value)),
  eyeColor: fromCatalogue(EYE_COLORS),
  hairColor: fromCatalogue(HAIR_COLORS),
  weight: { check: text(60) },
  languages: fromCatalogue(LANGUAGES),
  ethnicity: fromCatalogue(ETHNICITIES),
  ethnicityRoleAppearance: { check: text(LIMITS.overviewLength) },
  skills: { check: listOf(SKILLS, LIMITS.skills) },
  adultSceneDescription: { check: long },
  nudityDescription: { check: long },
  filmingInstructions: { check: long },
  wardrobeInformation: { check: long },
  bookingInformation: { check: long },
  filmingType: { check: oneOf(FILMING_TYPES) },
  filmingBeginDate: { check: day },
  filmingEndDate: { check: day },
};

/** Everything that is wrong with a position, as it would be stored. Whether its due date is ahead is asked apart. */
export function checkPosition(details: PositionDetails, path = "positionInfo"): FieldFailure[] {
  const roleType = { required: details.positionType !== "Crew", check: oneOf(ROLE_TYPES) };
  return [
    ...checkFields(path, { ...details }, { ...RULES, roleType }),
    ...checkDueDateGiven(path, details),
    ...checkScenes(path, details),
    ...checkPeriod(path, details.filmingBeginDate, details.filmingEndDate),
    ...checkAddress(`${path}.FilmingAddress`, details.filmingAddress),
    ...checkAddress(`${path}.AuditionAddress`, details.auditionAddress),
  ];
}

function checkDueDateGiven(path: string, details: PositionDetails): FieldFailure[] {
  if (details.submissionsDueBy !== null) return [];
  return [{ path: `${path}.SubmissionsDueBy`, rule: "REQUIRED", message: "SubmissionsDueBy is required." }];
}

/** A due date that has gone by. */
export function checkDueDate(details: PositionDetails, now: Date, path = "positionInfo"): FieldFailure[] {
  if (details.submissionsDueBy === null || details.submissionsDueBy > now) return [];
  return [
    { path: `${path}.SubmissionsDueBy`, rule: "IN_THE_PAST", message: "SubmissionsDueBy must lie ahead." },
  ];
}

const SCENES = [
  { flag: "nudity", description: "nudityDescription" },
  { flag: "adultScenes", description: "adultSceneDescription" },
] as const;

/** Scenes that need a description, and that nobody under age may play. */
function checkScenes(path: string, details: PositionDetails): FieldFailure[] {
  const failures: FieldFailure[] = [];
  for (const { flag, description } of SCENES.filter((scene) => details[scene.flag])) {
    if (details[description] === null)
      failures.push({
        path: `${path}.${wireName(description)}`,
        rule: "REQUIRED",
        message: `${wireName(description)} says what is asked of the performer.`,
      });
    if (isForMinors(details))
      failures.push({
        path: `${path}.${wireName(flag)}`,
        rule: "MINOR_ROLE",
        message: `${wireName(flag)} is impossible for a role that somebody under ${ADULT_AGE} may play.`,
      });
  }
  return failures;
}

function isForMinors(details: PositionDetails): boolean {
  const least = details.ageRequirement;
  return details.ageRange.includes("Under 12") || (least !== null && Number(least) < ADULT_AGE);
}
