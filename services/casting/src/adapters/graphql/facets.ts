import type { SubmissionFacetsResolvers, SubmissionFacetValueResolvers } from "#gen/graphql.ts";

/** The values by which the submissions to a position can be filtered. */
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
