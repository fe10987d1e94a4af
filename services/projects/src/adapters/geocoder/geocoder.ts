import type { Result } from "@callboard/kit/result.ts";
import type { FoundAddress } from "#app/ports.ts";
import type { Point } from "#domain/address.ts";

/** Answers that one query gives at most. */
export const MAX_FOUND = 10;

/** An engine that knows addresses. It is told what was typed and never who asks. */
export interface Geocoder {
  /** Names the engine; answers are kept for each apart. */
  readonly name: string;
  /** Addresses for normalised text, the best first, at most ten; UNAVAILABLE when the engine does not answer. */
  search(query: string): Promise<Result<readonly FoundAddress[]>>;
  /** The address at a point, or the nearest known place; null where there is none. */
  reverse(point: Point): Promise<Result<FoundAddress | null>>;
  /** The place of a key that this engine gave; null where it has none, or cannot look keys up. */
  place(placeId: string): Promise<Result<FoundAddress | null>>;
  close(): Promise<void>;
}
