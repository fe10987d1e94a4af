import type { Breakdown_PositionFragment, PositionInfoInput } from "#gen/graphql.ts";

export type PositionValues = Omit<PositionInfoInput, "PK" | "SK" | "Version" | "ClientKey">;

type Position = Breakdown_PositionFragment["Data"];

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

/** What the form starts from; null is a new position. */
export function positionValues(position: Position | null): PositionValues {
  if (position === null) return NEW;
  const { __typename: _type, ...fields } = position;
  return { ...fields, SubmissionsDueBy: localMoment(fields.SubmissionsDueBy) };
}

/**
 * A position as it is sent. `shown` has the fields that the form shows; what it shows no more (the role type of a crew
 * job, the description of a nudity that there is not) is cleared.
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
