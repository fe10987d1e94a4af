import { unavailable } from "@callboard/kit/failure.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { pause } from "@callboard/kit/process/pause.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import { z } from "zod";
import { requestGeocoder } from "./request-geocoder.ts";
import { first, foundAddresses, type Known } from "./found-address.ts";
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
const list = z.array(place);
/** A reverse lookup returns one place, or an error if there is none. */
const at = z.union([place, z.object({ error: z.string() })]);

/** Address parts that contain the town, those closest to postal usage first. */
const TOWNS = ["city", "town", "village", "hamlet", "municipality", "borough", "suburb"];
/** Address part with the state's code, such as `US-NY`. */
const STATE = "ISO3166-2-lvl4";
/** Maximum time in milliseconds that a request may wait for its turn. */
const TIMEOUT_MS = 3_000;

export interface NominatimOptions {
  /** Base URL of the server, to which `/search`, `/reverse` and `/lookup` are appended. */
  readonly url: string;
  /** Names the product and its address, as the public server's usage policy requires. */
  readonly userAgent: string;
  /** Minimum interval between two requests in milliseconds. */
  readonly paceMs: number;
}

/**
 * Geocoder backed by a Nominatim server, within its rate limit; requests that would wait too long are UNAVAILABLE.
 */
export function createNominatim({ url, userAgent, paceMs }: NominatimOptions, log: Log): Geocoder {
  const takeTurn = createTurns(paceMs, log);
  const request = async <S extends z.ZodType>(
    path: string,
    question: Record<string, string>,
    response: S,
  ) => {
    const turn = await takeTurn();
    if (!turn.ok) return turn;
    const requestUrl = new URL(`${url.replace(/\/$/, "")}${path}`);
    const form = { format: "jsonv2", addressdetails: "1", "accept-language": "en" };
    requestUrl.search = String(new URLSearchParams({ ...question, ...form }));
    return requestGeocoder(log, { engine: "Nominatim", url: requestUrl, userAgent, schema: response });
  };
  const found = (places: z.output<typeof list>) => foundAddresses(places.map(knownOf));
  return {
    name: "nominatim",
    search: async (query) =>
      map(await request("/search", { q: query, limit: String(MAX_FOUND) }, list), found),
    async reverse({ lat, lon }) {
      const response = await request("/reverse", { lat: String(lat), lon: String(lon) }, at);
      return map(response, (one) => first("error" in one ? [] : found([one])));
    },
    async place(placeId) {
      const [, key] = /^nominatim:([NWR]\d+)$/.exec(placeId) ?? [];
      if (key === undefined) return ok(null);
      return map(await request("/lookup", { osm_ids: key }, list), (places) => first(found(places)));
    },
    close: async () => undefined,
  };
}

/** Lets one request through per interval; UNAVAILABLE for a request that would wait too long. */
function createTurns(paceMs: number, log: Log): () => Promise<Result<void>> {
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    if (turn - now > TIMEOUT_MS) {
      warnThrottled(
        log,
        { event: "geocoder_queue_full", dependency: "Nominatim" },
        "The geocoder has many waiting: set GEOCODER_URL to a server of your own",
      );
      return fail(unavailable("geocoder", Math.ceil((turn - now) / 1_000)));
    }
    next = turn + paceMs;
    if (turn > now) await pause(turn - now);
    return ok();
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
  // A house number within a range of known ones.
  if (type === "houses" || type === "interpolation") return "interpolated";
  return address["house_number"] === undefined ? "approximate" : "exact";
}
