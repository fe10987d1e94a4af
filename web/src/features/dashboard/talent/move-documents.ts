import { graphql } from "#gen/gql.ts";

export const ConfirmSlot = graphql(`
  mutation ConfirmSlot($pK: ID!, $sK: ID!, $auditionId: ID!) {
    confirmAudition(pK: $pK, sK: $sK, auditionId: $auditionId) {
      Status
    }
  }
`);

export const AskOtherTime = graphql(`
  mutation AskOtherTime($pK: ID!, $sK: ID!, $reason: String, $auditionIds: [ID!]) {
    requestAnotherTime(pK: $pK, sK: $sK, reason: $reason, auditionIds: $auditionIds) {
      Data {
        AuditionStatus
        ViewerCan
        ...OpenRequest @unmask
      }
    }
  }
`);

export const AnswerDates = graphql(`
  mutation AnswerDates($answer: RequestAnswerInput!) {
    answerRequest(answer: $answer) {
      Data {
        BookingStatus
        ViewerCan
        ...OpenRequest @unmask
        Request {
          Kind
          Status
          Dates
          ExpiresAt
        }
      }
    }
  }
`);
