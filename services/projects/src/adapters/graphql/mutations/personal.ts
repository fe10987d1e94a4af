import { respond } from "@callboard/graphql/respond.ts";
import { map } from "@callboard/kit/result.ts";
import { toggleFavorite } from "#app/project/favorites.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import { ofProject } from "./answers.ts";

/** Mutations of members' personal data. */
export const personalMutations: Pick<MutationResolvers, "toggleFavorite"> = {
  toggleFavorite: (_, { projectId: key, favorite }, { deps, actor }) => {
    const input = map(ofProject(key, "projectId"), (project) => ({ ...project, favorite: favorite ?? null }));
    return respond(toggleFavorite(deps, actor, input));
  },
};
