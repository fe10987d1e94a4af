import { LIMITS } from "@callboard/catalog/limits.ts";
import { FILMING_TYPES, PROJECT_TYPES } from "@callboard/catalog/project-types.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { UNION_CHOICES, UNIONS } from "@callboard/catalog/unions.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import { checkAddress, STATE_CODES } from "#domain/address.ts";
import {
  checkFields,
  day,
  email,
  money,
  oneOf,
  phone,
  text,
  wholeNumber,
  yesOrNo,
  listOf,
  type FieldRules,
} from "#domain/field-checks.ts";
import type { ProjectDetails } from "./project.ts";

/** The steps that write the project itself, by the name of their argument; positions are the fifth. */
export const STEPS = {
  projectInfo: 1,
  contactInfo: 2,
  additionalInformation: 3,
  locationInformation: 4,
} as const;
export type StepName = keyof typeof STEPS;
export const POSITIONS_STEP = 5;

const name = text(LIMITS.nameLength);
const long = text(LIMITS.descriptionLength);
export const UNION_NAMES: readonly string[] = UNIONS.map((union) => union.value);

const RULES: Readonly<Record<StepName, FieldRules>> = {
  projectInfo: {
    name: { required: true, check: name },
    description: { required: true, check: long },
    projectType: { required: true, check: oneOf(PROJECT_TYPES) },
    projectOverview: { check: text(LIMITS.overviewLength) },
    date: { check: day },
    payRate: { check: money },
    estProjectBudget: { check: money },
    numberRoles: { check: wholeNumber(0, 999) },
    union: { required: true, check: oneOf(UNION_CHOICES) },
    unionType: { check: oneOf(UNION_NAMES) },
    unionNumber: { check: text(60) },
    public: { required: true, check: yesOrNo },
    skills: { check: listOf(SKILLS, LIMITS.skills) },
  },
  contactInfo: {
    contactInformation: { check: text(LIMITS.overviewLength) },
    castingDirName: { required: true, check: name },
    castingDirPhone: { check: phone },
    castingDirEmail: { required: true, check: email },
  },
  additionalInformation: {
    additionalInformation: { check: long },
    skills: { check: listOf(SKILLS, LIMITS.skills) },
  },
  locationInformation: {
    location: { check: text(LIMITS.addressLength) },
    locationCity: { required: true, check: name },
    locationState: { required: true, check: oneOf(STATE_CODES) },
    filmingType: { required: true, check: oneOf(FILMING_TYPES) },
    filmingBeginDate: { required: true, check: day },
    filmingEndDate: { check: day },
  },
};

/** Everything that is wrong with one step of a project, as it would be stored. */
export function checkStep(step: StepName, details: ProjectDetails, path: string = step): FieldFailure[] {
  const failures = checkFields(path, { ...details }, RULES[step]);
  if (step !== "locationInformation") return failures;
  return [
    ...failures,
    ...checkAddress(`${path}.FilmingAddress`, details.filmingAddress),
    ...checkPeriod(path, details.filmingBeginDate, details.filmingEndDate),
  ];
}

/** A period that ends before it begins. */
export function checkPeriod(path: string, begin: string | null, end: string | null): FieldFailure[] {
  if (begin === null || end === null || begin <= end) return [];
  const message = "FilmingEndDate cannot be before FilmingBeginDate.";
  return [{ path: `${path}.FilmingEndDate`, rule: "ORDER", message }];
}
