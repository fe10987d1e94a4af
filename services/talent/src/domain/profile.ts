import { blankOf } from "@callboard/kit/form/field.ts";
import { DEMOGRAPHIC_FIELDS, PROFILE_FIELDS, type Changes, type ProfileDetails } from "./profile-fields.ts";

/** A person's professional profile. */
export interface Profile extends ProfileDetails {
  readonly userId: string;
  /** Raised by one with every change; 0 before the first. */
  readonly version: number;
}

/** The profile of someone who has not filled in anything yet. */
export function blankProfile(userId: string): Profile {
  return { userId, version: 0, ...blankOf(PROFILE_FIELDS) };
}

/** The profile with the changes applied, and the names of the fields that differ. */
export function changeProfile(before: Profile, changes: Changes): { after: Profile; fields: string[] } {
  const after = { ...before, ...changes };
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

/** The person's languages, in the order given. */
export function languagesOf(profile: Profile): string[] {
  const { primaryLanguage, secondaryLanguage, thirdLanguage } = profile;
  return [primaryLanguage, secondaryLanguage, thirdLanguage].filter((language) => language !== null);
}
