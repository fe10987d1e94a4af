import { LIMITS } from "@callboard/catalog/limits.ts";
import { MILITARY_STATES, US_STATES } from "@callboard/catalog/places.ts";
import { optional, optionalLine } from "@callboard/kit/fields.ts";
import { rule } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { converted } from "@callboard/kit/form/field.ts";

/** Coordinates in degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

export interface Address {
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipcode: string | null;
  readonly point: Point | null;
}

export const STATE_CODES: readonly string[] = [...US_STATES, ...MILITARY_STATES].map((state) => state.value);

/** Whether the coordinates are valid. */
export function isPoint({ lat, lon }: Point): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

const DEGREE_FRACTIONS = 1e7;
/**
 * Degrees rounded to about a centimeter: PostgreSQL's trigonometric functions fail for values extremely close to
 * zero.
 */
const degrees = z.number().transform((value) => Math.round(value * DEGREE_FRACTIONS) / DEGREE_FRACTIONS);

export const pointSchema = z
  .object({ lat: degrees, lon: degrees })
  .refine(isPoint, rule("RANGE", "must have a latitude from -90 to 90 and a longitude from -180 to 180."));

/** A state by its two-letter code; null if empty or missing. */
export const stateSchema = z
  .string()
  .nullish()
  .transform((state) => state?.trim() || null)
  .pipe(z.enum(STATE_CODES).nullable());

const LINE_LENGTH = 120;
const ZIPCODE_LENGTH = 12;

const addressSchema = z
  .object({
    AddressLine1: optionalLine(LINE_LENGTH),
    AddressLine2: optionalLine(LINE_LENGTH),
    City: optionalLine(LINE_LENGTH),
    State: stateSchema,
    Zipcode: optionalLine(ZIPCODE_LENGTH),
    Point: optional(pointSchema),
  })
  .transform(({ AddressLine1, AddressLine2, City, State, Zipcode, Point }) => ({
    addressLine1: AddressLine1,
    addressLine2: AddressLine2,
    city: City,
    state: State,
    zipcode: Zipcode,
    point: Point,
  }));

/** A field with an address. */
export const address = converted(addressSchema as z.ZodType<Address | null>, {
  blank: null,
  write: writeAddress,
});

export function writeAddress(stored: Address | null) {
  if (!stored) return null;
  const { addressLine1, addressLine2, city, state, zipcode, point } = stored;
  return {
    AddressLine1: addressLine1,
    AddressLine2: addressLine2,
    City: city,
    State: state,
    Zipcode: zipcode,
    Point: point,
  };
}

/** The part of an address that everyone may see. */
export function cityOnly(stored: Address | null): Address | null {
  if (!stored) return null;
  const { city, state } = stored;
  return { addressLine1: null, addressLine2: null, city, state, zipcode: null, point: null };
}

/** Normalizes a typed address query into the form used as a cache key; null if nothing remains. */
export function normalizeAddressQuery(typed: string): string | null {
  const query = typed.normalize("NFKC").trim().replaceAll(/\s+/gu, " ").toLowerCase();
  return query === "" || query.length > LIMITS.addressLength ? null : query;
}
