import { US_STATES } from "@callboard/catalog/places.ts";
import { unavailable } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { FoundAddress } from "#app/ports.ts";
import { MAX_FOUND, type Geocoder } from "./geocoder.ts";
import { fold, loadPlaces, type Place } from "./places.ts";

const STATE_BY_NAME = new Map(US_STATES.map((state) => [fold(state.label), state.value as string]));
const STATE_VALUES: ReadonlySet<string> = new Set(US_STATES.map((state) => state.value));

/** Knows postal codes and cities without a network; of streets it repeats what was typed. */
export function createOfflineGeocoder(): Geocoder {
  let places: Promise<readonly Place[]> | null = null;
  return {
    search: async (query) => {
      try {
        return ok(find(await (places ??= loadPlaces()), query));
      } catch {
        // The next call tries to read the places again.
        places = null;
        return fail(unavailable("geocoder"));
      }
    },
    close: () => Promise.resolve(),
  };
}

/** What was typed, taken apart. */
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
    .sort((a, b) => rank(a, asked) - rank(b, asked))
    .filter((place) => isFirst(seen, place, asked))
    .slice(0, MAX_FOUND)
    .map((place) => addressOf(place, asked));
}

/** `12 Main Street, Brooklyn, NY 11201`: a street leads, the state and the postal code come last. */
function takeApart(query: string): Asked {
  const zip = /\b(\d{5})(?:-\d{4})?\s*$/.exec(query)?.[1] ?? null;
  const parts = query
    .replace(/\b\d{5}(?:-\d{4})?\s*$/, "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const [, streetNumber, route] = /^(\d+[a-z]?)\s+(.+)$/i.exec(parts[0] ?? "") ?? [];
  const rest = route === undefined ? parts : parts.slice(1);
  const state = stateOf(rest.at(-1) ?? "");
  const cityParts = state === null ? rest : rest.slice(0, -1);
  const { city, state: trailing } = splitCity(cityParts.join(" "));
  return {
    zip,
    state: state ?? trailing,
    city: fold(city),
    streetNumber: streetNumber ?? null,
    route: route ?? null,
  };
}

/** `austin tx`: a state without a comma before it. */
function splitCity(text: string): { city: string; state: string | null } {
  const words = text.split(" ");
  const state = words.length > 1 ? stateOf(words.at(-1) ?? "") : null;
  return state === null ? { city: text, state } : { city: words.slice(0, -1).join(" "), state };
}

function stateOf(text: string): string | null {
  const value = text.trim().toUpperCase();
  return STATE_VALUES.has(value) ? value : (STATE_BY_NAME.get(fold(text)) ?? null);
}

function fits(place: Place, asked: Asked): boolean {
  if (asked.zip !== null) return place.zip === asked.zip;
  if (asked.state !== null && place.state !== asked.state) return false;
  return place.folded.startsWith(asked.city);
}

/** The very city first, then shorter names. */
function rank(place: Place, asked: Asked): number {
  return place.folded === asked.city ? 0 : place.folded.length;
}

/** Of a city's many postal codes the first stands for the city. */
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
    placeId: `offline:${place.country}:${place.state ?? ""}:${place.zip ?? ""}:${place.folded.replaceAll(" ", "-")}`,
    formattedAddress: formatted.join(", "),
  };
}

function titled(text: string): string {
  return text.replaceAll(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
