import type { Log } from "@callboard/kit/log/log.ts";
import { z } from "zod";
import type { Geocoder } from "./geocoder.ts";
import { createGoogle, GOOGLE_URL } from "./google.ts";
import { createNominatim } from "./nominatim.ts";
import { createOfflineGeocoder } from "./offline.ts";
import { createPhoton } from "./photon.ts";

/** OpenStreetMap's public server allows one request per second for each product. */
const PUBLIC_NOMINATIM = "nominatim.openstreetmap.org";
const PUBLIC_PACE_MS = 1_000;

/** Settings of the geocoder, which projects reads with its own. */
export const geocoderConfig = z
  .object({
    /** The geocoder to use. */
    GEOCODER: z
      .enum(["offline", "photon", "nominatim", "google"], "must be offline, photon, nominatim or google")
      .default("offline"),
    /** URL of the Photon or Nominatim server, or of a replacement for Google's API. */
    GEOCODER_URL: z.url({ protocol: /^https?$/, error: "must be https://host of the geocoder" }).optional(),
    /** Key of Google's Geocoding API. */
    GEOCODER_KEY: z.string().min(1).optional(),
    /** The public origin, by which the geocoder knows who is calling. */
    PUBLIC_URL: z.url(),
  })
  .superRefine(({ GEOCODER, GEOCODER_URL: url, GEOCODER_KEY: key }, context) => {
    const addIssue = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    const hasServer = GEOCODER === "photon" || GEOCODER === "nominatim";
    if (hasServer && url === undefined)
      addIssue("GEOCODER_URL", `is missing: the address of the ${GEOCODER} server`);
    if (GEOCODER === "google" && key === undefined)
      addIssue("GEOCODER_KEY", "is missing: the key of Google's Geocoding API");
    if (GEOCODER !== "google" && key !== undefined)
      addIssue("GEOCODER_KEY", `is of no use to ${GEOCODER}: leave it out, or set GEOCODER=google`);
    if (GEOCODER === "offline" && url !== undefined)
      addIssue("GEOCODER_URL", "is of no use offline: leave it out, or set GEOCODER=photon or nominatim");
  });

/** Opens the geocoder selected by GEOCODER. */
export function openGeocoder(config: z.output<typeof geocoderConfig>, log: Log): Geocoder {
  const { GEOCODER, GEOCODER_URL: url = "", GEOCODER_KEY: key = "", PUBLIC_URL } = config;
  const userAgent = `Callboard/1.0 (${PUBLIC_URL})`;
  switch (GEOCODER) {
    case "photon":
      return createPhoton({ url, userAgent }, log);
    case "nominatim": {
      const paceMs = new URL(url).hostname === PUBLIC_NOMINATIM ? PUBLIC_PACE_MS : 0;
      return createNominatim({ url, userAgent, paceMs }, log);
    }
    case "google":
      return createGoogle({ url: url || GOOGLE_URL, key, userAgent }, log);
    case "offline":
      return createOfflineGeocoder();
  }
}
