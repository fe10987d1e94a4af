import { PROJECT, PROJECT_STEPS } from "@callboard/catalog/fields/project.ts";
import { declaredFields } from "@callboard/kit/form/declared-fields.ts";
import { blankOf, pickFields, type Details } from "@callboard/kit/form/field.ts";
import { address } from "#domain/address.ts";

/** The fields of each wizard step, by the name of its argument. The first and the third share `skills`. */
export const STEP_FIELDS = {
  projectInfo: declaredFields(PROJECT_STEPS.projectInfo, address),
  contactInfo: declaredFields(PROJECT_STEPS.contactInfo, address),
  additionalInformation: declaredFields(PROJECT_STEPS.additionalInformation, address),
  locationInformation: declaredFields(PROJECT_STEPS.locationInformation, address),
} as const;

/** Every field that the wizard writes into the project itself. */
export const PROJECT_FIELDS = declaredFields(PROJECT, address);
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
