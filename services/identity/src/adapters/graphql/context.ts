import type { RequestContext } from "@callboard/graphql/subgraph-server.ts";
import type { Lookup } from "./lookup.ts";

/** What the resolvers get: the caller, and the reads of this request. */
export interface Context extends RequestContext {
  readonly lookup: Lookup;
}
