import type { RoleStatus } from "@callboard/catalog/states.ts";
import type { Address } from "#domain/address.ts";

/** What is said of a position. Amounts are integer cents. */
export interface PositionDetails {
  readonly positionName: string | null;
  readonly positionType: string | null;
  readonly positionSubType: string | null;
  readonly roleType: string | null;
  readonly union: string | null;
  readonly unionType: string | null;
  readonly quantity: number | null;
  readonly description: string | null;
  readonly rate: number | null;
  readonly rateFrequency: string | null;
  readonly rate2: number | null;
  readonly rate2Frequency: string | null;
  readonly additionalRateInfo: string | null;
  readonly ageRequirement: string | null;
  readonly ageRange: readonly string[];
  readonly gender: readonly string[];
  readonly heightRange: readonly string[];
  readonly eyeColor: readonly string[];
  readonly hairColor: readonly string[];
  readonly weight: string | null;
  readonly languages: readonly string[];
  readonly ethnicity: readonly string[];
  readonly ethnicityRoleAppearance: string | null;
  readonly skills: readonly string[];
  readonly adultScenes: boolean;
  readonly adultSceneDescription: string | null;
  readonly nudity: boolean;
  readonly nudityDescription: string | null;
  readonly submissionsDueBy: Date | null;
  readonly filmingInstructions: string | null;
  readonly wardrobeInformation: string | null;
  readonly bookingInformation: string | null;
  readonly filmingType: string | null;
  readonly filmingBeginDate: string | null;
  readonly filmingEndDate: string | null;
  readonly filmingAddress: Address | null;
  readonly auditionAddress: Address | null;
}

/** A part or a crew job to fill. */
export interface Position extends PositionDetails {
  readonly id: string;
  readonly projectId: string;
  readonly createdBy: string;
  readonly roleStatus: RoleStatus;
  readonly version: number;
  /** People booked, and submissions that stand. */
  readonly cast: number;
  readonly submissions: number;
}

/** A position of which nothing was said yet. */
export const BLANK_POSITION: PositionDetails = {
  positionName: null,
  positionType: "Cast",
  positionSubType: null,
  roleType: null,
  union: null,
  unionType: null,
  quantity: null,
  description: null,
  rate: null,
  rateFrequency: null,
  rate2: null,
  rate2Frequency: null,
  additionalRateInfo: null,
  ageRequirement: null,
  ageRange: [],
  gender: [],
  heightRange: [],
  eyeColor: [],
  hairColor: [],
  weight: null,
  languages: [],
  ethnicity: [],
  ethnicityRoleAppearance: null,
  skills: [],
  adultScenes: false,
  adultSceneDescription: null,
  nudity: false,
  nudityDescription: null,
  submissionsDueBy: null,
  filmingInstructions: null,
  wardrobeInformation: null,
  bookingInformation: null,
  filmingType: null,
  filmingBeginDate: null,
  filmingEndDate: null,
  filmingAddress: null,
  auditionAddress: null,
};

/** Names of the fields that a form writes. */
export const POSITION_FIELDS = Object.keys(BLANK_POSITION) as (keyof PositionDetails)[];

/** A position on its first day: it waits for an admin, whatever the project's state. */
export function newPosition(
  origin: { id: string; projectId: string; createdBy: string },
  details: PositionDetails,
): Position {
  return { ...details, ...origin, roleStatus: "PendingReview", version: 1, cast: 0, submissions: 0 };
}

/** What a form wrote, out of the whole record. */
export function positionDetailsOf(position: Position): PositionDetails {
  return Object.fromEntries(
    POSITION_FIELDS.map((field) => [field, position[field]]),
  ) as unknown as PositionDetails;
}

/** How many people are wanted; one where nothing was said. */
export function quantityOf(position: PositionDetails): number {
  return position.quantity ?? 1;
}
