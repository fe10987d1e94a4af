import type { RoleStatus } from "@callboard/catalog/states.ts";
import type { PositionDetails } from "./fields.ts";

/** A part or a crew job to fill. */
export interface Position extends PositionDetails {
  readonly id: string;
  readonly projectId: string;
  readonly createdBy: string;
  readonly roleStatus: RoleStatus;
  readonly version: number;
  /** Number of people booked; `submissions` counts the submissions that have not been withdrawn. */
  readonly cast: number;
  readonly submissions: number;
}

/** A new position; it is in review, whatever the project's state. */
export function newPosition(
  origin: { id: string; projectId: string; createdBy: string },
  details: PositionDetails,
): Position {
  return { ...details, ...origin, roleStatus: "PendingReview", version: 1, cast: 0, submissions: 0 };
}

/** Number of people wanted; one by default. */
export function quantityOf(position: PositionDetails): number {
  return position.quantity ?? 1;
}
