import { graphql } from "#gen/gql.ts";

/** The project of a conversation, and the person's submissions to it. */
export const ThreadAbout = graphql(`
  query ThreadAbout($project: ID!, $talent: ID!, $withTalent: Boolean!) {
    getProjectById(id: $project) {
      Data {
        Name
        Status
        View
      }
    }
    getProjectSubmissionById(UserId: $talent, ProjectId: $project) @include(if: $withTalent) {
      Data {
        RoleSubmissions {
          Data {
            AuditionStatus
            ...OpenRequest @unmask
          }
          ...ActionCard_Submission
        }
      }
    }
  }
`);

export const ActionCardSubmission = graphql(`
  fragment ActionCard_Submission on Submission {
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
      ...SubmittedRole @unmask
      Audition {
        Data {
          StartsAt
          Date
          Time
          Zone
          Place
        }
      }
      ...OpenRequest @unmask
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
      ...ActionCard_Submission
    }
  }
`);
