import { graphql } from "#gen/gql.ts";

/** The reel chosen for a submission. */
export const SubmissionReel = graphql(`
  query SubmissionReel($userId: ID!, $positionId: ID!) {
    getPositionSubmission(UserId: $userId, RoleId: $positionId) {
      Data {
        Reel {
          ...ShownFile
        }
      }
    }
  }
`);
