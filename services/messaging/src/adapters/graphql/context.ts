import type { RequestContext } from "@callboard/graphql/subgraph-server.ts";

/** What the resolvers get. */
export type Context = RequestContext;
