import { graphql } from "#gen/gql.ts";

/**
 * The newest projects with how fifteen clients fit each role: as many as the gateway's limit of aliases allows in one
 * request.
 */
export const RosterRoles = graphql(`
  query RosterRoles(
    $c0: ID
    $c1: ID
    $c2: ID
    $c3: ID
    $c4: ID
    $c5: ID
    $c6: ID
    $c7: ID
    $c8: ID
    $c9: ID
    $c10: ID
    $c11: ID
    $c12: ID
    $c13: ID
    $c14: ID
  ) {
    searchProjects(criteria: { SortOrder: "Newest", PageSize: 24 }) {
      Projects {
        PK
        SK
        Data {
          Name
          Media {
            PK
            SK
            Data {
              ContentThumbNailUrl
            }
          }
          Positions {
            PK
            SK
            Data {
              PositionName
              Rate
              RateFrequency
              SubmissionsDueBy
              TakesSubmissions
              f0: Fit(UserId: $c0) {
                Met
                Of
              }
              f1: Fit(UserId: $c1) {
                Met
                Of
              }
              f2: Fit(UserId: $c2) {
                Met
                Of
              }
              f3: Fit(UserId: $c3) {
                Met
                Of
              }
              f4: Fit(UserId: $c4) {
                Met
                Of
              }
              f5: Fit(UserId: $c5) {
                Met
                Of
              }
              f6: Fit(UserId: $c6) {
                Met
                Of
              }
              f7: Fit(UserId: $c7) {
                Met
                Of
              }
              f8: Fit(UserId: $c8) {
                Met
                Of
              }
              f9: Fit(UserId: $c9) {
                Met
                Of
              }
              f10: Fit(UserId: $c10) {
                Met
                Of
              }
              f11: Fit(UserId: $c11) {
                Met
                Of
              }
              f12: Fit(UserId: $c12) {
                Met
                Of
              }
              f13: Fit(UserId: $c13) {
                Met
                Of
              }
              f14: Fit(UserId: $c14) {
                Met
                Of
              }
            }
          }
        }
      }
    }
  }
`);
