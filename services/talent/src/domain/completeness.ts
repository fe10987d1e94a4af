import { namesOf } from "@callboard/catalog/fields/profile.ts";
import { domainName } from "@callboard/kit/form/declared-fields.ts";
import type { Profile } from "./profile.ts";

/** Fields that casting expects from everyone. Ethnicity and unions are optional. */
const EXPECTED = namesOf((row) => row.isExpected === true);

/** Only talent of the United States works from a state. */
function expectedOf({ locationCountry }: Profile): typeof EXPECTED {
  const isAbroad = locationCountry !== null && locationCountry !== "US";
  return isAbroad ? EXPECTED.filter((name) => name !== "LocationState") : EXPECTED;
}

/** Wire names of the expected fields that are still empty. */
export function missingFields(profile: Profile): string[] {
  return expectedOf(profile).filter((name) => isEmpty(profile[domainName(name)]));
}

/** Percentage of the expected fields that are filled in, 0 to 100. */
export function completenessOf(profile: Profile): number {
  const expected = expectedOf(profile).length;
  return Math.round(((expected - missingFields(profile).length) / expected) * 100);
}

function isEmpty(value: string | boolean | readonly string[] | null): boolean {
  return value === null || (typeof value === "object" && value.length === 0);
}
