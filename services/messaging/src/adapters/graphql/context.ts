import type { RequestContext } from "@callboard/kit/graphql/subgraph-server.ts";

/** What the resolvers get. */
export type Context = RequestContext;
