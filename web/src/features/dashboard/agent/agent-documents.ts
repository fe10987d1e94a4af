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

/** Whom the agent submitted lately, and for which roles. */
export const RosterSubmitted = graphql(`
  query RosterSubmitted {
    getUserSubmissions(criteria: { PageSize: 100 }) {
      PK
      SK
      Data {
        UserId
        Position {
          PositionId
        }
      }
    }
  }
`);
