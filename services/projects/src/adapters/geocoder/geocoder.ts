import type { Result } from "@callboard/kit/result.ts";
import type { FoundAddress } from "#app/ports.ts";
import type { Point } from "#domain/address.ts";

/** Maximum number of results per query. */
export const MAX_FOUND = 10;

/** A service that resolves addresses. It receives the query, but never the caller's identity. */
export interface Geocoder {
  /** Name of the geocoder; responses are cached separately for each. */
  readonly name: string;
  /** Addresses for normalized text, best first, ten at most; UNAVAILABLE if the geocoder does not respond. */
  search(query: string): Promise<Result<readonly FoundAddress[]>>;
  /** The address at a point, or the nearest known place; null if there is none. */
  reverse(point: Point): Promise<Result<FoundAddress | null>>;
  /** The place of an id issued by this geocoder; null if it has none or does not support lookups. */
  place(placeId: string): Promise<Result<FoundAddress | null>>;
  close(): Promise<void>;
}
