import { graphql } from "#gen/gql.ts";

export const MyAccessTokens = graphql(`
  query MyAccessTokens {
    getMyAccessTokens {
      Id
      Name
      Scopes
      CreatedAt
      ExpiresAt
      LastUsedAt
    }
  }
`);

export const CreateAccessToken = graphql(`
  mutation CreateAccessToken($token: AccessTokenInput!) {
    createAccessToken(token: $token) {
      Secret
    }
  }
`);

export const RevokeAccessToken = graphql(`
  mutation RevokeAccessToken($id: ID!) {
    revokeAccessToken(id: $id) {
      Status
    }
  }
`);
