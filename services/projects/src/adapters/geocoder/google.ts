import { unavailable } from "@callboard/kit/failure.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import { z } from "zod";
import { requestGeocoder, QUOTA_RETRY_S } from "./request-geocoder.ts";
import { first, foundAddresses, type Known } from "./found-address.ts";
import type { FoundAddress } from "#app/ports.ts";
import type { Geocoder } from "./geocoder.ts";

export const GOOGLE_URL = "https://maps.googleapis.com";

const result = z.object({
  place_id: z.string(),
  formatted_address: z.string(),
  partial_match: z.boolean().optional(),
  address_components: z.array(
    z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
  ),
  geometry: z.object({
    location: z.object({ lat: z.number(), lng: z.number() }),
    location_type: z.string().optional(),
  }),
});
const response = z.object({ status: z.string(), results: z.array(result).default([]) });

const QUOTA = "has no questions left: raise the quota of GEOCODER_KEY in Google's console, or wait";
const ADVICE: Readonly<Record<string, string>> = {
  OVER_QUERY_LIMIT: QUOTA,
  OVER_DAILY_LIMIT: "has no questions left: give the account of GEOCODER_KEY a quota and a way to pay",
  REQUEST_DENIED: "refuses the key: correct GEOCODER_KEY, and allow it the Geocoding API from this server",
  INVALID_REQUEST: "does not understand what it was asked",
};

/** NOT_FOUND means that the place id is unknown or obsolete. */
const FOUND: readonly string[] = ["OK", "ZERO_RESULTS", "NOT_FOUND"];

export interface GoogleOptions {
  readonly url: string;
  readonly key: string;
  readonly userAgent: string;
}

/** Geocoder backed by Google's Geocoding API. */
export function createGoogle({ url, key, userAgent }: GoogleOptions, log: Log): Geocoder {
  const request = async (question: Record<string, string>): Promise<Result<FoundAddress[]>> => {
    const requestUrl = new URL(`${url.replace(/\/$/, "")}/maps/api/geocode/json`);
    requestUrl.search = String(new URLSearchParams({ ...question, language: "en", key }));
    const found = await requestGeocoder(log, {
      engine: "Google",
      url: requestUrl,
      userAgent,
      schema: response,
    });
    if (!found.ok) return found;
    const { status, results } = found.value;
    if (FOUND.includes(status)) return ok(foundAddresses(results.map(knownOf)));
    const advice = ADVICE[status] ?? "does not answer just now";
    warnThrottled(log, { event: "geocoder_failed", dependency: "Google", status }, `The geocoder ${advice}`);
    return fail(unavailable("geocoder", status.startsWith("OVER_") ? QUOTA_RETRY_S : undefined));
  };
  return {
    name: "google",
    search: (query) => request({ address: query }),
    reverse: async ({ lat, lon }) => map(await request({ latlng: `${lat},${lon}` }), first),
    place: async (placeId) => map(await request({ place_id: placeId }), first),
    close: async () => undefined,
  };
}

function knownOf(found: z.output<typeof result>): Known {
  const { geometry } = found;
  const part = (types: readonly string[], form: "long_name" | "short_name" = "long_name") =>
    types.flatMap((type) => found.address_components.filter((one) => one.types.includes(type)))[0]?.[form];
  return {
    placeId: found.place_id,
    status: found.partial_match ? "approximate" : (STATUS[geometry.location_type ?? ""] ?? "approximate"),
    lat: geometry.location.lat,
    lon: geometry.location.lng,
    formatted: found.formatted_address,
    streetNumber: part(["street_number"]),
    subStreetNumber: part(["subpremise"]),
    route: part(["route"]),
    city: part(TOWNS),
    county: part(["administrative_area_level_2"]),
    state: part(["administrative_area_level_1"], "short_name"),
    zipcode: part(["postal_code"]),
    zipcodeSuffix: part(["postal_code_suffix"]),
    country: part(["country"], "short_name"),
  };
}

/** Address components that contain the town, best first. */
const TOWNS = [
  "locality",
  "postal_town",
  "sublocality_level_1",
  "sublocality",
  "administrative_area_level_3",
];
const STATUS: Readonly<Record<string, Known["status"]>> = {
  ROOFTOP: "exact",
  RANGE_INTERPOLATED: "interpolated",
};
