import type { Loader } from "@callboard/graphql/loaders.ts";
import type { RequestContext } from "@callboard/graphql/subgraph-server.ts";
import type { Subscriber } from "#domain/subscription.ts";

/** What resolvers receive: the caller, and a loader of subscribers. */
export interface Context extends RequestContext {
  readonly subscribers: Loader<Subscriber>;
}
