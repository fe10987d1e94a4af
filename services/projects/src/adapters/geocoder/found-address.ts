import type { FoundAddress } from "#app/ports.ts";
import { isPoint } from "#domain/address.ts";
import { MAX_FOUND } from "./geocoder.ts";
import { stateCode } from "./us-state.ts";

/** Maximum length of a line and a postal code in a project's address. */
const LINE = 120;
const ZIPCODE = 12;

/** A geocoder's data about one place, unnormalized; unknown parts are absent or empty. */
export interface Known {
  /** Unique within the geocoder. */
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
  /** Name or code of the state. */
  readonly state?: string | undefined;
  readonly zipcode?: string | undefined;
  readonly zipcodeSuffix?: string | undefined;
  /** Two-letter ISO 3166-1 code. */
  readonly country?: string | undefined;
}

/** The addresses of a geocoder's results in the same order, without duplicate places, ten at most. */
export function foundAddresses(known: readonly Known[]): FoundAddress[] {
  const seen = new Set<string>();
  const isNew = ({ placeId }: Known): boolean => !seen.has(placeId) && Boolean(seen.add(placeId));
  return known
    .filter((one) => isPoint({ lat: one.lat, lon: one.lon }) && isNew(one))
    .slice(0, MAX_FOUND)
    .map(addressOf);
}

/** The best result. */
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
    // Addresses of projects support only states of the United States.
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

function short(text: string | undefined, max = LINE): string | null {
  return text?.trim().slice(0, max) || null;
}
