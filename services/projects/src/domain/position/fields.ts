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
import { day } from "@callboard/kit/fields.ts";
import { rule } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { address } from "#domain/address.ts";
import {
  blankOf,
  choice,
  flag,
  instant,
  line,
  list,
  money,
  paragraph,
  pickFields,
  required,
  reviewed,
  substantive,
  text,
  wholeNumber,
  type Details,
} from "#domain/field.ts";
import { UNION_NAMES } from "#domain/project/fields.ts";

const MAX_QUANTITY = 999;
const WEIGHT_LENGTH = 60;
const MAX_AGE = 120;
const short = paragraph(LIMITS.overviewLength);
const long = paragraph(LIMITS.descriptionLength);
const years = z
  .string()
  .trim()
  .refine(
    (age) => /^\d{1,3}$/.test(age) && Number(age) <= MAX_AGE,
    rule("RANGE", `must be an age from 0 to ${MAX_AGE}.`),
  );

/**
 * The fields of a position; each line defines its validation, wire form, type and column. See the recipe "Add a field
 * to a position" in docs/contributing.md for what else a field needs.
 */
export const POSITION_FIELDS = {
  positionName: required(line(LIMITS.nameLength)),
  positionType: required(choice(POSITION_TYPES, "Cast")),
  positionSubType: choice([...ROLE_TYPES, ...CREW_POSITIONS]),
  roleType: reviewed(choice(ROLE_TYPES)),
  union: choice(UNION_CHOICES),
  unionType: choice(UNION_NAMES),
  quantity: required(wholeNumber(1, MAX_QUANTITY)),
  description: required(long),
  rate: substantive(money),
  rateFrequency: substantive(choice(RATE_FREQUENCIES)),
  rate2: substantive(money),
  rate2Frequency: substantive(choice(RATE_FREQUENCIES)),
  additionalRateInfo: short,
  ageRequirement: substantive(reviewed(text(years))),
  ageRange: substantive(list(AGE_RANGES)),
  gender: list(GENDERS),
  heightRange: list(HEIGHT_RANGES.map((range) => range.value)),
  eyeColor: list(EYE_COLORS),
  hairColor: list(HAIR_COLORS),
  weight: line(WEIGHT_LENGTH),
  languages: list(LANGUAGES),
  ethnicity: reviewed(list(ETHNICITIES)),
  ethnicityRoleAppearance: reviewed(short),
  skills: list(SKILLS, LIMITS.skills),
  adultScenes: substantive(reviewed(flag)),
  adultSceneDescription: substantive(long),
  nudity: substantive(reviewed(flag)),
  nudityDescription: substantive(long),
  submissionsDueBy: required(instant),
  filmingInstructions: long,
  wardrobeInformation: long,
  bookingInformation: long,
  filmingType: substantive(choice(FILMING_TYPES)),
  filmingBeginDate: substantive(text(day)),
  filmingEndDate: substantive(text(day)),
  filmingAddress: substantive(address),
  auditionAddress: address,
} as const;

/** The fields of a position. Amounts are in integer cents. */
export type PositionDetails = Details<typeof POSITION_FIELDS>;

/** A position with blank fields. */
export const BLANK_POSITION: PositionDetails = blankOf(POSITION_FIELDS);

/** Picks the form fields out of the whole record. */
export function positionDetailsOf(position: PositionDetails): PositionDetails {
  return pickFields(POSITION_FIELDS, position);
}

/** Whether talent decides by one of these fields: pay, dates, place, nudity, age. */
export function isSubstantiveForPosition(fields: readonly (keyof PositionDetails)[]): boolean {
  return fields.some((field) => POSITION_FIELDS[field].substantive);
}

/** Whether a change of these fields sends an approved position back for review. */
export function needsReview(fields: readonly (keyof PositionDetails)[]): boolean {
  return fields.some((field) => POSITION_FIELDS[field].reviewed);
}
