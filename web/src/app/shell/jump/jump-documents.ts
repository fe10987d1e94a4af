import { graphql } from "#gen/gql.ts";

/** Searches the whole product; for members of a company also its own projects and roles. */
export const JumpDocument = graphql(`
  query Jump($value: String!, $ofCompany: Boolean!) {
    getCompanyProjects(criteria: { Text: $value, PageSize: 5 }) @include(if: $ofCompany) {
      Data {
        Name
        Status
        Positions {
          Data {
            PositionName
          }
        }
      }
    }
    searchProject(value: $value) {
      Data {
        Name
        ProjectType
      }
    }
    searchUsers(value: $value) {
      ...UserNameAndRole @unmask
    }
    getUserConversations(criteria: { Text: $value, PageSize: 5 }) {
      Results {
        Data {
          Subject
          Receiver {
            ...Person @unmask
          }
        }
      }
    }
  }
`);
