import { graphql } from "#gen/gql.ts";

/** How an agent's clients fit the roles of a project, and what they are submitted for. */
export const RosterStandings = graphql(`
  query RosterStandings($id: ID!) {
    getProjectById(id: $id) {
      PK
      SK
      Data {
        Positions {
          PK
          SK
          Data {
            ClientFits {
              Clients {
                Talent {
                  PK
                  SK
                }
                Fit {
                  Met
                  Of
                  Criteria {
                    Criterion
                    Verdict
                    Wanted
                    Has
                  }
                }
                Submission {
                  PK
                  SK
                  Data {
                    BookingStatus
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
