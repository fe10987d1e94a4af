import { graphql } from "#gen/gql.ts";

/** Searches the whole product; for members of a company also its own projects and roles. */
export const JumpDocument = graphql(`
  query Jump($value: String!, $ofCompany: Boolean!) {
    getCompanyProjects(criteria: { Text: $value, PageSize: 5 }) @include(if: $ofCompany) {
      PK
      SK
      Data {
        Name
        Status
        Positions {
          PK
          SK
          Data {
            PositionName
          }
        }
      }
    }
    searchProject(value: $value) {
      PK
      SK
      Data {
        Name
        ProjectType
      }
    }
    searchUsers(value: $value) {
      PK
      SK
      Data {
        FirstName
        LastName
        UserRole
      }
    }
    getUserConversations(criteria: { Text: $value, PageSize: 5 }) {
      Results {
        PK
        SK
        Data {
          Subject
          Receiver {
            Id
            FirstName
            LastName
          }
        }
      }
    }
  }
`);
