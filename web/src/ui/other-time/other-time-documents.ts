import { graphql } from "#gen/gql.ts";

export const AuditionTimes = graphql(`
  query AuditionTimes($pK: ID!) {
    getAuditionTimes(pK: $pK) {
      Auditions {
        Data {
          StartsAt
          Place
        }
      }
    }
  }
`);
