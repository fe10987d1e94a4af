import { graphql } from "#gen/gql.ts";

export const Submit = graphql(`
  mutation Submit($submission: SubmissionInput!) {
    submitToPosition(submission: $submission) {
      Data {
        BookingStatus
        SubmissionDate
        ViewerCan
      }
    }
  }
`);

export const TakeBack = graphql(`
  mutation TakeBack($pK: ID!, $sK: ID!) {
    withdrawSubmission(pK: $pK, sK: $sK) {
      Data {
        BookingStatus
        ViewerCan
      }
    }
  }
`);
