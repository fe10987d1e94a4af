import { LIMITS } from "@callboard/catalog/limits.ts";
import { MILITARY_STATES, US_STATES } from "@callboard/catalog/places.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import { checkFields, oneOf, text, type FieldRules } from "./field-checks.ts";

/** Degrees. */
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

const LINE = 120;
const RULES: FieldRules = {
  addressLine1: { check: text(LINE) },
  addressLine2: { check: text(LINE) },
  city: { check: text(LINE) },
  state: { check: oneOf(STATE_CODES) },
  zipcode: { check: text(12) },
};

/** What is wrong with an address; an absent one is right. */
export function checkAddress(path: string, address: Address | null): FieldFailure[] {
  if (!address) return [];
  const failures = checkFields(path, { ...address }, RULES);
  return isPoint(address.point) ? failures : [...failures, outside(path)];
}

function outside(path: string): FieldFailure {
  return { path: `${path}.Point`, rule: "RANGE", message: "Point is lat -90 to 90 and lon -180 to 180." };
}

/** True for a place on earth, and for none. */
export function isPoint(point: Point | null): boolean {
  return point === null || (Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180);
}

/** What everybody may know of an address. */
export function cityOnly(address: Address | null): Address | null {
  if (!address) return null;
  const { city, state } = address;
  return { addressLine1: null, addressLine2: null, city, state, zipcode: null, point: null };
}

/** What somebody typed to find an address, in the form under which answers are kept; null when there is nothing. */
export function normalizeAddressQuery(typed: string): string | null {
  const query = typed.normalize("NFKC").trim().replaceAll(/\s+/gu, " ").toLowerCase();
  return query === "" || query.length > LIMITS.addressLength ? null : query;
}
