import { graphql } from "#gen/gql.ts";

/** How many are loaded at once: all that a company has, except in rare cases. */
export const PAGE_SIZE = 100;

export const CompanyProjects = graphql(`
  query CompanyProjects($criteria: CompanyProjectsCriteria!) {
    getCompanyProjects(criteria: $criteria) {
      Cursor
      ...ProjectMenu_Project
      Data {
        ...ProjectCard @unmask
        LocationCity
        LocationState
        Status
        ChangedSinceApproval
        ApprovedAt
        SubmittedAt
        DeclineComment
        LastCompletedStep
        SubmissionsDueBy
        Submissions
        ProjectViews
        ViewerCan
        Positions {
          Data {
            ...RoleProgress @unmask
          }
        }
      }
    }
  }
`);
