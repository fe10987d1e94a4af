import getPort from "get-port";

/**
 * Below the range from which systems take the ports of outgoing connections (32768 on Linux, 49152 elsewhere): a port
 * that is chosen now and bound half a minute later, or again after an end, must not be given to a connection meanwhile.
 * Programs that put their gRPC port at a distance of ten thousand stay below it too.
 */
const MIN_PORT = 10_000;
const MAX_PORT = 22_000;
const CANDIDATES = 1_000;
/** Two test workers that start a product at the same moment choose from ranges of their own. */
const RANGES = 4;
const RANGE = (MAX_PORT - MIN_PORT) / RANGES;

/** A loopback port on which nobody listens, other than these. */
export function freePort(exclude: readonly number[] = []): Promise<number> {
  const range = Number(process.env["JEST_WORKER_ID"] ?? 0) % RANGES;
  const first = MIN_PORT + range * RANGE + Math.floor(Math.random() * (RANGE - CANDIDATES));
  const port = Array.from({ length: CANDIDATES }, (_, index) => first + index);
  return getPort({ port, exclude, host: "127.0.0.1" });
}
