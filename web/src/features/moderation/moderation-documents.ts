import { graphql } from "#gen/gql.ts";

export const PAGE_SIZE = 25;

export const AuditLog = graphql(`
  query AuditLog($criteria: AuditCriteria!) {
    getAuditLog(criteria: $criteria) {
      Total
      TotalIsFloor
      Entries {
        ...AuditedAction @unmask
        RecordId
        User {
          ...UserName @unmask
        }
        Company {
          ...CompanyName @unmask
        }
        Project {
          ...ProjectName @unmask
          Data {
            ReviewHistory {
              Decision
              Comment
              DecidedAt
            }
          }
        }
        Reason
        Details
        Cursor
      }
    }
  }
`);

export const DeadLetters = graphql(`
  query DeadLetters($criteria: DeadLettersCriteria) {
    getDeadLetters(criteria: $criteria) {
      Data {
        Subject
        AggregateId
        Reason
        OccurredDate
        FailedDate
        Replays {
          Date
        }
      }
    }
  }
`);

export const ReplayDeadLetter = graphql(`
  mutation ReplayDeadLetter($PK: ID!, $SK: ID!) {
    replayDeadLetter(PK: $PK, SK: $SK) {
      Status
    }
  }
`);

export const ModeratedUser = graphql(`
  query ModeratedUser($id: ID!) {
    getUserById(id: $id) {
      Data {
        FirstName
        LastName
        UserRoles
        Suspended
        SuspensionReason
        SuspendedUntil
        ViewerCan
      }
    }
    getUserProjects(id: $id, criteria: { PageSize: 10 }) {
      Data {
        Name
        Status
      }
    }
    getAuditLog(criteria: { RecordId: $id, PageSize: 10, SortOrder: "Newest" }) {
      Total
      Entries {
        ...AuditedAction @unmask
        Reason
      }
    }
  }
`);

export const SuspendUser = graphql(`
  mutation SuspendUser($PK: ID!, $Suspended: Boolean!, $reason: String, $until: String) {
    setUserSuspended(PK: $PK, Suspended: $Suspended, reason: $reason, until: $until) {
      Data {
        Suspended
        SuspensionReason
        SuspendedUntil
        ViewerCan
      }
    }
  }
`);

export const SetUserRoles = graphql(`
  mutation SetUserRoles($pK: ID!, $value: [String!]!) {
    updateUserStringArray(pK: $pK, field: "UserRoles", value: $value) {
      Data {
        UserRoles
        ViewerCan
      }
    }
  }
`);
