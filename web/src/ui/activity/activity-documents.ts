import { graphql } from "#gen/gql.ts";

export const Activity = graphql(`
  query Activity($criteria: AuditCriteria!) {
    getAuditLog(criteria: $criteria) {
      Total
      TotalIsFloor
      Entries {
        ...AuditedAction @unmask
        Reason
        Cursor
      }
    }
  }
`);
