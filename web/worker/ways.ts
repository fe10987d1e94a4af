/**
 * How the worker answers: a page from the network and, without one, from the kept shell; a file whose name says its
 * contents as it was kept; a file of the shell from the network first; everything else is none of its business.
 */
export type Way = "page" | "asset" | "shell" | "pass";

/** What the worker looks at in a request. */
export type Asked = {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
};

/** Answered by services, the identity provider or the object store: never touched, and never kept. */
const OF_SERVICES = ["auth", "graphql", "api", "objects", "dev"];
const isOfServices = new RegExp(`^/(${OF_SERVICES.join("|")})(/|$)`, "i");

/** Patterns of what is none of the worker's business whatever it is: a browser that knows them does not ask it. */
export const PASSED = OF_SERVICES.flatMap((service) => [`/${service}`, `/${service}/*`]);

/** The way of a request to `origin`, whose shell consists of the files at `shell`. */
export function wayOf(asked: Asked, origin: string, shell: readonly string[]): Way {
  const { origin: target, pathname } = new URL(asked.url);
  if (asked.method !== "GET" || target !== origin || isOfServices.test(pathname)) return "pass";
  if (asked.mode === "navigate") return asked.destination === "document" ? "page" : "pass";
  if (pathname.startsWith("/assets/")) return "asset";
  return shell.includes(pathname) ? "shell" : "pass";
}
