import { graphql } from "#gen/gql.ts";

export const PAGE_SIZE = 25;

export const MySubmissions = graphql(`
  query MySubmissions($criteria: UserSubmissionsCriteria!) {
    getUserSubmissions(criteria: $criteria) {
      PK
      SK
      ...MySubmission_Submission
    }
  }
`);

export const MySubmissionSubmission = graphql(`
  fragment MySubmission_Submission on Submission {
    PK
    SK
    Data {
      FirstName
      LastName
      SubmissionDate
      UpdatedAt
      Comments
      BookingStatus
      AuditionId
      AuditionStatus
      AuditionExpiresAt
      AuditionMessage
      ViewerCan
      Project {
        ProjectId
        Name
      }
      Position {
        PositionId
        Name
      }
      Audition {
        PK
        SK
        Data {
          StartsAt
          Zone
          LengthMinutes
          Place
          Link
        }
      }
      History {
        To
        At
        Reason
      }
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
      PK
      SK
      Data {
        BookingStatus
        UpdatedAt
        ViewerCan
      }
    }
  }
`);
