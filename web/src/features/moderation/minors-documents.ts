import { graphql } from "#gen/gql.ts";

export const MinorsToReview = graphql(`
  query MinorsToReview {
    getMinorsToReview {
      Links {
        Data {
          AcceptedAt
          Agent {
            ...UserName @unmask
          }
          Talent {
            ...UserName @unmask
          }
        }
      }
      TooYoung {
        ...UserName @unmask
      }
    }
  }
`);

export const ConfirmAgentLink = graphql(`
  mutation ConfirmAgentLink($linkId: ID!) {
    acceptAgentLink(linkId: $linkId) {
      PK
    }
  }
`);

export const EndMinorsLink = graphql(`
  mutation EndMinorsLink($linkId: ID!) {
    endAgentLink(linkId: $linkId) {
      Status
    }
  }
`);
