import { graphql } from "#gen/gql.ts";

/** The newest projects with how many clients fit each role, and who fits best. */
export const RosterRoles = graphql(`
  query RosterRoles {
    searchProjects(criteria: { SortOrder: "Newest", PageSize: 24 }) {
      Projects {
        Data {
          Name
          Media {
            ...Thumbnail @unmask
          }
          Positions {
            Data {
              PositionName
              Rate
              RateFrequency
              SubmissionsDueBy
              TakesSubmissions
              ClientFits {
                Fitting
                Clients(First: 3) {
                  Talent {
                    PK
                  }
                  Fit {
                    Met
                    Of
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
