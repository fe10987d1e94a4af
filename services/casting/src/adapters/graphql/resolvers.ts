import type { Deps } from "#app/ports.ts";
import type { Resolvers } from "#gen/graphql.ts";
import { auditionTimeDataResolvers, auditionTimeResolvers } from "./waiting/audition-time.ts";
import { calendarEntryResolvers, calendarFeedResolvers } from "./calendar/calendar.ts";
import {
  bookingJobDataResolvers,
  bookingJobResolvers,
  invitationDataResolvers,
  invitationResolvers,
  submissionNoteResolvers,
} from "./company.ts";
import { submissionFacetsResolvers, submissionFacetValueResolvers } from "./facets.ts";
import { clientFitResolvers, clientFitsResolvers, fitCriterionResolvers, fitResolvers } from "./fit.ts";
import {
  groupDataResolvers,
  groupResolvers,
  groupUserDataResolvers,
  groupUserResolvers,
} from "./groups/group.ts";
import { createMutations } from "./mutations.ts";
import { cancellationResolvers } from "./cancellation.ts";
import { bookingRequestResolvers, clashResolvers, dateRankResolvers } from "./request.ts";
import { submissionOutcomeResolvers } from "./outcomes.ts";
import {
  submissionsByStagePageResolvers,
  talentStageCountResolvers,
  userAwaitedResolvers,
  userStageCountsResolvers,
} from "./lists/by-stage.ts";
import { openRequestResolvers, openRequestsPageResolvers } from "./lists/open-requests.ts";
import { auditionsToHandlePageResolvers } from "./lists/to-handle.ts";
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
import { waitingPlaceResolvers } from "./waiting/waiting.ts";
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
    OpenRequest: openRequestResolvers,
    OpenRequestsPage: openRequestsPageResolvers,
    AuditionsToHandlePage: auditionsToHandlePageResolvers,
    SubmissionsByStagePage: submissionsByStagePageResolvers,
    TalentStageCount: talentStageCountResolvers,
    UserAwaited: userAwaitedResolvers,
    UserStageCounts: userStageCountsResolvers,
    SubmissionFacets: submissionFacetsResolvers,
    SubmissionFacetValue: submissionFacetValueResolvers,
    SubmissionNote: submissionNoteResolvers,
    Invitation: invitationResolvers,
    InvitationData: invitationDataResolvers,
    BookingJob: bookingJobResolvers,
    BookingJobData: bookingJobDataResolvers,
    CalendarEntry: calendarEntryResolvers,
    CalendarFeed: calendarFeedResolvers,
    BookingRequest: bookingRequestResolvers,
    ...cancellationResolvers,
    DateRank: dateRankResolvers,
    Clash: clashResolvers,
    SubmissionOutcome: submissionOutcomeResolvers,
    Group: groupResolvers,
    GroupData: groupDataResolvers,
    GroupUser: groupUserResolvers,
    GroupUserData: groupUserDataResolvers,
    Position: positionResolvers,
    PositionData: positionDataResolvers,
    AuditionTime: auditionTimeResolvers,
    AuditionTimeData: auditionTimeDataResolvers,
    WaitingPlace: waitingPlaceResolvers,
    User: userResolvers,
    UserData: userDataResolvers,
    StageCount: stageCountResolvers,
    Fit: fitResolvers,
    FitCriterion: fitCriterionResolvers,
    ClientFits: clientFitsResolvers,
    ClientFit: clientFitResolvers,
  };
}
