import type { Result } from "@callboard/kit/result.ts";
import type { FoundAddress } from "#app/ports.ts";

/** Answers that one query gives at most. */
export const MAX_FOUND = 10;

/** An engine that knows addresses. It is told what was typed and never who asks. */
export interface Geocoder {
  /** Names the engine; answers are kept for each apart. */
  readonly name: string;
  /** Addresses for normalised text, the best first, at most ten; UNAVAILABLE when the engine does not answer. */
  search(query: string): Promise<Result<readonly FoundAddress[]>>;
  close(): Promise<void>;
}
