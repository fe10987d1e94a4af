import type { RequestContext } from "@callboard/graphql/subgraph-server.ts";
import type { Lookup } from "./lookup.ts";

/** The resolvers' context: the caller, and this request's batched reads. */
export interface Context extends RequestContext {
  readonly lookup: Lookup;
}
