import type { RequestContext } from "@callboard/graphql/subgraph-server.ts";
import type { Loaders } from "./loaders.ts";

/** What the resolvers get: who asks, and loaders that read whole lists at once. */
export interface Context extends RequestContext {
  readonly loaders: Loaders;
  /** The moment of the request. */
  readonly now: Date;
}
