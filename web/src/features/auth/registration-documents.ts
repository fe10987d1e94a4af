import { graphql } from "#gen/gql.ts";

export const RequestRegistration = graphql(`
  mutation RequestRegistration(
    $email: String!
    $password: String!
    $firstName: String!
    $lastName: String!
    $language: String!
  ) {
    requestRegistration(
      email: $email
      password: $password
      firstName: $firstName
      lastName: $lastName
      language: $language
    ) {
      Status
    }
  }
`);

export const ConfirmRegistration = graphql(`
  mutation ConfirmRegistration(
    $email: String!
    $code: String!
    $password: String!
    $firstName: String!
    $lastName: String!
  ) {
    confirmRegistration(
      email: $email
      code: $code
      password: $password
      firstName: $firstName
      lastName: $lastName
    ) {
      Status
    }
  }
`);
