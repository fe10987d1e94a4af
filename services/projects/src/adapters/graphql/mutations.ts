import type { MutationResolvers } from "#gen/graphql.ts";
import { savedSearchMutations } from "./saved-search.ts";
import { featureMutations } from "./feature.ts";
import { fileMutations } from "./mutations/files.ts";
import { itemMutations } from "./mutations/items.ts";
import { personalMutations } from "./mutations/personal.ts";
import { positionMutations } from "./mutations/positions.ts";
import { projectMutations } from "./mutations/projects.ts";
import { scheduleMutations } from "./mutations/schedule.ts";
import { stepMutations } from "./mutations/steps.ts";

export const mutations: MutationResolvers = {
  ...featureMutations,
  ...savedSearchMutations,
  ...stepMutations,
  ...positionMutations,
  ...projectMutations,
  ...scheduleMutations,
  ...fileMutations,
  ...itemMutations,
  ...personalMutations,
};
