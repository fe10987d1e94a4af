import type { FoundAddress } from "#app/ports.ts";
import { isPoint } from "#domain/address.ts";
import { MAX_FOUND } from "./geocoder.ts";
import { stateCode } from "./us-state.ts";

/** Longest line and postal code that an address of a project may have. */
const LINE = 120;
const ZIPCODE = 12;

/** What an engine knows of one place, in its own words; what it does not know is absent or empty. */
export interface Known {
  /** Unique within the engine. */
  readonly placeId: string;
  readonly status: FoundAddress["status"];
  readonly lat: number;
  readonly lon: number;
  readonly formatted: string;
  readonly streetNumber?: string | undefined;
  readonly subStreetNumber?: string | undefined;
  readonly route?: string | undefined;
  readonly city?: string | undefined;
  readonly county?: string | undefined;
  /** A state by name or code. */
  readonly state?: string | undefined;
  readonly zipcode?: string | undefined;
  readonly zipcodeSuffix?: string | undefined;
  /** ISO 3166-1, two letters. */
  readonly country?: string | undefined;
}

/** The addresses of what an engine found, in its order: each place once, at most ten. */
export function foundAddresses(known: readonly Known[]): FoundAddress[] {
  const seen = new Set<string>();
  const isNew = ({ placeId }: Known): boolean => !seen.has(placeId) && Boolean(seen.add(placeId));
  return known
    .filter((one) => isPoint({ lat: one.lat, lon: one.lon }) && isNew(one))
    .slice(0, MAX_FOUND)
    .map(addressOf);
}

/** The best of what was found. */
export function first(found: readonly FoundAddress[]): FoundAddress | null {
  return found[0] ?? null;
}

function addressOf(known: Known): FoundAddress {
  const country = short(known.country, 2)?.toUpperCase() ?? null;
  const streetNumber = short(known.streetNumber);
  const route = short(known.route);
  const [zipcode, suffix] = country === "US" ? (known.zipcode ?? "").split("-") : [known.zipcode];
  return {
    addressLine1: route === null ? null : short([streetNumber, route].filter(Boolean).join(" ")),
    addressLine2: null,
    city: short(known.city),
    // Addresses of projects know the states of the United States only.
    state: country === "US" ? stateCode(known.state ?? "") : null,
    zipcode: short(zipcode, ZIPCODE),
    point: { lat: known.lat, lon: known.lon },
    status: known.status,
    streetNumber,
    subStreetNumber: short(known.subStreetNumber),
    route,
    county: short(known.county),
    country,
    zipcodeSuffix: short(known.zipcodeSuffix ?? suffix),
    placeId: known.placeId,
    formattedAddress: known.formatted,
  };
}

function short(text: string | undefined, most = LINE): string | null {
  return text?.trim().slice(0, most) || null;
}
