import { PROJECT, PROJECT_STEPS } from "@callboard/catalog/fields/project.ts";
import { declaredFields } from "#domain/declared-fields.ts";
import { blankOf, pickFields, type Details } from "#domain/field.ts";

/** The fields of each wizard step, by the name of its argument. The first and the third share `skills`. */
export const STEP_FIELDS = {
  projectInfo: declaredFields(PROJECT_STEPS.projectInfo),
  contactInfo: declaredFields(PROJECT_STEPS.contactInfo),
  additionalInformation: declaredFields(PROJECT_STEPS.additionalInformation),
  locationInformation: declaredFields(PROJECT_STEPS.locationInformation),
} as const;

/** Every field that the wizard writes into the project itself. */
export const PROJECT_FIELDS = declaredFields(PROJECT);
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
