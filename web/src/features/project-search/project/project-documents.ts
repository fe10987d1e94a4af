import { graphql } from "#gen/gql.ts";

export const OpenProject = graphql(`
  query OpenProject($id: ID!, $talent: ID) {
    getProjectById(id: $id) {
      Data {
        Name
        Favorite
        CreatedBy {
          PK
        }
        Company {
          PK
        }
        Positions {
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
    Data {
      PositionName
      RoleStatus
      TakesSubmissions
      Nudity
      NudityDescription
      AdultScenes
      AdultSceneDescription
      Fit(UserId: $talent) {
        ...FitByCriterion @unmask
      }
      ViewerSubmission(UserId: $talent) {
        Data {
          BookingStatus
          SubmissionDate
          ViewerCan
        }
      }
    }
  }
`);
