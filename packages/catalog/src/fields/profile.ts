import {
  AGE_RANGES,
  ETHNICITIES,
  EYE_COLORS,
  GENDERS,
  HAIR_COLORS,
  HEIGHT_RANGES,
  LANGUAGES,
} from "../appearance.ts";
import { COUNTRY_CODES } from "../countries.ts";
import { LIMITS } from "../limits.ts";
import { TRAVEL_PREFERENCES } from "../people.ts";
import { US_STATES } from "../places.ts";
import { SKILLS } from "../skills.ts";
import { UNIONS } from "../unions.ts";
import type { FieldRow, FormRow } from "./field-row.ts";

/** A field of a profile: besides what every row says, who reads it, searches by it and writes it by its name. */
export type ProfileRow<Help extends string = string, Words extends string = string> = FieldRow<
  Help,
  Words
> & {
  readonly kind: "line" | "paragraph" | "choice" | "list" | "flag" | "wholeNumber" | "names";
  readonly form: FormRow<Help, Words>;
  /** `card`: every member; `close`: the talent, the linked agent and admins; without it casting and those. */
  readonly readers?: "card" | "close";
  /** Casting looks at it: a profile without it, and without what says the same, is not complete. */
  readonly isExpected?: true;
  /** What the schema says of the criterion by which talent is searched; without one nobody searches by it. */
  readonly search?: string;
  /** updateUserString, or updateUserStringArray for a list, writes it by its name. */
  readonly isNamed?: true;
};

const looks = { group: "appearance" } as const;
const craft = { group: "craft" } as const;
const language = {
  kind: "choice",
  options: LANGUAGES,
  words: "languages",
  isNamed: true,
  form: { group: "languages" },
} as const;
const hair = {
  kind: "choice",
  options: HAIR_COLORS,
  words: "hairColors",
  isNamed: true,
  form: looks,
} as const;

const APPEARANCE = {
  AgeRange: {
    kind: "choice",
    options: AGE_RANGES,
    words: "ageRanges",
    description: "Playing age range of the catalog.",
    isExpected: true,
    search: "Playing ages; overlapping ranges match.",
    isNamed: true,
    form: looks,
    isFact: true,
  },
  OtherAgeRanges: {
    kind: "list",
    options: AGE_RANGES.slice(1),
    max: 4,
    words: "ageRanges",
    description:
      "Further playing age ranges, at most 4; searches, filters and a fit count them like AgeRange.",
    form: { ...looks, help: "OtherAgeRangesHelp" },
    isFact: true,
  },
  Gender: {
    kind: "choice",
    options: GENDERS,
    words: "genders",
    description: "Gender the talent plays.",
    isExpected: true,
    search: "Genders.",
    form: looks,
    isFact: true,
  },
  HeightRange: {
    kind: "choice",
    options: HEIGHT_RANGES,
    words: "heightRanges",
    description: "Height range of the catalog.",
    isExpected: true,
    search: "Height ranges.",
    isNamed: true,
    form: looks,
    isFact: true,
  },
  HeightCm: {
    kind: "wholeNumber",
    min: 50,
    max: 250,
    unit: "cm",
    description: "Exact height in centimeters, 50 to 250; it sets HeightRange.",
    form: { ...looks, help: "HeightCmHelp" },
    isFact: true,
  },
  WeightKg: {
    kind: "wholeNumber",
    min: 10,
    max: 350,
    unit: "kg",
    description: "Weight in kilograms, 10 to 350.",
    form: { ...looks, help: "WeightKgHelp" },
    isFact: true,
  },
  EyeColor: {
    kind: "choice",
    options: EYE_COLORS,
    words: "eyeColors",
    description: "Eye color of the catalog.",
    search: "Eye colors.",
    isNamed: true,
    form: looks,
    isFact: true,
  },
  CurrentHairColor: {
    ...hair,
    description: "Current hair color.",
    search: "Current hair colors.",
    isFact: true,
  },
  NaturalHairColor: {
    ...hair,
    description: "Natural hair color.",
    search: "Natural hair colors.",
    isShown: false,
  },
  Ethnicity: {
    kind: "choice",
    options: ETHNICITIES,
    words: "ethnicities",
    description: "Ethnicity.",
    readDescription: "Ethnicity, only with the talent's consent outside self.",
    search: "Ethnicities; matches only talent who published theirs.",
    isNamed: true,
    form: looks,
    isShown: false,
  },
  ShowEthnicity: {
    kind: "flag",
    description: "Whether casting may see the ethnicity.",
    readDescription: "Whether casting may see the ethnicity; self, agent and admin.",
    readers: "close",
    form: { ...looks, help: "ShowEthnicityHelp" },
    isShown: false,
  },
  PrimaryLanguage: {
    ...language,
    description: "First language.",
    isExpected: true,
    search: "First languages.",
  },
  SecondaryLanguage: { ...language, description: "Second language." },
  ThirdLanguage: { ...language, description: "Third language." },
  OtherLanguages: {
    kind: "names",
    max: LIMITS.otherLanguages,
    length: LIMITS.languageLength,
    description: "Languages besides those of the catalog, in the talent's own words; at most 12.",
    form: { group: "languages", help: "OtherLanguagesHelp", wide: true },
  },
} as const satisfies Readonly<Record<string, ProfileRow>>;

