import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { readKey, readOptionalKey } from "@callboard/kit/record-key.ts";
import { map } from "@callboard/kit/result.ts";
import type { Deps } from "#app/ports.ts";
import { updateDemographics } from "#app/update-demographics.ts";
import { updateSkills } from "#app/update-skills.ts";
import type { MutationResolvers } from "#gen/graphql.ts";

export function createMutations(deps: Deps): MutationResolvers {
  return {
    updateUserDemographics(_parent, { demographic }, { actor }) {
      const key = readOptionalKey("user", demographic.PK, "demographic.PK");
      return respond(
        updateDemographics(
          deps,
          actor,
          map(key, (userId) => ({ userId, demographic })),
        ),
      );
    },
    updateSkills(_parent, { PK, Skills }, { actor }) {
      const input = map(readKey("user", PK, "PK"), (userId) => ({ userId, skills: Skills }));
      return respondWith(updateSkills(deps, actor, input), () => ({ Status: "OK" }));
    },
  };
}
