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
import { TRAVEL_PREFERENCES } from "@callboard/catalog/people.ts";
import { US_STATES } from "@callboard/catalog/places.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { UNIONS } from "@callboard/catalog/unions.ts";
import { invalidField, limitReached } from "@callboard/kit/failure.ts";
import { entries, line } from "@callboard/kit/fields.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations, rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import type { Changes, Demographics } from "./profile.ts";

/** Allowed values of each choice field, by its domain name. */
export const CHOICES = {
  heightRange: HEIGHT_RANGES.map((range) => range.value),
  eyeColor: EYE_COLORS,
  ageRange: AGE_RANGES,
  ethnicity: ETHNICITIES,
  gender: GENDERS,
  primaryLanguage: LANGUAGES,
  secondaryLanguage: LANGUAGES,
  thirdLanguage: LANGUAGES,
  naturalHairColor: HAIR_COLORS,
  currentHairColor: HAIR_COLORS,
  travelPreference: TRAVEL_PREFERENCES,
  locationState: US_STATES.map((state) => state.value),
  unions: UNIONS.map((union) => union.value),
  skills: SKILLS,
} as const satisfies Record<string, readonly string[]>;
/** The wire name of a field. */
export function wireName(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}

const choice = (values: readonly string[]) => z.string().trim().pipe(z.enum(values));

/** Letters, marks, digits, spaces and the punctuation that occurs in names of cities. */
const CITY = /^[\p{L}\p{M}\p{N} .,'’()/-]+$/u;

/** Schema of each field; an empty text, an empty list and null clear it. */
const SCHEMAS: { readonly [Name in keyof Demographics]: z.ZodType<NonNullable<Demographics[Name]>> } = {
  heightRange: choice(CHOICES.heightRange),
  eyeColor: choice(CHOICES.eyeColor),
  // Children need accounts managed by a guardian, which are not supported.
  ageRange: choice(CHOICES.ageRange).refine(
    (range) => range !== AGE_RANGES[0],
    rule("GUARDIAN_ONLY", "isn't available yet for children aged 12 and under."),
  ),
  ethnicity: choice(CHOICES.ethnicity),
  showEthnicity: z.boolean(),
  gender: choice(CHOICES.gender),
  primaryLanguage: choice(CHOICES.primaryLanguage),
  secondaryLanguage: choice(CHOICES.secondaryLanguage),
  thirdLanguage: choice(CHOICES.thirdLanguage),
  naturalHairColor: choice(CHOICES.naturalHairColor),
  currentHairColor: choice(CHOICES.currentHairColor),
  travelPreference: choice(CHOICES.travelPreference),
  locationCity: line(LIMITS.nameLength).refine(
    (city) => CITY.test(city),
    rule("CHARACTERS", "must be the name of a city."),
  ),
  locationState: choice(CHOICES.locationState),
  unions: entries(CHOICES.unions),
};
const FIELDS = Object.keys(SCHEMAS) as (keyof Demographics)[];

/** Input of a form by wire name: an absent field keeps its value; null clears it. */
export type DemographicsInput = Readonly<Record<string, unknown>>;

/** Reads a form's input; reports all invalid fields at once. */
export function readChanges(input: DemographicsInput, path = "demographic"): Result<Changes> {
  const sent = FIELDS.filter((field) => input[wireName(field)] !== undefined);
  const read = sent.map((field): [string, Result<unknown>] => {
    const label = wireName(field);
    return [field, readField(field, input[label], `${path}.${label}`)];
  });
  return combineValidations(Object.fromEntries(read));
}

function readField(field: keyof Demographics, sent: unknown, path: string): Result<unknown> {
  if (sent === null || (typeof sent === "string" && sent.trim() === "")) return ok(null);
  return validate(SCHEMAS[field], sent, path);
}

const skillList = entries(SKILLS, Number.POSITIVE_INFINITY);

/** A list of skills: entries of the catalog (VALIDATION), at most 60 different ones (LIMIT). */
export function readSkills(sent: readonly string[]): Result<readonly string[]> {
  const skills = validate(skillList, sent, "Skills");
  if (!skills.ok) return skills;
  return skills.value.length > LIMITS.skills ? fail(limitReached("SKILLS", LIMITS.skills)) : skills;
}

const LISTS = {
  Skills: entries(SKILLS, LIMITS.skills),
  Unions: entries(CHOICES.unions, LIMITS.skills),
} as const;
/** Lists that identity's updateUserStringArray forwards. */
export type ListField = keyof typeof LISTS;

/** A list by its wire name: entries of its catalog, 60 at most; VALIDATION on `value`. */
export function readList(name: string, values: readonly string[]): Result<[ListField, readonly string[]]> {
  const field = (Object.keys(LISTS) as ListField[]).find((known) => known === name);
  if (!field) return fail(invalidField("field", "UNKNOWN", "Unknown profile list."));
  return map(validate(LISTS[field], values, "value"), (read) => [field, read]);
}

/** Fields that identity's updateUserString forwards. */
const SINGLE_FIELDS = [
  "heightRange",
  "eyeColor",
  "ageRange",
  "ethnicity",
  "primaryLanguage",
  "secondaryLanguage",
  "thirdLanguage",
  "naturalHairColor",
  "currentHairColor",
  "travelPreference",
] as const satisfies readonly (keyof Demographics)[];

/** One field by its wire name, as a change; an empty value clears it. */
export function readSingleChange(name: string, value: string): Result<Changes> {
  const field = SINGLE_FIELDS.find((known) => wireName(known) === name);
  if (!field) return fail(invalidField("field", "UNKNOWN", "Unknown profile field."));
  return map(readField(field, value, "value"), (read) => ({ [field]: read }));
}
