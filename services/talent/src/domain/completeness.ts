import { wireName } from "./profile-fields.ts";
import type { Profile } from "./profile.ts";

/** What casting expects of everybody. Ethnicity and unions are optional. */
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

/** Names on the wire of the fields that are still empty. */
export function missingFields(profile: Profile): string[] {
  return EXPECTED.filter((field) => isEmpty(profile[field])).map(wireName);
}

/** How much of what is expected was said, 0 to 100. */
export function completenessOf(profile: Profile): number {
  return Math.round(((EXPECTED.length - missingFields(profile).length) / EXPECTED.length) * 100);
}

function isEmpty(value: string | readonly string[] | null): boolean {
  return value === null || value.length === 0;
}
