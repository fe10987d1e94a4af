import {
  AGE_RANGES,
  ETHNICITIES,
  EYE_COLORS,
  GENDERS,
  HAIR_COLORS,
  HEIGHT_RANGES,
  LANGUAGES,
} from "../appearance.ts";
import { LIMITS } from "../limits.ts";
import { CREW_POSITIONS, POSITION_TYPES, RATE_FREQUENCIES, ROLE_TYPES } from "../position-types.ts";
import { FILMING_TYPES } from "../project-types.ts";
import { SKILLS } from "../skills.ts";
import { UNIONS, UNION_CHOICES } from "../unions.ts";
import type { FieldRows } from "./field-row.ts";

const short = { kind: "paragraph", max: LIMITS.overviewLength } as const;
const long = { kind: "paragraph", max: LIMITS.descriptionLength } as const;
const frequency = { kind: "choice", options: RATE_FREQUENCIES, words: "rateFrequencies" } as const;
/** Looks are asked of a part, not of a crew job. */
const looks = { group: "who", notIf: { PositionType: "Crew" } } as const;
const what = { group: "what" } as const;
const pay = { group: "pay" } as const;
const paid = { ...pay, notIf: { RateFrequency: "Unpaid" } } as const;
const when = { group: "when" } as const;

/**
 * The fields of a position, in the order of their form. `npm run generate` writes them into the schema, the queries of the
 * client and the facts of the breakdown; validation, type and column of the service and the form are made from the rows.
 * See the recipe "Add a field to a position" in docs/contributing.md.
 */
