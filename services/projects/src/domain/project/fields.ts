import { LIMITS } from "@callboard/catalog/limits.ts";
import { FILMING_TYPES, PROJECT_TYPES } from "@callboard/catalog/project-types.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { UNION_CHOICES, UNIONS } from "@callboard/catalog/unions.ts";
import { day, email, phone } from "@callboard/kit/fields.ts";
import { z } from "zod";
import { address, STATE_CODES } from "#domain/address.ts";
import {
  blankOf,
  choice,
  line,
  list,
  money,
  paragraph,
  pickFields,
  plain,
  required,
  substantive,
  text,
  wholeNumber,
  type Details,
} from "#domain/field.ts";

export const UNION_NAMES: readonly string[] = UNIONS.map((union) => union.value);

const UNION_NUMBER_LENGTH = 60;
const MAX_ROLES = 999;
const name = line(LIMITS.nameLength);
const skills = list(SKILLS, LIMITS.skills);

/** The fields of each wizard step, by the name of its argument. The first and the third share `skills`. */
export const STEP_FIELDS = {
  projectInfo: {
    name: required(name),
    description: required(paragraph(LIMITS.descriptionLength)),
    projectType: required(choice(PROJECT_TYPES)),
    projectOverview: paragraph(LIMITS.overviewLength),
    date: substantive(text(day)),
    payRate: substantive(money),
    estProjectBudget: money,
    numberRoles: wholeNumber(0, MAX_ROLES),
    union: required(choice(UNION_CHOICES)),
    unionType: choice(UNION_NAMES),
    unionNumber: line(UNION_NUMBER_LENGTH),
    public: required(plain<boolean | null>(z.boolean(), null)),
    skills,
  },
  contactInfo: {
    contactInformation: paragraph(LIMITS.overviewLength),
    castingDirName: required(name),
    castingDirPhone: text(phone),
    castingDirEmail: required(text(email)),
  },
  additionalInformation: {
    additionalInformation: paragraph(LIMITS.descriptionLength),
    skills,
  },
  locationInformation: {
    location: substantive(line(LIMITS.addressLength)),
    locationCity: substantive(required(name)),
    locationState: substantive(required(choice(STATE_CODES))),
    filmingAddress: substantive(address),
    filmingType: substantive(required(choice(FILMING_TYPES))),
    filmingBeginDate: substantive(required(text(day))),
    filmingEndDate: substantive(text(day)),
  },
} as const;

/** Every field that the wizard writes into the project itself. */
export const PROJECT_FIELDS = {
  ...STEP_FIELDS.projectInfo,
  ...STEP_FIELDS.contactInfo,
  ...STEP_FIELDS.additionalInformation,
  ...STEP_FIELDS.locationInformation,
};
export type ProjectDetails = Details<typeof PROJECT_FIELDS>;

/** A project with blank fields. */
export const BLANK_DETAILS: ProjectDetails = blankOf(PROJECT_FIELDS);

/** Picks the wizard's fields out of the whole record. */
export function detailsOf(project: ProjectDetails): ProjectDetails {
  return pickFields(PROJECT_FIELDS, project);
}

/** Whether talent decides by one of these fields: pay, dates, place. */
export function isSubstantive(fields: readonly (keyof ProjectDetails)[]): boolean {
  return fields.some((field) => PROJECT_FIELDS[field].substantive);
}
