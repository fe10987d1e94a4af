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
  const look = async <T>(work: (places: readonly Place[]) => T): Promise<Result<T>> => {
    try {
      return ok(work(await (read ??= readPlaces()).places));
    } catch {
      // The next call tries to load the places again.
      read = null;
      return fail(unavailable("geocoder"));
    }
  };
  const search: Geocoder["search"] = (query) => look((places) => find(places, query));
  const reading = setTimeout(() => void search(""), READ_AFTER_MS).unref();
  return {
    name: "offline",
    search,
    reverse: (point) => look((places) => nearest(places, point)),
    place: (placeId) =>
      look((places) => {
        const found = places.find((place) => keyOf(place) === placeId);
        return found ? addressOf(found, NOTHING_ASKED) : null;
      }),
    async close() {
      clearTimeout(reading);
      await read?.stop();
    },
  };
}

/** The parsed query. */
interface Asked {
  readonly zip: string | null;
  readonly state: string | null;
  readonly city: string;
  readonly streetNumber: string | null;
  readonly route: string | null;
}

function find(places: readonly Place[], query: string): FoundAddress[] {
  const asked = takeApart(query);
  if (asked.zip === null && asked.city === "") return [];
  const seen = new Set<string>();
  return places
    .filter((place) => fits(place, asked))
    .sort((a, b) => compare(a, b, asked))
    .filter((place) => isFirst(seen, place, asked))
    .slice(0, MAX_FOUND)
    .map((place) => addressOf(place, asked));
}

/** `12 Main Street, Brooklyn, NY 11201`: the street comes first, the state and the postal code last. */
function takeApart(query: string): Asked {
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

function fits(place: Place, asked: Asked): boolean {
  if (asked.zip !== null) return place.zip === asked.zip;
  if (asked.state !== null && place.state !== asked.state) return false;
  return place.folded.startsWith(asked.city);
}

/** Exact matches of the city first, then larger populations, then shorter names. */
function compare(a: Place, b: Place, { city }: Asked): number {
  return (
    Number(b.folded === city) - Number(a.folded === city) ||
    b.people - a.people ||
    a.folded.length - b.folded.length
  );
}

/** The first of a city's many postal codes represents the city. */
function isFirst(seen: Set<string>, place: Place, asked: Asked): boolean {
  const key = asked.zip === null ? `${place.folded}|${place.state}|${place.country}` : (place.zip ?? "");
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function addressOf(place: Place, asked: Asked): FoundAddress {
  const route = asked.route === null ? null : titled(asked.route);
  const line = route === null ? null : `${asked.streetNumber} ${route}`;
  const zip = asked.zip === null && line === null ? null : place.zip;
  const region = [place.state, zip].filter((part) => part !== null).join(" ");
  const formatted = [line, place.city, region, place.country].filter((part) => part !== null && part !== "");
  return {
    addressLine1: line,
    addressLine2: null,
    city: place.city,
    state: place.state,
    zipcode: zip,
    point: { lat: place.lat, lon: place.lon },
    status: asked.zip !== null && line === null ? "exact" : "approximate",
    streetNumber: asked.streetNumber,
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

const NOTHING_ASKED: Asked = { zip: null, state: null, city: "", streetNumber: null, route: null };
/** Maximum distance in kilometers between a point and the place that represents it. */
const NEAR_KM = 50;
const KM_PER_DEGREE = 111.2;

/** The nearest place within that distance; its postal code is the best estimate for the point. */
function nearest(places: readonly Place[], point: Point): FoundAddress | null {
  let best: Place | null = null;
  let least = NEAR_KM;
  for (const place of places) {
    const distance = kilometres(place, point);
    if (distance > least) continue;
    [best, least] = [place, distance];
  }
  return best && { ...addressOf(best, NOTHING_ASKED), zipcode: best.zip };
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
