import { graphql } from "#gen/gql.ts";

export const PersonRole = graphql(`
  fragment PersonRole_Submission on Submission {
    Data {
      ...SubmittedRole @unmask
      Comments
    }
    ...WallCard_Submission
  }
`);

export const PersonSubmissions = graphql(`
  query PersonSubmissions($userId: ID!, $projectId: ID!) {
    getProjectSubmissionById(UserId: $userId, ProjectId: $projectId) {
      Data {
        ...SubmittedProject @unmask
        RoleSubmissions {
          Data {
            RoleId
          }
          ...PersonRole_Submission
        }
      }
      ...WallCard_Submission
    }
  }
`);
