import { graphql } from "#gen/gql.ts";

/** The project of a conversation, and the person's submissions to it. */
export const ThreadAbout = graphql(`
  query ThreadAbout($project: ID!, $talent: ID!, $withTalent: Boolean!) {
    getProjectById(id: $project) {
      PK
      SK
      Data {
        Name
        Status
        View
      }
    }
    getProjectSubmissionById(UserId: $talent, ProjectId: $project) @include(if: $withTalent) {
      PK
      SK
      Data {
        RoleSubmissions {
          PK
          SK
          Data {
            AuditionStatus
            OpenRequest {
              Kind
              ExpiresAt
            }
          }
          ...ActionCard_Submission
        }
      }
    }
  }
`);

export const ActionCardSubmission = graphql(`
  fragment ActionCard_Submission on Submission {
    PK
    SK
    Data {
      UserId
      FirstName
      LastName
      BookingStatus
      AuditionId
      AuditionStatus
      AuditionExpiresAt
      AuditionPlacesLeft
      ViewerCan
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
          Place
        }
      }
      OpenRequest {
        Kind
        ExpiresAt
      }
      Request {
        Kind
        Dates
        ExpiresAt
      }
    }
  }
`);

export const ConfirmFromThread = graphql(`
  mutation ConfirmFromThread($pK: ID!, $sK: ID!, $auditionId: ID!) {
    confirmAudition(pK: $pK, sK: $sK, auditionId: $auditionId) {
      Status
    }
  }
`);

export const AnswerFromThread = graphql(`
  mutation AnswerFromThread($answer: RequestAnswerInput!) {
    answerRequest(answer: $answer) {
      PK
      SK
      ...ActionCard_Submission
    }
  }
`);
