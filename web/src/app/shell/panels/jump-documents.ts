import { graphql } from "#gen/gql.ts";

export const JumpDocument = graphql(`
  query Jump($value: String!) {
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
      }
    }
  }
`);
