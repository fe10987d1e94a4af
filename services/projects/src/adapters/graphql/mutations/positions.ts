import { respondWith } from "@callboard/graphql/respond.ts";
import { readClientKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { map } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { addPosition } from "#app/position/add-position.ts";
import { changePosition } from "#app/position/change-position.ts";
import { removeItem } from "#app/items/remove-items.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import { OK, ofItem, owned } from "./answers.ts";

export const positionMutations: Pick<
  MutationResolvers,
  "saveProjectPosition" | "updateProjectPosition" | "deleteProjectPosition"
> = {
  saveProjectPosition: (_, { positionInfo }, { deps, actor }) => {
    const { PK, SK: _sk, ClientKey, ...sent } = positionInfo;
    const keys = combineValidations({
      projectId: readRequiredKey("project", PK, "positionInfo.PK"),
      clientKey: readClientKey(ClientKey, "positionInfo.ClientKey"),
    });
    const input = map(keys, (read) => ({ ...read, sent }));
    return owned(addPosition(deps, actor, input));
  },
  updateProjectPosition: (_, { positionInfo }, { deps, actor }) => {
    const { PK, SK, RoleStatus, Version, ...sent } = positionInfo;
    const keys = combineValidations({
      projectId: readRequiredKey("project", PK, "positionInfo.PK"),
      positionId: readRequiredKey("position", SK, "positionInfo.SK"),
    });
    const input = map(keys, (ids) => ({
      ...ids,
      sent,
      roleStatus: RoleStatus ?? null,
      version: Version ?? null,
    }));
    return owned(changePosition(deps, actor, input));
  },
  deleteProjectPosition: (_, { pK, sK }, { deps, actor }) => {
    return respondWith(removeItem(deps, actor, ofItem("position", pK, sK)), OK);
  },
};
