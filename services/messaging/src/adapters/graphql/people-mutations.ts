import { respondWith } from "@callboard/graphql/respond.ts";
import { readKey } from "@callboard/kit/record-key.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { map } from "@callboard/kit/result.ts";
import { blockUser, unblockUser } from "#app/block-user.ts";
import { addMembers, leaveConversation, removeMembers } from "#app/change-members.ts";
import type { Deps } from "#app/ports.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import { allOf, readOwnKey } from "./keys.ts";
import { toMembersStatus } from "./wire.ts";

const done = () => ({ Status: "OK" });

interface MemberArguments {
  readonly PK: string;
  readonly SK: string;
  readonly UserIds: readonly string[];
}

function readMembers({ PK, SK, UserIds }: MemberArguments) {
  const read = combineValidations({
    key: readOwnKey({ PK, SK }),
    userIds: allOf(UserIds.map((key, place) => readKey("user", key, `UserIds.${place}`))),
  });
  return map(read, ({ key, userIds }) => ({ ...key, userIds }));
}

/** Changes the members of groups, and blocks. */
export function createPeopleMutations(deps: Deps): MutationResolvers {
  return {
    addConversationMembers: (_parent, named, { actor }) =>
      respondWith(addMembers(deps, actor, readMembers(named)), toMembersStatus),
    removeConversationMembers: (_parent, named, { actor }) =>
      respondWith(removeMembers(deps, actor, readMembers(named)), toMembersStatus),
    leaveConversation: (_parent, { PK, SK }, { actor }) =>
      respondWith(leaveConversation(deps, actor, readOwnKey({ PK, SK })), done),
    blockUser: (_parent, { PK }, { actor }) =>
      respondWith(blockUser(deps, actor, readKey("user", PK, "PK")), done),
    unblockUser: (_parent, { PK }, { actor }) =>
      respondWith(unblockUser(deps, actor, readKey("user", PK, "PK")), done),
  };
}
