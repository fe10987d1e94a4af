import { graphql } from "#gen/gql.ts";

export const Reports = graphql(`
  query Reports($criteria: ReportsCriteria!) {
    getReports(criteria: $criteria) {
      Total
      After
      Results {
        Data {
          Kind
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
      Kind
      Actions
      Status
      Project {
        Data {
          Name
          Status
          ViewerCan
        }
      }
      Subject
      Reason
      Comment
      Seal
      Reviewer {
        PK
        Data {
          FirstName
          LastName
        }
      }
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
      Data {
        Reviewer {
          PK
          Data {
            FirstName
            LastName
          }
        }
      }
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

export const TakeDownProject = graphql(`
  mutation TakeDownProject($projectId: ID!, $comment: String!) {
    denyProject(projectId: $projectId, comment: $comment) {
      Data {
        Status
        ViewerCan
      }
    }
  }
`);
