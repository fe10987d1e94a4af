import type { SubmissionFacetsResolvers, SubmissionFacetValueResolvers } from "#gen/graphql.ts";

/** What the people of a position can be filtered by. */
export const submissionFacetsResolvers: SubmissionFacetsResolvers = {
  AgeRanges: ({ ageRanges }) => [...ageRanges],
  Unions: ({ unions }) => [...unions],
  Agents: ({ agents }) => [...agents],
  NoUnion: ({ noUnion }) => noUnion,
  NoAgent: ({ noAgent }) => noAgent,
};

export const submissionFacetValueResolvers: SubmissionFacetValueResolvers = {
  Value: ({ value }) => value,
  Count: ({ count }) => count,
};
