import { conflict, type Failure } from "@callboard/kit/failure.ts";

/** The facts that decide whether someone may be considered for a position; null if not known yet. */
export interface AgeFacts {
  /** The position has nudity or adult scenes. */
  readonly adultsOnly: boolean | null;
  /** The person is under 18. */
  readonly minor: boolean | null;
}

/**
 * Whether a person is kept out of a position: a minor of one for adults only, whatever its playing ages are. What is
 * not known counts against it as long as the other half is known to matter.
 */
export function isBarred({ adultsOnly, minor }: AgeFacts): boolean {
  return adultsOnly === true ? minor !== false : minor === true && adultsOnly === null;
}

/** The failure of each step by which a minor would come closer to such a position. */
export function adultsOnly(): Failure {
  return conflict("ADULTS_ONLY", "This role has nudity or adult scenes and isn't open to anyone under 18.");
}
