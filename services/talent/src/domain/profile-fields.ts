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
import { invalid, invalidField, limitReached, type FieldFailure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Changes } from "./profile.ts";

/** The values of each field that is a choice, by its name in the domain. */
export const CATALOGUES = {
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
export type ChoiceField = keyof typeof CATALOGUES;

/** The name of a field on the wire. */
export function wireName(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}

/** Everything that is wrong with what a form sends. */
export function checkChanges(changes: Changes, path = "demographic"): FieldFailure[] {
  const given = Object.entries(changes).filter(
    ([, value]) => value !== null && value !== undefined && value !== "",
  );
  return given.flatMap(([field, value]) => checkValue(field, value, `${path}.${wireName(field)}`));
}

function checkValue(field: string, value: unknown, path: string): FieldFailure[] {
  if (field === "showEthnicity") return [];
  if (field === "locationCity") return checkCity(String(value), path);
  if (field === "ageRange" && value === AGE_RANGES[0]) return [guardianOnly(path)];
  const catalogue: readonly string[] = field in CATALOGUES ? CATALOGUES[field as ChoiceField] : [];
  const values = Array.isArray(value) ? value : [value];
  if (values.every((entry) => catalogue.includes(String(entry)))) return [];
  return [
    {
      path,
      rule: "CATALOG",
      message: `${wireName(field)} has a value that is not in the catalogue.`,
    },
  ];
}

/** Letters, marks, spaces and what stands between the words of a name. */
const CITY = /^[\p{L}\p{M}\p{N} .,'’()/-]+$/u;

function checkCity(city: string, path: string): FieldFailure[] {
  if (city.length > LIMITS.nameLength)
    return [{ path, rule: "TOO_LONG", message: `LocationCity has at most ${LIMITS.nameLength} characters.` }];
  return CITY.test(city)
    ? []
    : [{ path, rule: "CHARACTERS", message: "LocationCity is the name of a city." }];
}

/** Children have accounts that a guardian manages, and there are none yet. */
function guardianOnly(path: string): FieldFailure {
  return {
    path,
    rule: "GUARDIAN_ONLY",
    message: "A child under 12 needs an account that a guardian manages.",
  };
}

/** A list of skills: entries of the catalogue (VALIDATION), at most 60 (LIMIT). */
export function checkSkills(skills: readonly string[]): Result<void> {
  const known: readonly string[] = SKILLS;
  if (skills.some((skill) => !known.includes(skill)))
    return fail(invalidField("Skills", "CATALOG", "Skills has an entry that is not in the catalogue."));
  return new Set(skills).size > LIMITS.skills ? fail(limitReached("SKILLS", LIMITS.skills)) : ok();
}

/** Fields that identity's updateUserString hands on. */
export const SINGLE_FIELDS = [
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
] as const satisfies readonly ChoiceField[];

/** One field under its name on the wire as a change; an empty value clears. */
export function singleChange(name: string, value: string): Result<Changes> {
  const field = SINGLE_FIELDS.find((known) => wireName(known) === name);
  if (!field) return fail(invalidField("field", "UNKNOWN", "A profile has no such field."));
  const text = value.trim();
  const failures = text === "" ? [] : checkValue(field, text, "value");
  return failures.length > 0 ? fail(invalid(failures)) : ok({ [field]: text === "" ? null : text });
}
