import { graphql } from "#gen/gql.ts";

/** As many as one works through; older ones are on the pages behind. */
export const PAGE_SIZE = 100;

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
      UserId
      FirstName
      LastName
      ProfileImage {
        PK
        SK
        Data {
          ContentThumbNailUrl
          AltText
        }
      }
      Photo {
        PK
        SK
        Data {
          ContentThumbNailUrl
          AltText
        }
      }
      SubmissionDate
      UpdatedAt
      Comments
      BookingStatus
      AuditionId
      AuditionStatus
      AuditionExpiresAt
      AuditionPlacesLeft
      AuditionMessage
      ViewerCan
      Project {
        ProjectId
        Name
        Record {
          PK
          SK
          Data {
            Media {
              PK
              SK
              Data {
                ContentThumbNailUrl
              }
            }
            Company {
              PK
              SK
              Data {
                Name
              }
            }
          }
        }
      }
      Position {
        PositionId
        Name
        Record {
          PK
          SK
          Data {
            Rate
            RateFrequency
          }
        }
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
      Waiting {
        AuditionId
        Place
        HeldUntil
        Audition {
          PK
          SK
          Data {
            StartsAt
          }
        }
      }
      Request {
        Kind
        Status
        Dates
        ExpiresAt
        Fee
        Currency
        Terms
        Message
      }
      History {
        To
        At
        Reason
      }
    }
  }
`);

export const AnswerRequest = graphql(`
  mutation AnswerRequest($answer: RequestAnswerInput!) {
    answerRequest(answer: $answer) {
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

export const AuditionTimes = graphql(`
  query AuditionTimes($pK: ID!) {
    getAuditionTimes(pK: $pK) {
      Auditions {
        PK
        SK
        Data {
          StartsAt
          Zone
          Place
        }
      }
    }
  }
`);

export const OtherTime = graphql(`
  mutation OtherTime($pK: ID!, $sK: ID!, $reason: String) {
    requestAnotherTime(pK: $pK, sK: $sK, reason: $reason) {
      PK
      SK
      Data {
        AuditionStatus
        UpdatedAt
        ViewerCan
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

export const JoinWaitingList = graphql(`
  mutation JoinWaitingList($pK: ID!, $sK: ID!, $auditionId: ID!) {
    joinWaitingList(pK: $pK, sK: $sK, auditionId: $auditionId) {
      PK
      SK
      Data {
        AuditionId
        AuditionExpiresAt
        UpdatedAt
        ViewerCan
      }
    }
  }
`);

export const LeaveWaitingList = graphql(`
  mutation LeaveWaitingList($pK: ID!, $sK: ID!) {
    leaveWaitingList(pK: $pK, sK: $sK) {
      PK
      SK
      Data {
        AuditionId
        AuditionExpiresAt
        UpdatedAt
        ViewerCan
      }
    }
  }
`);

export const DisputeNoShow = graphql(`
  mutation DisputeNoShow($pK: ID!, $sK: ID!, $reason: String) {
    disputeNoShow(pK: $pK, sK: $sK, reason: $reason) {
      PK
      SK
      Data {
        AuditionStatus
        UpdatedAt
        ViewerCan
      }
    }
  }
`);
