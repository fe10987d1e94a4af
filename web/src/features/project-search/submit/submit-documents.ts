import { graphql } from "#gen/gql.ts";

/** How a client fits a role, and whether they have a submission for it. */
export const ClientStanding = graphql(`
  query ClientStanding($pK: ID!, $sK: ID!, $talent: ID!) {
    getProjectRoleById(pK: $pK, sK: $sK) {
      PK
      SK
      Data {
        Fit(UserId: $talent) {
          Met
          Of
          Criteria {
            Criterion
            Verdict
            Wanted
            Has
          }
        }
        ViewerSubmission(UserId: $talent) {
          PK
          SK
          Data {
            BookingStatus
          }
        }
      }
    }
  }
`);

export const Submit = graphql(`
  mutation Submit($submission: SubmissionInput!) {
    submitToPosition(submission: $submission) {
      PK
      SK
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
      PK
      SK
      Data {
        BookingStatus
        ViewerCan
      }
    }
  }
`);
