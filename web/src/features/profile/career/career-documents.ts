import { graphql } from "#gen/gql.ts";

export const CareerUser = graphql(`
  fragment Career_User on User {
    Data {
      Credits {
        Kind
        Title
        Part
        Company
        Year
      }
      Training {
        Subject
        School
        Year
      }
    }
  }
`);

export const SaveCredits = graphql(`
  mutation SaveCredits($credits: CreditsInput!) {
    saveCredits(credits: $credits) {
      Data {
        Completeness
        MissingFields
      }
      ...Career_User
    }
  }
`);
