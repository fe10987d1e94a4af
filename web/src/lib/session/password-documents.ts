import { graphql } from "#gen/gql.ts";

export const RequestPasswordReset = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email) {
      Status
    }
  }
`);

export const ConfirmPasswordReset = graphql(`
  mutation ConfirmPasswordReset($email: String!, $code: String!, $password: String!) {
    confirmPasswordReset(email: $email, code: $code, password: $password) {
      Status
    }
  }
`);
