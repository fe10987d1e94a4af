import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { createLog } from "@callboard/kit/log/log.ts";

export type Kind = "photon" | "nominatim" | "google";

/** Where each kind is asked, how what was typed is called there, and what it answers for nothing. */
const KINDS = {
  photon: { path: "/api", typed: "q", none: { type: "FeatureCollection", features: [] } },
  nominatim: { path: "/search", typed: "q", none: [] },
  google: { path: "/maps/api/geocode/json", typed: "address", none: { results: [], status: "ZERO_RESULTS" } },
} as const;

/** One question as it came. */
export interface Asked {
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly at: number;
}

export interface GeocoderServer {
  readonly url: string;
  readonly asked: readonly Asked[];
  /** Answers this instead of what is recorded, until it is called again without anything. */
  answer(instead?: { status: number; body?: unknown; afterMs?: number; location?: string }): void;
  close(): Promise<void>;
}

/** Serves the answers in geocoders/, which are shaped as the documentation of each kind shows them. */
export async function startGeocoderServer(kind: Kind): Promise<GeocoderServer> {
  const { path, typed, none } = KINDS[kind];
  const file = new URL(`./geocoders/${kind}.json`, import.meta.url);
  const recorded = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  const asked: Asked[] = [];
  let instead: Parameters<GeocoderServer["answer"]>[0];
  const app = createHttpServer(createLog("test", "silent"));
  app.get(path, async (request, reply) => {
    const query = request.query as Record<string, string>;
    asked.push({ query, headers: request.headers, at: performance.now() });
    if (instead?.afterMs) await new Promise((resolve) => setTimeout(resolve, instead?.afterMs).unref());
    if (instead?.location) void reply.header("location", instead.location);
    return reply.status(instead?.status ?? 200).send(instead?.body ?? recorded[query[typed] ?? ""] ?? none);
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    asked,
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
