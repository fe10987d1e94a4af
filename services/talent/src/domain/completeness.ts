import { wireName } from "./profile-fields.ts";
import type { Profile } from "./profile.ts";

/** Fields that casting expects from everyone. Ethnicity and unions are optional. */
const EXPECTED = [
  "heightRange",
  "eyeColor",
  "ageRange",
  "gender",
  "primaryLanguage",
  "currentHairColor",
  "travelPreference",
  "locationCity",
  "locationState",
  "skills",
] as const satisfies readonly (keyof Profile)[];

/** Wire names of the expected fields that are still empty. */
export function missingFields(profile: Profile): string[] {
  return EXPECTED.filter((field) => isEmpty(profile[field])).map(wireName);
}

/** Percentage of the expected fields that are filled in, 0 to 100. */
export function completenessOf(profile: Profile): number {
  return Math.round(((EXPECTED.length - missingFields(profile).length) / EXPECTED.length) * 100);
}

function isEmpty(value: string | readonly string[] | null): boolean {
  return value === null || value.length === 0;
}
