import { graphql } from "#gen/gql.ts";

export const MinorsToReview = graphql(`
  query MinorsToReview {
    getMinorsToReview {
      Links {
        PK
        SK
        Data {
          AcceptedAt
          Agent {
            PK
            SK
            Data {
              FirstName
              LastName
            }
          }
          Talent {
            PK
            SK
            Data {
              FirstName
              LastName
            }
          }
        }
      }
      TooYoung {
        PK
        SK
        Data {
          FirstName
          LastName
        }
      }
    }
  }
`);

export const ConfirmAgentLink = graphql(`
  mutation ConfirmAgentLink($linkId: ID!) {
    acceptAgentLink(linkId: $linkId) {
      PK
      SK
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
