import { graphql } from "#gen/gql.ts";

export const AgentRoster = graphql(`
  query AgentRoster {
    me {
      Data {
        AgentLinks {
          Data {
            Status
            Talent {
              Data {
                FirstName
                LastName
                Completeness
                ProfileImage {
                  ...Thumbnail @unmask
                }
              }
            }
          }
        }
      }
    }
  }
`);
