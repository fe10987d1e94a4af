import type { Wants } from "#domain/position.ts";
import { metConditions, type Condition } from "./fit.ts";

/** How well people must fit, from the widest to the narrowest. */
export const FIT_LEVELS = ["Half", "Most", "All"] as const;
export type FitLevel = (typeof FIT_LEVELS)[number];

/** The share of the criteria that a level requires. */
const PARTS: Readonly<Record<FitLevel, number>> = { Half: 0.5, Most: 0.75, All: 1 };

/** The criteria of a breakdown, each met if one of its conditions holds, and how many of them must be met. */
export interface NeededFit {
  readonly criteria: readonly (readonly Condition[])[];
  readonly atLeast: number;
}

/** What a level requires of people; null if a breakdown names nothing, so that everyone fits. */
export function neededFit(wants: Wants, level: FitLevel): NeededFit | null {
  const criteria = metConditions(wants);
  return criteria.length === 0 ? null : { criteria, atLeast: Math.ceil(criteria.length * PARTS[level]) };
}
