import type { Deps } from "#app/ports.ts";
import type { Resolvers } from "#gen/graphql.ts";
import { fitCriterionResolvers, fitResolvers } from "./fit.ts";
import { createMutations } from "./mutations.ts";
import { positionDataResolvers, positionResolvers, stageCountResolvers } from "./position.ts";
import { createQueries } from "./queries.ts";
import {
  submissionDataResolvers,
  submissionGroupResolvers,
  submissionMoveResolvers,
  submissionPositionResolvers,
  submissionProjectResolvers,
  submissionResolvers,
  submissionsPageResolvers,
} from "./submission.ts";
import { userDataResolvers, userResolvers } from "./user.ts";

/** All resolvers of casting. */
export function createResolvers(deps: Deps): Resolvers {
  return {
    Query: createQueries(deps),
    Mutation: createMutations(deps),
    Submission: submissionResolvers,
    SubmissionData: submissionDataResolvers,
    SubmissionMove: submissionMoveResolvers,
    SubmissionGroup: submissionGroupResolvers,
    SubmissionProject: submissionProjectResolvers,
    SubmissionPosition: submissionPositionResolvers,
    SubmissionsPage: submissionsPageResolvers,
    Position: positionResolvers,
    PositionData: positionDataResolvers,
    User: userResolvers,
    UserData: userDataResolvers,
    StageCount: stageCountResolvers,
    Fit: fitResolvers,
    FitCriterion: fitCriterionResolvers,
  };
}
