import { graphql } from "#gen/gql.ts";

export const AgentRoster = graphql(`
  query AgentRoster {
    me {
      PK
      SK
      Data {
        AgentLinks {
          PK
          SK
          Data {
            Status
            Talent {
              PK
              SK
              Data {
                FirstName
                LastName
                Completeness
                ProfileImage {
                  PK
                  SK
                  Data {
                    ContentThumbNailUrl
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`);
