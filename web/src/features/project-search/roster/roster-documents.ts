import { graphql } from "#gen/gql.ts";

/** How an agent's clients fit the roles of a project, and what they are submitted for. */
export const RosterStandings = graphql(`
  query RosterStandings($id: ID!) {
    getProjectById(id: $id) {
      Data {
        Positions {
          Data {
            ClientFits {
              Clients {
                Talent {
                  PK
                }
                Fit {
                  ...FitByCriterion @unmask
                }
                Submission {
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
