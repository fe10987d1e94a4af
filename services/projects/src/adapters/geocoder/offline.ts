import { unavailable } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { FoundAddress } from "#app/ports.ts";
import type { Point } from "#domain/address.ts";
import { MAX_FOUND, type Geocoder } from "./geocoder.ts";
import { fold } from "./fold.ts";
import { readPlaces, type Place, type Reading } from "./places.ts";
import { stateCode } from "./us-state.ts";

/**
 * Milliseconds after startup at which places are loaded, so that neither startup nor the first request waits for
 * them.
 */
const READ_AFTER_MS = 5_000;
/** Length of a state code. */
const STATE_CODE = 2;

/** Knows postal codes and cities without a network; streets are returned as typed. */
export function createOfflineGeocoder(): Geocoder {
  let read: Reading | null = null;
  const withPlaces = async <T>(work: (places: readonly Place[]) => T): Promise<Result<T>> => {
    try {
      return ok(work(await (read ??= readPlaces()).places));
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
        const found = places.find((place) => keyOf(place) === placeId);
        return found ? addressOf(found, EMPTY_QUERY) : null;
      }),
    async close() {
      clearTimeout(reading);
      await read?.stop();
    },
  };
}

/** The parsed query. */
interface ParsedQuery {
  readonly zip: string | null;
  readonly state: string | null;
  readonly city: string;
  readonly streetNumber: string | null;
  readonly route: string | null;
}

function find(places: readonly Place[], query: string): FoundAddress[] {
  const parsed = parseQuery(query);
  if (parsed.zip === null && parsed.city === "") return [];
  const seen = new Set<string>();
  return places
    .filter((place) => fits(place, parsed))
    .sort((a, b) => compare(a, b, parsed))
    .filter((place) => isFirst(seen, place, parsed))
    .slice(0, MAX_FOUND)
    .map((place) => addressOf(place, parsed));
}

/** `12 Main Street, Brooklyn, NY 11201`: the street comes first, the state and the postal code last. */
function parseQuery(query: string): ParsedQuery {
  const zip = /\b(\d{5})(?:-\d{4})?\s*$/.exec(query)?.[1] ?? null;
  const parts = query
    .replace(/\b\d{5}(?:-\d{4})?\s*$/, "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const [, streetNumber, route] = /^(\d+[a-z]?)\s+(.+)$/i.exec(parts[0] ?? "") ?? [];
  const rest = route === undefined ? parts : parts.slice(1);
  const { city, state } = cityAndState(rest, zip !== null);
  return { zip, state, city: fold(city), streetNumber: streetNumber ?? null, route: route ?? null };
}

function cityAndState(parts: readonly string[], hasZip: boolean): { city: string; state: string | null } {
  const [last = ""] = parts.slice(-1);
  // A lone "New York" means the city.
  const isCity = !hasZip && parts.length === 1 && last.length > STATE_CODE;
  const state = isCity ? null : stateCode(last);
  return state === null ? splitCity(parts.join(" ")) : { city: parts.slice(0, -1).join(" "), state };
}

/** `austin tx`: a state without a comma before it. */
function splitCity(text: string): { city: string; state: string | null } {
  const words = text.split(" ");
  const state = words.length > 1 ? stateCode(words.at(-1) ?? "") : null;
  return state === null ? { city: text, state } : { city: words.slice(0, -1).join(" "), state };
}

function fits(place: Place, parsed: ParsedQuery): boolean {
  if (parsed.zip !== null) return place.zip === parsed.zip;
  if (parsed.state !== null && place.state !== parsed.state) return false;
  return place.folded.startsWith(parsed.city);
}

/** Exact matches of the city first, then larger populations, then shorter names. */
function compare(a: Place, b: Place, { city }: ParsedQuery): number {
  return (
    Number(b.folded === city) - Number(a.folded === city) ||
    b.people - a.people ||
    a.folded.length - b.folded.length
  );
}

/** The first of a city's many postal codes represents the city. */
function isFirst(seen: Set<string>, place: Place, parsed: ParsedQuery): boolean {
  const key = parsed.zip === null ? `${place.folded}|${place.state}|${place.country}` : (place.zip ?? "");
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
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

function keyOf({ country, state, zip, folded }: Place): string {
  return `offline:${country}:${state ?? ""}:${zip ?? ""}:${folded.replaceAll(" ", "-")}`;
}

const EMPTY_QUERY: ParsedQuery = { zip: null, state: null, city: "", streetNumber: null, route: null };
/** Maximum distance in kilometers between a point and the place that represents it. */
const NEAR_KM = 50;
const KM_PER_DEGREE = 111.2;

/** The nearest place within that distance; its postal code is the best estimate for the point. */
function nearest(places: readonly Place[], point: Point): FoundAddress | null {
  let best: Place | null = null;
  let shortest = NEAR_KM;
  for (const place of places) {
    const distance = kilometres(place, point);
    if (distance > shortest) continue;
    [best, shortest] = [place, distance];
  }
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
