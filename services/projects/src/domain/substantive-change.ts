import type { PositionDetails } from "#domain/position/position.ts";
import type { ProjectDetails } from "#domain/project/project.ts";

/**
 * What a talent decided on when submitting: pay, dates, place (and, in positions, nudity and age). A change of these
 * on an approved project marks it for the admins and tells the submitters.
 */
const PROJECT_FIELDS: ReadonlySet<keyof ProjectDetails> = new Set([
  "date",
  "payRate",
  "location",
  "locationCity",
  "locationState",
  "filmingAddress",
  "filmingType",
  "filmingBeginDate",
  "filmingEndDate",
]);

const POSITION_FIELDS: ReadonlySet<keyof PositionDetails> = new Set([
  "rate",
  "rateFrequency",
  "rate2",
  "rate2Frequency",
  "ageRequirement",
  "ageRange",
  "nudity",
  "nudityDescription",
  "adultScenes",
  "adultSceneDescription",
  "filmingAddress",
  "filmingType",
  "filmingBeginDate",
  "filmingEndDate",
]);

/** A change of these sends an approved position back to the admins before talents see it again. */
const REVIEWED_FIELDS: ReadonlySet<keyof PositionDetails> = new Set([
  "nudity",
  "adultScenes",
  "roleType",
  "ageRequirement",
]);

export function isSubstantive(fields: readonly (keyof ProjectDetails)[]): boolean {
  return fields.some((field) => PROJECT_FIELDS.has(field));
}

export function isSubstantiveForPosition(fields: readonly (keyof PositionDetails)[]): boolean {
  return fields.some((field) => POSITION_FIELDS.has(field));
}

export function needsReview(fields: readonly (keyof PositionDetails)[]): boolean {
  return fields.some((field) => REVIEWED_FIELDS.has(field));
}
