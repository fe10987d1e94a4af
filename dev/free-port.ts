import getPort from "get-port";

/**
 * Below the range of ephemeral ports (32768 on Linux, 49152 elsewhere): a port that is chosen now and bound later, or
 * bound again after a restart, must not be used by an outgoing connection in between. gRPC ports at an offset of ten
 * thousand stay below it too.
 */
const MIN_PORT = 10_000;
const MAX_PORT = 22_000;
const CANDIDATES = 1_000;
/** Test workers that start a product at the same time choose from separate ranges. */
const RANGES = 4;
const RANGE = (MAX_PORT - MIN_PORT) / RANGES;

/** A free loopback port, excluding these. */
export function freePort(exclude: readonly number[] = []): Promise<number> {
  const range = Number(process.env["JEST_WORKER_ID"] ?? 0) % RANGES;
  const first = MIN_PORT + range * RANGE + Math.floor(Math.random() * (RANGE - CANDIDATES));
  const port = Array.from({ length: CANDIDATES }, (_, index) => first + index);
  return getPort({ port, exclude, host: "127.0.0.1" });
}
