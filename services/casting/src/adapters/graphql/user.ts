import { hasRole } from "@callboard/kit/actor.ts";
import { readKey } from "@callboard/kit/record-key.ts";
import { talentSide } from "#domain/policy.ts";
import type { UserDataResolvers, UserResolvers } from "#gen/graphql.ts";
import { wire } from "./wire.ts";

/** The fields that casting adds to a member. */
export const userResolvers: UserResolvers = {
  PK: ({ userId }) => wire.user(userId),
  SK: ({ userId }) => wire.user(userId),
  Data: (parent) => parent,
  __resolveReference: (reference) => {
    const key = readKey("user", (reference as { PK: string }).PK, "PK");
    return key.ok ? { userId: key.value } : null;
  },
};

export const userDataResolvers: UserDataResolvers = {
  Submissions: ({ userId }, _, { actor, loaders }) => {
    const maySee = actor.kind === "member" && (hasRole(actor, "Admin") || talentSide(actor, userId) !== null);
    return maySee ? loaders.userCounts.load(userId) : null;
  },
};
