import { graphql } from "#gen/gql.ts";

export const Activity = graphql(`
  query Activity($criteria: AuditCriteria!) {
    getAuditLog(criteria: $criteria) {
      Total
      TotalIsFloor
      Entries {
        Id
        OccurredAt
        Action
        Reason
        Cursor
        Actor {
          PK
          SK
          Data {
            FirstName
            LastName
          }
        }
      }
    }
  }
`);
