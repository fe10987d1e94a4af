import { POSITION } from "@callboard/catalog/fields/position.ts";
import { declaredFields } from "@callboard/kit/form/declared-fields.ts";
import { blankOf, pickFields, type Details } from "@callboard/kit/form/field.ts";
import { address } from "#domain/address.ts";

/** The fields of a position, as the table of the catalog declares them. */
export const POSITION_FIELDS = declaredFields(POSITION, address);

/** The fields of a position. Amounts are in integer cents. */
export type PositionDetails = Details<typeof POSITION_FIELDS>;

/** A position with blank fields. */
export const BLANK_POSITION: PositionDetails = blankOf(POSITION_FIELDS);

/** Picks the form fields out of the whole record. */
export function positionDetailsOf(position: PositionDetails): PositionDetails {
  return pickFields(POSITION_FIELDS, position);
}

/** Whether talent decides by one of these fields: pay, dates, place, nudity, age. */
export function isSubstantiveForPosition(fields: readonly (keyof PositionDetails)[]): boolean {
  return fields.some((field) => POSITION_FIELDS[field].substantive);
}

/** Whether a change of these fields sends an approved position back for review. */
export function needsReview(fields: readonly (keyof PositionDetails)[]): boolean {
  return fields.some((field) => POSITION_FIELDS[field].reviewed);
}
