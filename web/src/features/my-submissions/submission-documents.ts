import { graphql } from "#gen/gql.ts";

/** How many submissions are fetched at a time. */
export const PAGE_SIZE = 50;

/**
 * The first requests that wait for an answer, the roles that casting invites to, and the first page of a tab, with the
 * counts of all tabs; but for the invitations of one client of an agent or of all.
 */
export const MySubmissions = graphql(`
  query MySubmissions($criteria: StageCriteria!, $client: ID) {
    getOpenRequests(criteria: { PageSize: 25, UserId: $client }) {
      Total
      After
      Submissions {
        ...MySubmission_Submission
      }
    }
    getOpenInvitations {
      ...RoleInvitation @unmask
    }
    getSubmissionsByStage(criteria: $criteria) {
      After
      CountsAreFloors
      Stages {
        Stage
        Count
      }
      Submissions {
        ...MySubmission_Submission
      }
    }
  }
`);

/** A further page of a tab. */
export const MoreSubmissions = graphql(`
  query MoreSubmissions($criteria: StageCriteria!) {
    getSubmissionsByStage(criteria: $criteria) {
      After
      Submissions {
        ...MySubmission_Submission
      }
    }
  }
`);

/** The next requests that wait for an answer; the cache appends them to the first ones. */
export const MoreOpenRequests = graphql(`
  query MoreOpenRequests($after: String!, $client: ID) {
    getOpenRequests(criteria: { PageSize: 25, UserId: $client, After: $after }) {
      Total
      After
      Submissions {
        ...MySubmission_Submission
      }
    }
  }
`);

export const MySubmissionSubmission = graphql(`
  fragment MySubmission_Submission on Submission {
    Data {
      UserId
      AccountHidden
      FirstName
      LastName
      ProfileImage {
        ...DescribedThumbnail @unmask
      }
      Photo {
        ...DescribedThumbnail @unmask
      }
      SubmissionDate
      UpdatedAt
      Comments
      BookingStatus
      AuditionId
      AuditionStatus
      AuditionPlacesLeft
      AuditionMessage
      ViewerCan
      Project {
        ProjectId
        Name
        Record {
          Data {
            Media {
              ...Thumbnail @unmask
            }
            Company {
              ...CompanyName @unmask
            }
          }
        }
      }
      Position {
        PositionId
        Name
        Record {
          Data {
            Rate
            RateFrequency
          }
        }
      }
      Audition {
        Data {
          ...TimeAndPlace @unmask
        }
      }
      Waiting {
        AuditionId
        Place
        HeldUntil
        Audition {
          Data {
            StartsAt
          }
        }
      }
      ...OpenRequest @unmask
      Request {
        ...RequestTerms @unmask
        Status
        ExpiresAt
        DecideBy
        CallBackUntil
        Message
        Answer
      }
      Clashes {
        Kind
        Date
        Project {
          ProjectId
          Name
        }
      }
      OwnDaysChecked
      History {
        To
        At
        Reason
        Due {
          ...DueOnCancellation @unmask
        }
      }
    }
  }
`);

/** All fields that an answer to casting can change. @public Other documents select it by its name. */
export const MovedSubmission = graphql(`
  fragment MovedSubmission_Submission on Submission {
    Data {
      BookingStatus
      AuditionId
      AuditionStatus
      UpdatedAt
      ViewerCan
      ...OpenRequest @unmask
      Request {
        Kind
        Status
        Dates
        ExpiresAt
        DecideBy
        CallBackUntil
        Answer
      }
    }
  }
`);

export const AnswerRequest = graphql(`
  mutation AnswerRequest($answer: RequestAnswerInput!) {
    answerRequest(answer: $answer) {
      ...MovedSubmission_Submission
    }
  }
`);

export const OtherTime = graphql(`
  mutation OtherTime($pK: ID!, $sK: ID!, $reason: String, $auditionIds: [ID!]) {
    requestAnotherTime(pK: $pK, sK: $sK, reason: $reason, auditionIds: $auditionIds) {
      ...MovedSubmission_Submission
    }
  }
`);

export const ConfirmAudition = graphql(`
  mutation ConfirmAudition($pK: ID!, $sK: ID!, $auditionId: ID!) {
    confirmAudition(pK: $pK, sK: $sK, auditionId: $auditionId) {
      Status
    }
  }
`);

export const CancelAudition = graphql(`
  mutation CancelAudition($pK: ID!, $sK: ID!, $reason: String) {
    cancelAudition(pK: $pK, sK: $sK, reason: $reason) {
      Status
    }
  }
`);

export const WithdrawSubmission = graphql(`
  mutation WithdrawSubmission($pK: ID!, $sK: ID!, $reason: String) {
    withdrawSubmission(pK: $pK, sK: $sK, reason: $reason) {
      ...MovedSubmission_Submission
    }
  }
`);

export const JoinWaitingList = graphql(`
  mutation JoinWaitingList($pK: ID!, $sK: ID!, $auditionId: ID!) {
    joinWaitingList(pK: $pK, sK: $sK, auditionId: $auditionId) {
      ...MovedSubmission_Submission
    }
  }
`);

export const LeaveWaitingList = graphql(`
  mutation LeaveWaitingList($pK: ID!, $sK: ID!) {
    leaveWaitingList(pK: $pK, sK: $sK) {
      ...MovedSubmission_Submission
    }
  }
`);

export const DisputeNoShow = graphql(`
  mutation DisputeNoShow($pK: ID!, $sK: ID!, $reason: String) {
    disputeNoShow(pK: $pK, sK: $sK, reason: $reason) {
      ...MovedSubmission_Submission
    }
  }
`);
