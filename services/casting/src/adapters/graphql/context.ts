import type { RequestContext } from "@callboard/graphql/subgraph-server.ts";
import type { Loaders } from "./loaders.ts";

/** What resolvers receive: the caller, and loaders that batch reads. */
export interface Context extends RequestContext {
  readonly loaders: Loaders;
  /** The time of the request. */
  readonly now: Date;
  /** How long a yes that binds can be taken back, in milliseconds. */
  readonly callBackMs: number;
}
