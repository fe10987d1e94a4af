import type { Log } from "@callboard/kit/log/log.ts";
import { map, ok } from "@callboard/kit/result.ts";
import { z } from "zod";
import { requestGeocoder } from "./request-geocoder.ts";
import { first, foundAddresses, type Known } from "./found-address.ts";
import { MAX_FOUND, type Geocoder } from "./geocoder.ts";

const text = z.string().optional();
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: z.string(),
    osm_id: z.number(),
    type: text,
    name: text,
    housenumber: text,
    street: text,
    district: text,
    locality: text,
    city: text,
    county: text,
    state: text,
    postcode: text,
    country: text,
    countrycode: text,
  }),
});
const response = z.object({ features: z.array(feature) });

/** Kinds of place whose own name is a town. */
const TOWNS = ["city", "district", "locality"];

export interface PhotonOptions {
  /** Base URL of the server, to which `/api` is appended. */
  readonly url: string;
  readonly userAgent: string;
}

/** Geocoder backed by a Photon server. */
export function createPhoton({ url, userAgent }: PhotonOptions, log: Log): Geocoder {
  const request = async (path: string, question: Record<string, string>) => {
    const requestUrl = new URL(`${url.replace(/\/$/, "")}${path}`);
    requestUrl.search = String(new URLSearchParams({ ...question, lang: "en" }));
    const found = await requestGeocoder(log, {
      engine: "Photon",
      url: requestUrl,
      userAgent,
      schema: response,
    });
    return map(found, ({ features }) => foundAddresses(features.map(knownOf)));
  };
  return {
    name: "photon",
    search: (query) => request("/api", { q: query, limit: String(MAX_FOUND) }),
    reverse: async ({ lat, lon }) =>
      map(await request("/reverse", { lat: String(lat), lon: String(lon), limit: "1" }), first),
    // Photon has no lookup by id.
    place: async () => ok(null),
    close: async () => undefined,
  };
}

function knownOf({ geometry, properties: place }: z.output<typeof feature>): Known {
  const [lon, lat] = geometry.coordinates;
  const isStreet = place.type === "street";
  const route = place.street ?? (isStreet ? place.name : undefined);
  const city = TOWNS.includes(place.type ?? "")
    ? place.name
    : (place.city ?? place.district ?? place.locality);
  const line = [place.housenumber, route].filter(Boolean).join(" ");
  const words = [line || place.name, city, place.state, place.postcode, place.country];
  return {
    placeId: `photon:${place.osm_type}${place.osm_id}`,
    status: place.housenumber === undefined ? "approximate" : "exact",
    lat,
    lon,
    formatted: [...new Set(words.filter(Boolean))].join(", "),
    streetNumber: place.housenumber,
    route,
    city,
    county: place.county,
    state: place.state,
    zipcode: place.postcode ?? (place.type === "postcode" ? place.name : undefined),
    country: place.countrycode,
  };
}
