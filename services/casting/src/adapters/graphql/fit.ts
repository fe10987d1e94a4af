import type { FitCriterionResolvers, FitResolvers } from "#gen/graphql.ts";

/** How well talent fits a position. */
export const fitResolvers: FitResolvers = {
  Met: ({ met }) => met,
  Of: ({ of }) => of,
  Criteria: ({ criteria }) => [...criteria],
};

export const fitCriterionResolvers: FitCriterionResolvers = {
  Criterion: ({ criterion }) => criterion,
  Verdict: ({ verdict }) => verdict,
  Wanted: ({ wanted }) => [...wanted],
  Has: ({ has }) => [...has],
};
