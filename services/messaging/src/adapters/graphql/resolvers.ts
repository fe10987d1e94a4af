import type { Deps } from "#app/ports.ts";
import type { Resolvers } from "#gen/graphql.ts";
import { createMutations } from "./mutations.ts";
import { createQueries } from "./queries.ts";

/** The resolvers of messaging. */
export function createResolvers(deps: Deps): Resolvers {
  return { Query: createQueries(deps), Mutation: createMutations(deps) };
}
