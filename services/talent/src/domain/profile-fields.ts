import { AGE_RANGES } from "@callboard/catalog/appearance.ts";
import { valuesOf } from "@callboard/catalog/fields/field-row.ts";
import {
  DEMOGRAPHICS,
  NAMED_FIELDS,
  NAMED_LISTS,
  PROFILE,
  SEARCHED_FIELDS,
  type NamedList,
  type SearchedField,
} from "@callboard/catalog/fields/profile.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { invalidField, limitReached } from "@callboard/kit/failure.ts";
import { entries } from "@callboard/kit/fields.ts";
import { declaredFields, domainName } from "@callboard/kit/form/declared-fields.ts";
import { readField, wireName, type Details, type Sent } from "@callboard/kit/form/field.ts";
import { fail, map, type Result } from "@callboard/kit/result.ts";
import { combineValidations, rule, validate } from "@callboard/kit/validate.ts";

/** Letters, marks, digits, spaces and the punctuation that occurs in names of cities. */
const CITY = /^[\p{L}\p{M}\p{N} .,'’()/-]+$/u;

const declared = declaredFields(PROFILE);
const { ageRange, locationCity } = declared;

/** The fields of a profile, as the table of the catalog declares them, with the rules that only some have. */
export const PROFILE_FIELDS: typeof declared = {
  ...declared,
  ageRange: {
    ...ageRange,
    // Children need accounts managed by a guardian, which are not supported.
    schema: ageRange.schema.refine(
      (range) => range !== AGE_RANGES[0],
      rule("GUARDIAN_ONLY", "isn't available yet for children aged 12 and under."),
    ),
  },
  locationCity: {
    ...locationCity,
    schema: locationCity.schema.refine(
      (city) => city === null || CITY.test(city),
      rule("CHARACTERS", "must be the name of a city."),
    ),
  },
};

/** The values of the fields of a profile; null for a field that is not filled in. */
export type ProfileDetails = Details<typeof PROFILE_FIELDS>;
/** Fields that updateUserDemographics writes. */
export type Demographics = Omit<ProfileDetails, "skills">;
/** The validated fields that were sent; one that was cleared is blank. */
export type Changes = Partial<Demographics>;

export const DEMOGRAPHIC_FIELDS = Object.keys(DEMOGRAPHICS).map(domainName) as (keyof Demographics)[];

/** A field by which talent is searched, by its domain name. */
export type SearchedDetail = Uncapitalize<SearchedField>;
/** The fields by which talent is searched, by who reads them. */
export const SEARCHED = {
  card: SEARCHED_FIELDS.filter((name) => "readers" in PROFILE[name]).map(domainName),
  // Whoever published their ethnicity is found by it, which is a rule of its own.
  casting: SEARCHED_FIELDS.filter((name) => !("readers" in PROFILE[name]) && name !== "Ethnicity").map(
    domainName,
  ),
} as const;

/** Reads a form's input; reports all invalid fields at once. */
export function readChanges(input: Sent, path = "demographic"): Result<Changes> {
  const sent = DEMOGRAPHIC_FIELDS.filter((field) => input[wireName(field)] !== undefined);
  const read = sent.map((field): [string, Result<unknown>] => {
    const label = wireName(field);
    return [field, readField(PROFILE_FIELDS[field], input[label], `${path}.${label}`)];
  });
  return combineValidations(Object.fromEntries(read));
}

const skillList = entries(valuesOf(PROFILE.Skills.options), Number.POSITIVE_INFINITY);

/** A list of skills: entries of the catalog (VALIDATION), at most 60 different ones (LIMIT). */
export function readSkills(sent: readonly string[]): Result<readonly string[]> {
  const skills = validate(skillList, sent, "Skills");
  if (!skills.ok) return skills;
  return skills.value.length > LIMITS.skills ? fail(limitReached("SKILLS", LIMITS.skills)) : skills;
}

/** A list by its wire name: entries of its catalog, 60 at most; VALIDATION on `value`. */
export function readList(name: string, values: readonly string[]): Result<[NamedList, readonly string[]]> {
  const field = NAMED_LISTS.find((known) => known === name);
  if (!field) return fail(invalidField("field", "UNKNOWN", "Unknown profile list."));
  const schema = entries(valuesOf(PROFILE[field].options), LIMITS.skills);
  return map(validate(schema, values, "value"), (read) => [field, read]);
}

/** One field by its wire name, as a change; an empty value clears it. */
export function readSingleChange(name: string, value: string): Result<Changes> {
  const field = NAMED_FIELDS.find((known) => known === name);
  if (!field) return fail(invalidField("field", "UNKNOWN", "Unknown profile field."));
  const detail = domainName(field);
  return map(readField(PROFILE_FIELDS[detail], value, "value"), (read) => ({ [detail]: read }));
}
