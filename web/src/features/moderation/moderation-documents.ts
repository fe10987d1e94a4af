import { graphql } from "#gen/gql.ts";

export const PAGE_SIZE = 25;

export const Reports = graphql(`
  query Reports($criteria: ReportsCriteria!) {
    getReports(criteria: $criteria) {
      Total
      After
      Results {
        Data {
          Status
          Reason
          Subject
          CreateDate
          Reported {
            ...Person @unmask
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
      ...Report_Report
    }
  }
`);

export const ReportReport = graphql(`
  fragment Report_Report on Report {
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
        ...Person @unmask
      }
      Reported {
        ...Person @unmask
      }
      Messages {
        SK
        Message
        Attachments {
          FileName
          Size
        }
        CreateDate
        User {
          ...Person @unmask
        }
      }
    }
  }
`);

/** Fresh links to the files of a report: they expire within minutes. */
export const ReportFiles = graphql(`
  query ReportFiles($PK: ID!) {
    getReport(PK: $PK) {
      Data {
        Messages {
          SK
          Attachments {
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
      ...Report_Report
    }
  }
`);

export const ActOnReport = graphql(`
  mutation ActOnReport($PK: ID!, $action: String!, $note: String) {
    actOnReport(PK: $PK, action: $action, note: $note) {
      ...Report_Report
    }
  }
`);

export const DismissReport = graphql(`
  mutation DismissReport($PK: ID!, $note: String) {
    dismissReport(PK: $PK, note: $note) {
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
