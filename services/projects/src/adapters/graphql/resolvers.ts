import type { Resolvers } from "#gen/graphql.ts";
import { featureResolvers } from "./feature.ts";
import { mutations } from "./mutations.ts";
import { positionResolvers } from "./position.ts";
import { projectResolvers } from "./project.ts";
import { queries } from "./queries.ts";

/** The subgraph: roots, and types whose fields are more than their record's. */
export const resolvers: Resolvers = {
  Query: queries,
  Mutation: mutations,
  ...projectResolvers,
  ...featureResolvers,
  ...positionResolvers,
};
