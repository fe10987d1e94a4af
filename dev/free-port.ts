import getPort from "get-port";

/**
 * Below the range from which systems take the ports of outgoing connections (32768 on Linux, 49152 elsewhere): a port
 * that is chosen now and bound half a minute later, or again after an end, must not be lent to a connection meanwhile.
 * Programs that put their gRPC port at a distance of ten thousand stay below it too.
 */
const LEAST = 10_000;
const MOST = 22_000;
const LOOKED_AT = 1_000;

/** A loopback port on which nobody listens, other than these. */
export function freePort(exclude: readonly number[] = []): Promise<number> {
  const first = LEAST + Math.floor(Math.random() * (MOST - LEAST - LOOKED_AT));
  const port = Array.from({ length: LOOKED_AT }, (_, index) => first + index);
  return getPort({ port, exclude, host: "127.0.0.1" });
}
