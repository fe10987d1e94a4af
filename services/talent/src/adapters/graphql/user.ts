import { readKey, recordKey } from "@callboard/kit/record-key.ts";
import { visibleProfile } from "#app/read-profile.ts";
import { completenessOf, missingFields } from "#domain/completeness.ts";
import { showsCompleteness } from "#domain/policy.ts";
import type { Resolvers } from "#gen/graphql.ts";
import { profileResolvers } from "./wire.ts";

/** Resolvers of User and UserData, for a member's professional fields. */
export const userResolvers: Pick<Resolvers, "User" | "UserData"> = {
  User: {
    __resolveReference({ PK }) {
      const userId = readKey("user", PK, "PK");
      return userId.ok ? { userId: userId.value } : null;
    },
    PK: ({ userId }) => recordKey("user", userId),
    SK: ({ userId }) => recordKey("user", userId),
    Data: ({ userId }, _args, { lookup, actor }) => visibleProfile(lookup, actor, userId),
    Cursor: ({ cursor }) => cursor ?? null,
  },
  UserData: {
    ...profileResolvers,
    Completeness: ({ view, profile }) => (showsCompleteness(view) ? completenessOf(profile) : null),
    MissingFields: ({ view, profile }) => (showsCompleteness(view) ? missingFields(profile) : null),
  },
};
