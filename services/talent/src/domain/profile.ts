import { blankOf } from "@callboard/kit/form/field.ts";
import type { Credit, Training } from "./credits.ts";
import { agreedHeight } from "./height.ts";
import { DEMOGRAPHIC_FIELDS, PROFILE_FIELDS, type Changes, type ProfileDetails } from "./profile-fields.ts";

/** A person's professional profile. */
export interface Profile extends ProfileDetails {
  readonly userId: string;
  /** Raised by one with every change; 0 before the first. */
  readonly version: number;
  /** In the person's own order. */
  readonly credits: readonly Credit[];
  readonly training: readonly Training[];
}

/** The profile of someone who has not filled in anything yet. */
export function blankProfile(userId: string): Profile {
  return { userId, version: 0, credits: [], training: [], ...blankOf(PROFILE_FIELDS) };
}

/** The profile with the changes applied, and the names of the fields that differ. */
export function changeProfile(before: Profile, changes: Changes): { after: Profile; fields: string[] } {
  const changed = { ...before, ...changes };
  const isRangeChosen = changes.heightRange !== undefined && changes.heightCm === undefined;
  const after = { ...changed, ...agreedHeight(changed, isRangeChosen) };
  const fields = DEMOGRAPHIC_FIELDS.filter(
    (field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]),
  );
  return { after: fields.length > 0 ? { ...after, version: before.version + 1 } : before, fields };
}

/** The profile with a new list of skills; the same object if the list is unchanged. */
export function changeSkills(before: Profile, skills: readonly string[]): Profile {
  if (skills.join("|") === before.skills.join("|")) return before;
  return { ...before, skills, version: before.version + 1 };
}

/** All playing age ranges, the first one first. */
export function ageRangesOf({ ageRange, otherAgeRanges }: Profile): string[] {
  return [...new Set([ageRange, ...otherAgeRanges])].filter((range) => range !== null);
}

/** The person's languages of the catalog, in the order given. */
export function languagesOf(profile: Profile): string[] {
  const { primaryLanguage, secondaryLanguage, thirdLanguage } = profile;
  return [primaryLanguage, secondaryLanguage, thirdLanguage].filter((language) => language !== null);
}
