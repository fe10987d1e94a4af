import { graphql } from "#gen/gql.ts";

export const OpenProject = graphql(`
  query OpenProject($id: ID!, $talent: ID) {
    getProjectById(id: $id) {
      PK
      SK
      Data {
        Name
        Favorite
        CreatedBy {
          PK
          SK
        }
        Positions {
          PK
          SK
          ...Breakdown_Position
          ...RoleChoice_Position
        }
      }
      ...Breakdown_Project
    }
  }
`);

export const RoleChoicePosition = graphql(`
  fragment RoleChoice_Position on Position {
    PK
    SK
    Data {
      PositionName
      RoleStatus
      TakesSubmissions
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
          SubmissionDate
          ViewerCan
        }
      }
    }
  }
`);
