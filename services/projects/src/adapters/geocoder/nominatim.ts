import { unavailable } from "@callboard/kit/failure.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { pause } from "@callboard/kit/process/pause.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import { z } from "zod";
import { askGeocoder } from "./ask-geocoder.ts";
import { foundAddresses, type Known } from "./found-address.ts";
import { MAX_FOUND, type Geocoder } from "./geocoder.ts";

const degrees = z.coerce.number();
const place = z.object({
  osm_type: z.string().optional(),
  osm_id: z.number().optional(),
  place_id: z.number(),
  lat: degrees,
  lon: degrees,
  type: z.string().optional(),
  addresstype: z.string().optional(),
  name: z.string().optional(),
  display_name: z.string(),
  address: z.record(z.string(), z.string()).default({}),
});
const answer = z.array(place);

/** Parts of an address that say the town, the nearest to what a letter says first. */
const TOWNS = ["city", "town", "village", "hamlet", "municipality", "borough", "suburb"];
/** Part of an address with the state's code: `US-NY`. */
const STATE = "ISO3166-2-lvl4";
/** Milliseconds for which somebody may wait for their turn. */
const PATIENCE_MS = 3_000;

export interface NominatimOptions {
  /** The server's address, to which `/search` is added. */
  readonly url: string;
  /** Names the product and where it is, as the rules of the public server ask. */
  readonly userAgent: string;
  /** Milliseconds between two questions at least. */
  readonly paceMs: number;
}

/** Asks a Nominatim server, no more often than it allows; who would have to wait for long is told to come again. */
export function createNominatim({ url, userAgent, paceMs }: NominatimOptions, log: Log): Geocoder {
  let next = 0;
  return {
    name: "nominatim",
    async search(query) {
      const now = performance.now();
      const turn = Math.max(now, next);
      if (turn - now > PATIENCE_MS) {
        warnThrottled(
          log,
          { event: "geocoder_queue_full", dependency: "Nominatim" },
          "The geocoder has many waiting: set GEOCODER_URL to a server of your own",
        );
        return fail(unavailable("geocoder", Math.ceil((turn - now) / 1_000)));
      }
      next = turn + paceMs;
      if (turn > now) await pause(turn - now);
      const asked = new URL(`${url.replace(/\/$/, "")}/search`);
      asked.search = String(
        new URLSearchParams({
          q: query,
          format: "jsonv2",
          addressdetails: "1",
          limit: String(MAX_FOUND),
          "accept-language": "en",
        }),
      );
      const found = await askGeocoder(log, { engine: "Nominatim", url: asked, userAgent, answer });
      return found.ok ? ok(foundAddresses(found.value.map(knownOf))) : found;
    },
    close: async () => undefined,
  };
}

function knownOf(found: z.output<typeof place>): Known {
  const { address, addresstype = "" } = found;
  const isTown = TOWNS.includes(addresstype);
  const town = TOWNS.map((part) => address[part]).find((name) => name !== undefined);
  return {
    placeId: `nominatim:${found.osm_type?.[0]?.toUpperCase() ?? "P"}${found.osm_id ?? found.place_id}`,
    status: statusOf(found),
    lat: found.lat,
    lon: found.lon,
    formatted: found.display_name,
    streetNumber: address["house_number"],
    route: address["road"],
    city: isTown && found.name ? found.name : town,
    county: address["county"],
    state: address[STATE]?.split("-")[1] ?? address["state"],
    zipcode: address["postcode"],
    country: address["country_code"],
  };
}

function statusOf({ address, type }: z.output<typeof place>): Known["status"] {
  // A range of numbers between two known ones.
  if (type === "houses" || type === "interpolation") return "interpolated";
  return address["house_number"] === undefined ? "approximate" : "exact";
}
