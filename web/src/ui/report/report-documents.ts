import { graphql } from "#gen/gql.ts";

export const ReportContent = graphql(`
  mutation ReportContent($report: ContentReportInput!) {
    reportContent(report: $report) {
      Status
    }
  }
`);
