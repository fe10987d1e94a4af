import { graphql } from "#gen/gql.ts";

export const PAGE_SIZE = 25;

export const Reports = graphql(`
  query Reports($criteria: ReportsCriteria!) {
    getReports(criteria: $criteria) {
      Total
      After
      Results {
        PK
        SK
        Data {
          Status
          Reason
          Subject
          CreateDate
          Reported {
            Id
            FirstName
            LastName
          }
        }
      }
    }
  }
`);

/** The number of reports in each state. */
export const ReportCounts = graphql(`
  query ReportCounts {
    Open: getReports(criteria: { Status: "Open", PageSize: 1 }) {
      Total
    }
    InReview: getReports(criteria: { Status: "InReview", PageSize: 1 }) {
      Total
    }
    Actioned: getReports(criteria: { Status: "Actioned", PageSize: 1 }) {
      Total
    }
    Dismissed: getReports(criteria: { Status: "Dismissed", PageSize: 1 }) {
      Total
    }
    Appealed: getReports(criteria: { Status: "Appealed", PageSize: 1 }) {
      Total
    }
  }
`);

export const ReportDetail = graphql(`
  query ReportDetail($PK: ID!) {
    getReport(PK: $PK) {
      PK
      SK
      ...Report_Report
    }
  }
`);

export const ReportReport = graphql(`
  fragment Report_Report on Report {
    PK
    SK
    Data {
      Status
      Subject
      Reason
      Comment
      Seal
      ReviewerId
      Action
      Note
      Appeal
      CreateDate
      UpdateDate
      ViewerCan
      Reporter {
        Id
        FirstName
        LastName
      }
      Reported {
        Id
        FirstName
        LastName
      }
      Messages {
        SK
        Message
        Attachments {
          PK
          FileName
          Size
        }
        CreateDate
        User {
          Id
          FirstName
          LastName
        }
      }
    }
  }
`);

/** Fresh links to the files of a report: they expire within minutes. */
export const ReportFiles = graphql(`
  query ReportFiles($PK: ID!) {
    getReport(PK: $PK) {
      PK
      SK
      Data {
        Messages {
          SK
          Attachments {
            PK
            ContentUrl
          }
        }
      }
    }
  }
`);

export const ReviewReport = graphql(`
  mutation ReviewReport($PK: ID!) {
    reviewReport(PK: $PK) {
      PK
      SK
      ...Report_Report
    }
  }
`);

export const ActOnReport = graphql(`
  mutation ActOnReport($PK: ID!, $action: String!, $note: String) {
    actOnReport(PK: $PK, action: $action, note: $note) {
      PK
      SK
      ...Report_Report
    }
  }
`);

export const DismissReport = graphql(`
  mutation DismissReport($PK: ID!, $note: String) {
    dismissReport(PK: $PK, note: $note) {
      PK
      SK
      ...Report_Report
    }
  }
`);

export const AuditLog = graphql(`
  query AuditLog($criteria: AuditCriteria!) {
    getAuditLog(criteria: $criteria) {
      Total
      TotalIsFloor
      Entries {
        Id
        OccurredAt
        Action
        RecordId
        User {
          PK
          SK
          Data {
            FirstName
            LastName
          }
        }
        Company {
          PK
          SK
          Data {
            Name
          }
        }
        Project {
          PK
          SK
          Data {
            Name
          }
        }
        Reason
        Details
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

export const DeadLetters = graphql(`
  query DeadLetters($criteria: DeadLettersCriteria) {
    getDeadLetters(criteria: $criteria) {
      PK
      SK
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
      PK
      SK
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
    getAuditLog(criteria: { RecordId: $id, PageSize: 10, SortOrder: "Newest" }) {
      Total
      Entries {
        Id
        OccurredAt
        Action
        Reason
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

export const SuspendUser = graphql(`
  mutation SuspendUser($PK: ID!, $Suspended: Boolean!, $reason: String, $until: String) {
    setUserSuspended(PK: $PK, Suspended: $Suspended, reason: $reason, until: $until) {
      PK
      SK
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
      PK
      SK
      Data {
        UserRoles
        ViewerCan
      }
    }
  }
`);
