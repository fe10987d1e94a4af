/** A person's professional profile. Null for fields that are not filled in. */
export interface Profile {
  readonly userId: string;
  /** Raised by one with every change; 0 before the first. */
  readonly version: number;
  readonly heightRange: string | null;
  readonly eyeColor: string | null;
  readonly ageRange: string | null;
  readonly ethnicity: string | null;
  /** Whether others may see and search the ethnicity. */
  readonly showEthnicity: boolean;
  readonly gender: string | null;
  readonly primaryLanguage: string | null;
  readonly secondaryLanguage: string | null;
  readonly thirdLanguage: string | null;
  readonly naturalHairColor: string | null;
  readonly currentHairColor: string | null;
  readonly travelPreference: string | null;
  readonly locationCity: string | null;
  readonly locationState: string | null;
  readonly skills: readonly string[];
  readonly unions: readonly string[];
}

/** Fields that updateUserDemographics writes. */
export type Demographics = Omit<Profile, "userId" | "version" | "skills">;

/** The validated fields that were sent; null for one to be cleared. */
export type Changes = { readonly [Name in keyof Demographics]?: Demographics[Name] | null };

const BLANK: Demographics = {
  heightRange: null,
  eyeColor: null,
  ageRange: null,
  ethnicity: null,
  showEthnicity: false,
  gender: null,
  primaryLanguage: null,
  secondaryLanguage: null,
  thirdLanguage: null,
  naturalHairColor: null,
  currentHairColor: null,
  travelPreference: null,
  locationCity: null,
  locationState: null,
  unions: [],
};

const FIELDS = Object.keys(BLANK) as (keyof Demographics)[];

/** The profile of someone who has not filled in anything yet. */
export function blankProfile(userId: string): Profile {
  return { userId, version: 0, ...BLANK, skills: [] };
}

/** The profile with the changes applied, and the names of the fields that differ. */
export function changeProfile(before: Profile, changes: Changes): { after: Profile; fields: string[] } {
  const after = { ...before, ...mergedValues(before, changes) };
  const fields = FIELDS.filter((field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]));
  return { after: fields.length > 0 ? { ...after, version: before.version + 1 } : before, fields };
}

function mergedValues(before: Demographics, changes: Changes): Demographics {
  const merged = FIELDS.map((field) => {
    const value = changes[field];
    return [field, value === undefined ? before[field] : (value ?? BLANK[field])];
  });
  return Object.fromEntries(merged) as Demographics;
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
