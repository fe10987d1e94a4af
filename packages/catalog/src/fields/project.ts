import { LIMITS } from "../limits.ts";
import { MILITARY_STATES, US_STATES } from "../places.ts";
import { FILMING_TYPES, PROJECT_TYPES } from "../project-types.ts";
import { SKILLS } from "../skills.ts";
import { UNIONS, UNION_CHOICES } from "../unions.ts";
import type { FieldRows } from "./field-row.ts";

const short = { kind: "paragraph", max: LIMITS.overviewLength } as const;
const long = { kind: "paragraph", max: LIMITS.descriptionLength } as const;
const name = { kind: "line", max: LIMITS.nameLength } as const;
const about = { group: "about" } as const;
const union = { group: "union" } as const;
const inUnion = { ...union, onlyIf: { Union: ["Union", "Both"] } } as const;
const figures = { group: "figures" } as const;
const contact = { group: "contact" } as const;
const filming = { group: "filming" } as const;

const PROJECT_INFO = {
  Name: {
    ...name,
    description: "Title, 1 to 120 characters.",
    required: true,
    form: { ...about, wide: true },
  },
  ProjectType: {
    kind: "choice",
    options: PROJECT_TYPES,
    words: "projectTypes",
    description: "Project type of the catalog.",
    required: true,
    form: { ...about, wide: true },
  },
  ProjectOverview: {
    ...short,
    description: "One paragraph for the card, at most 1,000 characters.",
    form: { ...about, help: "overviewHelp" },
  },
  Description: {
    ...long,
    description: "What it is about, 1 to 5,000 characters.",
    required: true,
    form: { ...about, lines: 5, help: "descriptionHelp" },
  },
  Union: {
    kind: "choice",
    options: UNION_CHOICES,
    words: "unionChoices",
    description: "Union, Non-Union or Both.",
    required: true,
    form: union,
  },
  UnionType: { kind: "choice", options: UNIONS, description: "Union of the catalog.", form: inUnion },
  UnionNumber: { kind: "line", max: 60, description: "Production number at the union.", form: inUnion },
  PayRate: {
    kind: "money",
    description: "Pay in the currency of the project.",
    substantive: true,
    form: { ...figures, help: "payHelp" },
  },
  EstProjectBudget: {
    kind: "money",
    description: "Estimated budget; company and admin.",
    form: { ...figures, help: "budgetHelp" },
  },
  NumberRoles: {
    kind: "wholeNumber",
    min: 0,
    max: 999,
    description: "Number of roles announced.",
    isShown: false,
    form: figures,
  },
  Date: {
    kind: "day",
    description: "Date of the production.",
    substantive: true,
    isCopied: false,
    isShown: false,
    form: figures,
  },
  Public: {
    kind: "yesOrNo",
    description:
      "Whether it is public; otherwise it is accessible only by invitation or one's own submission.",
    readDescription:
      "Whether searches find it; otherwise it is accessible only by invitation or one's own submission.",
    required: true,
    form: figures,
  },
} as const satisfies FieldRows;

/** The first step and the third share it; the form of the third asks for it. */
const SHARED = {
  Skills: {
    kind: "list",
    options: SKILLS,
    max: LIMITS.skills,
    words: "skills",
    description: "Skills of the catalog, at most 60.",
    readDescription: "Skills wanted by the production.",
    form: { group: "additional", help: "skillsHelp", wide: true },
    isFact: true,
  },
} as const satisfies FieldRows;

const CONTACT_INFO = {
  CastingDirName: {
    ...name,
    description: "Name of the casting director.",
    required: true,
    form: { ...contact, wide: true, autoComplete: "name" },
  },
  CastingDirEmail: {
    kind: "email",
    description: "E-mail.",
    readDescription: "E-mail of the casting director; company and admin.",
    required: true,
    form: { ...contact, autoComplete: "email", help: "companyOnly" },
  },
  CastingDirPhone: {
    kind: "phone",
    description: "Phone, E.164.",
    readDescription: "Phone of the casting director; company and admin.",
    form: { ...contact, autoComplete: "tel", help: "phoneHelp" },
  },
  ContactInformation: {
    ...short,
    description: "How to reach the production.",
    readDescription: "How to reach the production; company, admin and booked talent.",
    form: { ...contact, help: "contactHelp" },
  },
} as const satisfies FieldRows;

const ADDITIONAL_INFORMATION = {
  AdditionalInformation: {
    ...long,
    description: "At most 5,000 characters.",
    readDescription: "Additional information, at most 5,000 characters.",
    form: { group: "additional", lines: 6, help: "additionalHelp" },
  },
  ...SHARED,
} as const satisfies FieldRows;

const LOCATION_INFORMATION = {
  LocationCity: {
    ...name,
    description: "City.",
    required: true,
    substantive: true,
    form: { group: "place", autoComplete: "off" },
  },
  LocationState: {
    kind: "choice",
    options: [...US_STATES, ...MILITARY_STATES],
    description: "State, as a two-letter code.",
    required: true,
    substantive: true,
    form: { group: "place", options: US_STATES },
  },
  FilmingAddress: {
    kind: "address",
    description: "Address of filming.",
    readDescription: "Full address for company, admin and booked talent; otherwise city and state.",
    substantive: true,
  },
  Location: {
    kind: "line",
    max: LIMITS.addressLength,
    description: "Description of the place.",
    substantive: true,
    form: { ...filming, wide: true, help: "locationHelp" },
  },
  FilmingType: {
    kind: "choice",
    options: FILMING_TYPES,
    words: "filmingTypes",
    description: "Filming type of the catalog.",
    required: true,
    substantive: true,
    form: { ...filming, wide: true },
  },
  FilmingBeginDate: {
    kind: "day",
    description: "First day of filming.",
    required: true,
    substantive: true,
    isCopied: false,
    form: filming,
  },
  FilmingEndDate: {
    kind: "day",
    description: "Last day of filming.",
    substantive: true,
    isCopied: false,
    form: filming,
  },
} as const satisfies FieldRows;

/** The fields of each wizard step, by the name of its argument, in the order of its form. */
export const PROJECT_STEPS = {
  projectInfo: { ...PROJECT_INFO, ...SHARED },
  contactInfo: CONTACT_INFO,
  additionalInformation: ADDITIONAL_INFORMATION,
  locationInformation: LOCATION_INFORMATION,
} as const;

/** Every field that the wizard writes into the project itself; see the notes on `POSITION`. */
export const PROJECT = {
  ...PROJECT_INFO,
  ...CONTACT_INFO,
  ...ADDITIONAL_INFORMATION,
  ...LOCATION_INFORMATION,
} as const;
