/**
 * How the worker handles a request. `page`: from the network, offline from the cached shell. `asset`: a file whose
 * name contains its hash, from the cache. `shell`: another file of the shell, from the network first. `pass`: not
 * handled.
 */
export type Way = "page" | "asset" | "shell" | "pass";

/** The part of a request that the worker looks at. */
export type RequestFacts = {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
};

/** Served by services, the identity provider or the object store: never handled and never cached. */
const OF_SERVICES = ["auth", "graphql", "api", "objects", "dev"];
const isOfServices = new RegExp(`^/(${OF_SERVICES.join("|")})(/|$)`, "i");

/**
 * URL patterns that the worker never handles; browsers that support static routes do not start the worker for them.
 */
export const PASSED = OF_SERVICES.flatMap((service) => [`/${service}`, `/${service}/*`]);

/** How a request to `origin` is handled, whose shell consists of the files at `shell`. */
export function wayOf(request: RequestFacts, origin: string, shell: readonly string[]): Way {
  const { origin: target, pathname } = new URL(request.url);
  if (request.method !== "GET" || target !== origin || isOfServices.test(pathname)) return "pass";
  if (request.mode === "navigate") return request.destination === "document" ? "page" : "pass";
  if (pathname.startsWith("/assets/")) return "asset";
  return shell.includes(pathname) ? "shell" : "pass";
}
