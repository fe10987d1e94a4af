import type { PositionInfoInput, Wizard_PositionFragment } from "#gen/graphql.ts";

export type PositionValues = Omit<PositionInfoInput, "PK" | "SK" | "Version" | "ClientKey">;

const FIELDS = [
  "PositionName",
  "PositionType",
  "PositionSubType",
  "RoleType",
  "Union",
  "UnionType",
  "Quantity",
  "Description",
  "Rate",
  "RateFrequency",
  "Rate2",
  "Rate2Frequency",
  "AdditionalRateInfo",
  "AgeRequirement",
  "AgeRange",
  "Gender",
  "HeightRange",
  "EyeColor",
  "HairColor",
  "Weight",
  "Languages",
  "Ethnicity",
  "EthnicityRoleAppearance",
  "Skills",
  "AdultScenes",
  "AdultSceneDescription",
  "Nudity",
  "NudityDescription",
  "FilmingInstructions",
  "WardrobeInformation",
  "BookingInformation",
  "FilmingType",
  "FilmingBeginDate",
  "FilmingEndDate",
] as const satisfies ReadonlyArray<keyof PositionValues>;

/** A moment as `datetime-local` fields have it: on the clock of this browser, without a zone. */
export function localMoment(instant: string | null | undefined): string {
  if (!instant) return "";
  const date = new Date(instant);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The instant that a `datetime-local` field means in this browser; null when it is empty. */
export function instantOf(local: string | null | undefined): string | null {
  if (!local) return null;
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const NEW: PositionValues = { PositionType: "Cast", Quantity: 1, AdultScenes: false, Nudity: false };

/** What the form shows of a position; null is a new one. */
export function positionValues(position: Wizard_PositionFragment | null): PositionValues {
  if (position === null) return NEW;
  const known = Object.fromEntries(FIELDS.map((field) => [field, position.Data[field] ?? null]));
  return { ...known, SubmissionsDueBy: localMoment(position.Data.SubmissionsDueBy) };
}

/** A position as it is sent: what does not belong to its kind, or was answered with No, is cleared. */
export function positionInput(values: PositionValues): PositionValues {
  const crew = values.PositionType === "Crew";
  const known = Object.fromEntries(
    FIELDS.map((field) => [field, values[field] === "" ? null : (values[field] ?? null)]),
  );
  return {
    ...known,
    RoleType: crew ? null : (values.RoleType ?? null),
    PositionSubType: crew ? (values.PositionSubType ?? null) : null,
    AdultSceneDescription: values.AdultScenes ? (values.AdultSceneDescription ?? null) : null,
    NudityDescription: values.Nudity ? (values.NudityDescription ?? null) : null,
    SubmissionsDueBy: instantOf(values.SubmissionsDueBy),
  };
}
