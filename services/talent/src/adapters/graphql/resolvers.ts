import type { Deps } from "#app/ports.ts";
import type { Resolvers } from "#gen/graphql.ts";
import { availabilityResolvers } from "./availability.ts";
import { postResolvers } from "./post.ts";
import { createMutations } from "./mutations.ts";
import { createQueries } from "./queries.ts";
import { userResolvers } from "./user.ts";

/** All resolvers of talent. */
export function createResolvers(deps: Deps): Resolvers {
  return {
    Query: createQueries(deps),
    Mutation: createMutations(deps),
    ...userResolvers,
    ...postResolvers,
    ...availabilityResolvers,
  };
}
