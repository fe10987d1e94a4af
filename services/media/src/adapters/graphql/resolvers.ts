import type { Deps } from "#app/ports.ts";
import type { Resolvers } from "#gen/graphql.ts";
import { mediaItemResolvers } from "./media-item.ts";
import { createMutations } from "./mutations.ts";
import { createQueries } from "./queries.ts";
import type { SignDownload } from "./wire.ts";

/** The resolvers of media. */
export function createResolvers(deps: Deps, sign: SignDownload): Resolvers {
  return {
    Query: createQueries(deps, sign),
    Mutation: createMutations(deps, sign),
    MediaItem: mediaItemResolvers(sign),
  };
}
