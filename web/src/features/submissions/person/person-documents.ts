import { graphql } from "#gen/gql.ts";

export const PersonRole = graphql(`
  fragment PersonRole_Submission on Submission {
    PK
    SK
    Data {
      Position {
        PositionId
        Name
      }
      Comments
    }
    ...WallCard_Submission
  }
`);

export const PersonSubmissions = graphql(`
  query PersonSubmissions($userId: ID!, $projectId: ID!) {
    getProjectSubmissionById(UserId: $userId, ProjectId: $projectId) {
      PK
      SK
      Data {
        Project {
          ProjectId
          Name
        }
        RoleSubmissions {
          PK
          SK
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
