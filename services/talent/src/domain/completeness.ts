import { namesOf } from "@callboard/catalog/fields/profile.ts";
import { domainName } from "@callboard/kit/form/declared-fields.ts";
import type { Profile } from "./profile.ts";

/** What a person shows besides the profile. */
export interface Shown {
  /** Null while it is not known, which is not held against the person. */
  readonly hasHeadshot: boolean | null;
  readonly postTypes: readonly string[];
}

const REELS: readonly string[] = ["Demo Reel", "Voice Reel"];

/** The declared fields at which casting looks; hair, travel, unions, a state and an agent are said only where they apply. */
const EXPECTED = namesOf((row) => row.isExpected === true);

/** What says the same as an expected field: only the United States have states, and only six languages are in the catalog. */
const SAYS_THE_SAME: Readonly<Partial<Record<(typeof EXPECTED)[number], readonly (keyof Profile)[]>>> = {
  AgeRange: ["otherAgeRanges"],
  HeightRange: ["heightCm"],
  PrimaryLanguage: ["secondaryLanguage", "thirdLanguage", "otherLanguages"],
  LocationCountry: ["locationState"],
};

/** How many things a complete profile has: headshot, reel, credits or training, and the expected fields. */
const ALL = EXPECTED.length + 3;

/** Names of what is still missing, first what casting looks at first: ProfileImage, DemoReel, Credits, then fields. */
export function missingFields(profile: Profile, { hasHeadshot, postTypes }: Shown): string[] {
  const fields = EXPECTED.filter((name) => {
    const same = SAYS_THE_SAME[name] ?? [];
    return [domainName(name), ...same].every((field) => isEmpty(profile[field]));
  });
  return [
    ...(hasHeadshot === false && !postTypes.includes("Headshot") ? ["ProfileImage"] : []),
    ...(postTypes.some((type) => REELS.includes(type)) ? [] : ["DemoReel"]),
    ...(profile.credits.length > 0 || profile.training.length > 0 ? [] : ["Credits"]),
    ...fields,
  ];
}

/** Percentage of what casting looks at that is there, 0 to 100. */
export function completenessOf(profile: Profile, shown: Shown): number {
  return Math.round(((ALL - missingFields(profile, shown).length) / ALL) * 100);
}

function isEmpty(value: Profile[keyof Profile]): boolean {
  return value === null || (typeof value === "object" && value.length === 0);
}
