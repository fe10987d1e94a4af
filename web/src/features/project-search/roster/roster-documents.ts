import { graphql } from "#gen/gql.ts";

/**
 * How seven clients fit the roles of a project, and what they are submitted for: as many as the gateway's limit of
 * aliases allows in one request.
 */
export const RosterStandings = graphql(`
  query RosterStandings($id: ID!, $c0: ID, $c1: ID, $c2: ID, $c3: ID, $c4: ID, $c5: ID, $c6: ID) {
    getProjectById(id: $id) {
      PK
      SK
      Data {
        Positions {
          PK
          SK
          Data {
            f0: Fit(UserId: $c0) {
              Met
              Of
              Criteria {
                Criterion
                Verdict
                Wanted
                Has
              }
            }
            f1: Fit(UserId: $c1) {
              Met
              Of
              Criteria {
                Criterion
                Verdict
                Wanted
                Has
              }
            }
            f2: Fit(UserId: $c2) {
              Met
              Of
              Criteria {
                Criterion
                Verdict
                Wanted
                Has
              }
            }
            f3: Fit(UserId: $c3) {
              Met
              Of
              Criteria {
                Criterion
                Verdict
                Wanted
                Has
              }
            }
            f4: Fit(UserId: $c4) {
              Met
              Of
              Criteria {
                Criterion
                Verdict
                Wanted
                Has
              }
            }
            f5: Fit(UserId: $c5) {
              Met
              Of
              Criteria {
                Criterion
                Verdict
                Wanted
                Has
              }
            }
            f6: Fit(UserId: $c6) {
              Met
              Of
              Criteria {
                Criterion
                Verdict
                Wanted
                Has
              }
            }
            s0: ViewerSubmission(UserId: $c0) {
              PK
              SK
              Data {
                BookingStatus
              }
            }
            s1: ViewerSubmission(UserId: $c1) {
              PK
              SK
              Data {
                BookingStatus
              }
            }
            s2: ViewerSubmission(UserId: $c2) {
              PK
              SK
              Data {
                BookingStatus
              }
            }
            s3: ViewerSubmission(UserId: $c3) {
              PK
              SK
              Data {
                BookingStatus
              }
            }
            s4: ViewerSubmission(UserId: $c4) {
              PK
              SK
              Data {
                BookingStatus
              }
            }
            s5: ViewerSubmission(UserId: $c5) {
              PK
              SK
              Data {
                BookingStatus
              }
            }
            s6: ViewerSubmission(UserId: $c6) {
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
`);
