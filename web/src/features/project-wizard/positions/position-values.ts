import type { Breakdown_PositionFragment, PositionInfoInput } from "#gen/graphql.ts";

export type PositionValues = Omit<PositionInfoInput, "PK" | "SK" | "Version" | "ClientKey">;

type Position = Breakdown_PositionFragment["Data"];

/** An instant in the format of `datetime-local` fields: local time of this browser, without a zone. */
export function localMoment(instant: string | null | undefined): string {
  if (!instant) return "";
  const date = new Date(instant);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The instant that a `datetime-local` value denotes in this browser; null if it is empty. */
export function instantOf(local: string | null | undefined): string | null {
  if (!local) return null;
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const NEW: PositionValues = { PositionType: "Cast", Quantity: 1, AdultScenes: false, Nudity: false };

/** The form's initial values; null is a new position. */
export function positionValues(position: Position | null): PositionValues {
  if (position === null) return NEW;
  const { __typename: _type, ...fields } = position;
  return { ...fields, SubmissionsDueBy: localMoment(fields.SubmissionsDueBy) };
}

/**
 * A position as sent to the server. `shown` has the visible fields; those that are hidden now (the role type of a
 * crew job, the description of nudity if there is none) are cleared.
 */
export function positionInput(shown: PositionValues, position: Position | null): PositionValues {
  const cleared = Object.keys(positionValues(position)).map((field) => [field, null]);
  const filled = Object.entries(shown).map(([field, value]) => [field, value === "" ? null : value]);
  return {
    ...Object.fromEntries(cleared),
    ...Object.fromEntries(filled),
    SubmissionsDueBy: instantOf(shown.SubmissionsDueBy),
  };
}
