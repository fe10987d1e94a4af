import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { createLog } from "@callboard/kit/log/log.ts";

export type Kind = "photon" | "nominatim" | "google";

interface Format {
  /** Paths of this kind's search, reverse lookup and place lookup, which may be the same. */
  readonly paths: readonly string[];
  /** Name of the query parameter with the typed text. */
  readonly typed: string;
  /** Whether a request is about this recorded place. */
  readonly isAbout: (place: Place, query: Query) => boolean;
  /** The places in a recorded response. */
  readonly placesOf: (answer: never) => readonly Place[];
  /** Builds a response with these places for a request to this path. */
  readonly answer: (places: readonly Place[], path: string) => unknown;
}
type Query = Readonly<Record<string, string>>;
/** A place in the form of one of the kinds. */
interface Place {
  readonly geometry: { coordinates: number[]; location: { lat: number; lng: number } };
  readonly osm_type: string;
  readonly osm_id: number;
  readonly place_id: string;
  readonly lat: string;
  readonly lon: string;
}

const KINDS: Readonly<Record<Kind, Format>> = {
  photon: {
    paths: ["/api", "/reverse"],
    typed: "q",
    isAbout: ({ geometry }, { lat, lon }) => String(geometry.coordinates) === `${lon},${lat}`,
    placesOf: ({ features }: { features: Place[] }) => features,
    answer: (features) => ({ type: "FeatureCollection", features }),
  },
  nominatim: {
    paths: ["/search", "/reverse", "/lookup"],
    typed: "q",
    isAbout: (place, { lat, lon, osm_ids: key }) =>
      key
        ? key === `${place.osm_type[0]?.toUpperCase()}${place.osm_id}`
        : place.lat === lat && place.lon === lon,
    placesOf: (places: Place[]) => places,
    answer: (places, path) => (path === "/reverse" ? (places[0] ?? { error: "Unable to geocode" }) : places),
  },
  google: {
    paths: ["/maps/api/geocode/json"],
    typed: "address",
    isAbout: ({ place_id: id, geometry }, { place_id: key, latlng }) =>
      key ? key === id : latlng === `${geometry.location.lat},${geometry.location.lng}`,
    placesOf: ({ results }: { results: Place[] }) => results,
    answer: (results) => ({ results, status: results.length > 0 ? "OK" : "ZERO_RESULTS" }),
  },
};

/** A received request. */
interface ReceivedRequest {
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly at: number;
}

export interface GeocoderServer {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /** Responds with this instead of the recordings, until it is called again without an argument. */
  answer(instead?: { status: number; body?: unknown; afterMs?: number; location?: string }): void;
  close(): Promise<void>;
}

/** Serves the responses in geocoders/, which have the form documented by each kind. */
export async function startGeocoderServer(kind: Kind): Promise<GeocoderServer> {
  const { paths, typed, isAbout, placesOf, answer } = KINDS[kind];
  const file = new URL(`./${kind}.json`, import.meta.url);
  const recorded = JSON.parse(readFileSync(file, "utf8")) as Record<string, never>;
  const all = Object.values(recorded).flatMap(placesOf);
  const requests: ReceivedRequest[] = [];
  let instead: Parameters<GeocoderServer["answer"]>[0];
  const app = createHttpServer(createLog("test", "silent"));
  for (const path of paths)
    app.get(path, async (request, reply) => {
      const query = request.query as Query;
      requests.push({ query, headers: request.headers, at: performance.now() });
      if (instead?.afterMs) await new Promise((resolve) => setTimeout(resolve, instead?.afterMs).unref());
      if (instead?.location) void reply.header("location", instead.location);
      const words = query[typed];
      const found =
        words === undefined
          ? answer(all.filter((place) => isAbout(place, query)).slice(0, 1), path)
          : (recorded[words] ?? answer([], path));
      return reply.status(instead?.status ?? 200).send(instead?.body ?? found);
    });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    requests,
    answer: (other) => {
      instead = other;
    },
    async close() {
      const closed = app.close();
      app.server.closeAllConnections();
      await closed;
    },
  };
}