const OWN_OPERATION = {
  Skills: {
    kind: "list",
    options: SKILLS,
    max: LIMITS.skills,
    words: "skills",
    description: "Skills, as entries of the catalog.",
    readers: "card",
    isExpected: true,
    search: "Skills, all of which must match.",
    isNamed: true,
    form: { ...craft, wide: true },
    isFact: true,
  },
} as const satisfies Readonly<Record<string, ProfileRow>>;

const CRAFT = {
  Accents: {
    kind: "paragraph",
    max: LIMITS.overviewLength,
    description: "Accents and dialects in the talent's own words, at most 1,000 characters.",
    form: { ...craft, help: "AccentsHelp" },
    isFact: true,
  },
  Unions: {
    kind: "list",
    options: UNIONS,
    description: "Union memberships, at most 19.",
    readDescription: "Union memberships.",
    readers: "card",
    search: "Unions.",
    isNamed: true,
    form: { ...craft, wide: true },
    isFact: true,
  },
  TravelPreference: {
    kind: "choice",
    options: TRAVEL_PREFERENCES,
    words: "travelPreferences",
    description: "How far the talent travels.",
    readers: "card",
    search: "Travel preferences.",
    isNamed: true,
    form: craft,
    isFact: true,
  },
  LocationCity: {
    kind: "line",
    max: LIMITS.nameLength,
    description: "City the talent works from.",
    isExpected: true,
    form: { ...craft, autoComplete: "address-level2" },
  },
  LocationState: {
    kind: "choice",
    options: US_STATES,
    description: "State the talent works from, as a two-letter code.",
    search: "States they work from, as two-letter codes.",
    form: craft,
  },
  LocationCountry: {
    kind: "choice",
    options: COUNTRY_CODES,
    words: "countries",
    description:
      "Country the talent works from, as a two-letter code of ISO 3166-1; without one, the United States.",
    isExpected: true,
    search: "Countries they work from, as two-letter codes.",
    form: craft,
  },
} as const satisfies Readonly<Record<string, ProfileRow>>;

/** The fields that updateUserDemographics writes. */
export const DEMOGRAPHICS = { ...APPEARANCE, ...CRAFT } as const;

/**
 * The fields of a talent's professional profile, in the order of its page; `updateSkills` writes the skills. `npm run
 * generate` writes them into the schema and the queries of the client; see "Add a field to a profile" in
 * docs/contributing.md.
 */
export const PROFILE = { ...APPEARANCE, ...OWN_OPERATION, ...CRAFT } as const;

type Rows = typeof PROFILE;
/** The names of the fields whose rows have this. */
type NamesWith<Fact> = { [Name in keyof Rows]: Rows[Name] extends Fact ? Name : never }[keyof Rows];

/** The fields by which talent is searched; each is a choice or a list. */
export type SearchedField = NamesWith<{ readonly search: string }>;
export const SEARCHED_FIELDS = namesOf((row) => row.search !== undefined) as readonly SearchedField[];

/** The single fields that updateUserString writes by their names. */
export type NamedField = NamesWith<{ readonly kind: "choice"; readonly isNamed: true }>;
export const NAMED_FIELDS = namesOf(
  (row) => row.isNamed === true && row.kind === "choice",
) as readonly NamedField[];

/** The lists that updateUserStringArray writes by their names. */
export type NamedList = NamesWith<{ readonly kind: "list"; readonly isNamed: true }>;
export const NAMED_LISTS = namesOf(
  (row) => row.isNamed === true && row.kind === "list",
) as readonly NamedList[];

/** The names of the fields whose rows are meant, in the order of the table. */
export function namesOf(isMeant: (row: ProfileRow) => boolean): readonly (keyof Rows)[] {
  return (Object.keys(PROFILE) as (keyof Rows)[]).filter((name) => isMeant(PROFILE[name]));
}
