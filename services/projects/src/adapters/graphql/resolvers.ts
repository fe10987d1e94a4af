import type { Resolvers } from "#gen/graphql.ts";
import { featureResolvers } from "./feature.ts";
import { mutations } from "./mutations.ts";
import { positionResolvers } from "./position.ts";
import { projectResolvers } from "./project.ts";
import { queries } from "./queries.ts";

/** Resolvers of the subgraph: the root types, and the types with fields beyond their record's. */
export const resolvers: Resolvers = {
  Query: queries,
  Mutation: mutations,
  ...projectResolvers,
  ...featureResolvers,
  ...positionResolvers,
};