export const POSITION = {
  PositionName: {
    kind: "line",
    max: LIMITS.nameLength,
    description: "Name of the part or job, 1 to 120 characters.",
    required: true,
    form: { group: "who", wide: true },
  },
  PositionType: {
    kind: "choice",
    options: POSITION_TYPES,
    blank: "Cast",
    words: "positionTypes",
    description: "Cast or Crew.",
    required: true,
    form: { group: "who", wide: true },
  },
  PositionSubType: {
    kind: "choice",
    options: [...ROLE_TYPES, ...CREW_POSITIONS],
    description: "Role type or crew position.",
    form: {
      group: "who",
      onlyIf: { PositionType: "Crew" },
      required: true,
      options: CREW_POSITIONS,
      words: "crewPositions",
    },
  },
  RoleType: {
    kind: "choice",
    options: ROLE_TYPES,
    words: "roleTypes",
    description: "Role type of the catalog.",
    reviewed: true,
    form: { ...looks, required: true },
  },
  Quantity: {
    kind: "wholeNumber",
    min: 1,
    max: 999,
    description: "Number of people wanted, 1 to 999.",
    required: true,
    form: { group: "who" },
  },
  AgeRange: {
    kind: "list",
    options: AGE_RANGES,
    words: "ageRanges",
    description: "Playing ages.",
    substantive: true,
    form: { ...looks, help: "ageHelp" },
    isFact: true,
  },
  AgeRequirement: {
    kind: "age",
    description: "Minimum age in years, as text.",
    substantive: true,
    reviewed: true,
    form: looks,
    isFact: true,
  },
  Gender: {
    kind: "list",
    options: GENDERS,
    words: "genders",
    description: "Genders.",
    form: looks,
    isFact: true,
  },
  HeightRange: {
    kind: "list",
    options: HEIGHT_RANGES,
    words: "heightRanges",
    description: "Height ranges.",
    form: looks,
    isFact: true,
  },
  EyeColor: {
    kind: "list",
    options: EYE_COLORS,
    words: "eyeColors",
    description: "Eye colors.",
    form: looks,
    isFact: true,
  },
  HairColor: {
    kind: "list",
    options: HAIR_COLORS,
    words: "hairColors",
    description: "Hair colors.",
    form: looks,
    isFact: true,
  },
  Weight: { kind: "line", max: 60, description: "Weight, as text.", form: looks, isFact: true },
  Ethnicity: {
    kind: "list",
    options: ETHNICITIES,
    words: "ethnicities",
    description: "Appearance of the role.",
    reviewed: true,
    form: { ...looks, help: "appearanceHelp" },
    isFact: true,
  },
  EthnicityRoleAppearance: {
    ...short,
    description: "Appearance of the role in words.",
    reviewed: true,
    form: looks,
    isFact: true,
  },
  Languages: {
    kind: "list",
    options: LANGUAGES,
    words: "languages",
    description: "Languages spoken.",
    form: { group: "who" },
    isFact: true,
  },
  Skills: {
    kind: "list",
    options: SKILLS,
    max: LIMITS.skills,
    words: "skills",
    description: "Skills of the catalog.",
    form: { group: "who" },
    isFact: true,
  },
  Description: {
    ...long,
    description: "The breakdown of the part, 1 to 5,000 characters.",
    required: true,
    form: { ...what, lines: 5, help: "positionHelp" },
  },
  AdultScenes: {
    kind: "flag",
    description: "Whether there are adult scenes.",
    substantive: true,
    reviewed: true,
    form: what,
  },
  AdultSceneDescription: {
    ...long,
    description: "Required with adult scenes.",
    substantive: true,
    form: { ...what, onlyIf: { AdultScenes: true }, required: true, help: "exactHelp" },
  },
  Nudity: {
    kind: "flag",
    description: "Whether there is nudity.",
    substantive: true,
    reviewed: true,
    form: what,
  },
  NudityDescription: {
    ...long,
    description: "Required with nudity.",
    substantive: true,
    form: { ...what, onlyIf: { Nudity: true }, required: true, help: "exactHelp" },
  },
  WorkingConditions: {
    ...long,
    description: "Stunts, water, heights, smoke, animals, weapons and the like, at most 5,000 characters.",
    substantive: true,
    form: { ...what, help: "conditionsHelp" },
    isFact: true,
  },
  WardrobeInformation: { ...long, description: "Wardrobe information.", form: what, isFact: true },
  FilmingInstructions: { ...long, description: "Instructions for the shoot.", form: what, isFact: true },
  BookingInformation: {
    ...long,
    description: "Information for booked people.",
    form: { ...what, help: "bookedOnly" },
    isFact: true,
  },
  RateFrequency: { ...frequency, description: "Unit of the rate.", substantive: true, form: pay },
  Rate: { kind: "money", description: "Pay for the work.", substantive: true, form: paid },
  Rate2Frequency: {
    ...frequency,
    description: "Unit of the second rate.",
    substantive: true,
    // A second rate is for additional work, so it cannot be unpaid.
    form: { ...paid, options: RATE_FREQUENCIES.filter((rate) => rate !== "Unpaid") },
  },
  Rate2: {
    kind: "money",
    description: "Pay for the use, overtime or week.",
    substantive: true,
    form: paid,
  },
  Union: {
    kind: "choice",
    options: UNION_CHOICES,
    words: "unionChoices",
    description: "Union, Non-Union or Both.",
    form: pay,
  },
  UnionType: { kind: "choice", options: UNIONS, description: "Union of the catalog.", form: pay },
  AdditionalRateInfo: { ...short, description: "Additional information about pay.", form: pay },
  SubmissionsDueBy: {
    kind: "instant",
    description: "Deadline for submissions.",
    required: true,
    form: { ...when, help: "dueHelp" },
  },
  FilmingType: {
    kind: "choice",
    options: FILMING_TYPES,
    words: "filmingTypes",
    description: "Filming type of the catalog.",
    substantive: true,
    form: when,
  },
  FilmingBeginDate: {
    kind: "day",
    description: "First day of work.",
    substantive: true,
    isCopied: false,
    form: when,
  },
  FilmingEndDate: {
    kind: "day",
    description: "Last day of work.",
    substantive: true,
    isCopied: false,
    form: when,
  },
  FilmingAddress: {
    kind: "address",
    description: "Place of work.",
    readDescription: "Place of work; the full address for company, admin and booked talent.",
    substantive: true,
    isCopied: false,
  },
  AuditionAddress: {
    kind: "address",
    description: "Place of auditions.",
    readDescription: "Place of auditions; the full address for company, admin and confirmed people.",
    isCopied: false,
  },
} as const satisfies FieldRows;
