import { unavailable } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { lettersOf, wordsOf } from "@callboard/search/words/words.ts";
import type { FoundAddress } from "#app/ports.ts";
import type { Point } from "#domain/address.ts";
import { MAX_FOUND, type Geocoder } from "./geocoder.ts";
import { readPlaces, type Place, type Places } from "./places.ts";
import { parseQuery, type ParsedQuery } from "./query.ts";

/**
 * Milliseconds after startup at which places are loaded, so that neither startup nor the first request waits for
 * them.
 */
const READ_AFTER_MS = 5_000;

/** Knows postal codes, cities and districts without a network; streets are returned as typed. */
export function createOfflineGeocoder(): Geocoder {
  let read: Promise<Places> | null = null;
  const withPlaces = async <T>(work: (places: Places) => T): Promise<Result<T>> => {
    try {
      return ok(work(await (read ??= readPlaces())));
    } catch {
      // The next call tries to load the places again.
      read = null;
      return fail(unavailable("geocoder"));
    }
  };
  const search: Geocoder["search"] = (query) => withPlaces((places) => find(places, query));
  const reading = setTimeout(() => void search(""), READ_AFTER_MS).unref();
  return {
    name: "offline",
    search,
    reverse: (point) => withPlaces((places) => nearest(places, point)),
    place: (placeId) =>
      withPlaces((places) => {
        const found = keyed(places, placeId);
        return found ? addressOf(found, EMPTY_QUERY) : null;
      }),
    async close() {
      clearTimeout(reading);
      await read?.catch(() => undefined);
    },
  };
}

function find(places: Places, query: string): FoundAddress[] {
  const parsed = parseQuery(query);
  if (parsed.zip !== null) {
    const area = places.coded(parsed.zip);
    if (area) return [addressOf(area, parsed)];
  }
  for (const name of parsed.names) {
    const seen = new Set<string>();
    const isWanted = (place: Place): boolean => fits(place, parsed) && isFirst(seen, place);
    const found = places.named(name, MAX_FOUND, isWanted);
    if (found.length > 0) return found.map((place) => addressOf(place, parsed));
  }
  return [];
}

function fits(place: Place, { state, country }: ParsedQuery): boolean {
  return (state === null || place.state === state) && (country === null || place.country === country);
}

/** Of several places with a name in a state or country, the largest is meant. */
function isFirst(seen: Set<string>, place: Place): boolean {
  const key = keyOf(place);
  return !seen.has(key) && Boolean(seen.add(key));
}

const folded = (city: string): string => wordsOf(city).join("-");

function keyOf({ country, state, zip, city }: Place): string {
  return `offline:${country}:${state ?? ""}:${zip ?? ""}:${folded(city)}`;
}

function keyed(places: Places, placeId: string): Place | null {
  const [kind, , , zip = "", name = ""] = placeId.split(":");
  if (kind !== "offline") return null;
  const isMeant = (place: Place): boolean => keyOf(place) === placeId;
  if (zip === "") return places.named(lettersOf(name), 1, isMeant)[0] ?? null;
  const area = places.coded(zip);
  return area && isMeant(area) ? area : null;
}

function addressOf(place: Place, parsed: ParsedQuery): FoundAddress {
  const route = parsed.route === null ? null : titled(parsed.route);
  const line = route === null ? null : `${parsed.streetNumber} ${route}`;
  const zip = parsed.zip === null && line === null ? null : place.zip;
  const region = [place.state, zip].filter((part) => part !== null).join(" ");
  const formatted = [line, place.city, region, place.country].filter((part) => part !== null && part !== "");
  return {
    addressLine1: line,
    addressLine2: null,
    city: place.city,
    state: place.state,
    zipcode: zip,
    point: { lat: place.lat, lon: place.lon },
    status: parsed.zip !== null && line === null ? "exact" : "approximate",
    streetNumber: parsed.streetNumber,
    subStreetNumber: null,
    route,
    county: null,
    country: place.country,
    zipcodeSuffix: null,
    placeId: keyOf(place),
    formattedAddress: formatted.join(", "),
  };
}

const EMPTY_QUERY: ParsedQuery = {
  zip: null,
  state: null,
  country: null,
  names: [],
  streetNumber: null,
  route: null,
};
/** Maximum distance in kilometers between a point and the place that represents it. */
const NEAR_KM = 50;
const KM_PER_DEGREE = 111.2;

/** The nearest place within that distance; its postal code is the best estimate for the point. */
function nearest(places: Places, point: Point): FoundAddress | null {
  const best = places.nearest((lat, lon) => kilometres({ lat, lon }, point), NEAR_KM);
  return best && { ...addressOf(best, EMPTY_QUERY), zipcode: best.zip };
}

/** An equirectangular approximation, accurate enough for nearby places. */
function kilometres(a: Point, b: Point): number {
  const east = Math.abs(a.lon - b.lon);
  const across = Math.min(east, 360 - east) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, across) * KM_PER_DEGREE;
}

function titled(text: string): string {
  return text.replaceAll(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
