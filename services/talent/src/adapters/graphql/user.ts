import { readKey, recordKey } from "@callboard/kit/record-key.ts";
import { shownOf, visibleProfile } from "#app/read-profile.ts";
import { completenessOf, missingFields } from "#domain/completeness.ts";
import { showsCareer, showsCompleteness } from "#domain/policy.ts";
import type { Credit, Training } from "#domain/credits.ts";
import type { Resolvers } from "#gen/graphql.ts";
import { profileResolvers } from "./wire.ts";

const writeCredit = ({ kind, title, part, company, year }: Credit) => ({
  Kind: kind,
  Title: title,
  Part: part,
  Company: company,
  Year: year,
});
const writeTraining = ({ subject, school, year }: Training) => ({
  Subject: subject,
  School: school,
  Year: year,
});

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
    Credits: ({ view, profile }) => (showsCareer(view) ? profile.credits.map(writeCredit) : null),
    Training: ({ view, profile }) => (showsCareer(view) ? profile.training.map(writeTraining) : null),
    Completeness: async ({ view, profile, userId }, _args, { lookup }) =>
      showsCompleteness(view) ? completenessOf(profile, await shownOf(lookup, userId)) : null,
    MissingFields: async ({ view, profile, userId }, _args, { lookup }) =>
      showsCompleteness(view) ? missingFields(profile, await shownOf(lookup, userId)) : null,
  },
};
