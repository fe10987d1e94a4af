import { graphql } from "#gen/gql.ts";

export const PAGE_SIZE = 12;

export const CompanyProjects = graphql(`
  query CompanyProjects($criteria: CompanyProjectsCriteria!) {
    getCompanyProjects(criteria: $criteria) {
      PK
      SK
      ...ProjectItem_Project
    }
  }
`);

export const ProjectItemProject = graphql(`
  fragment ProjectItem_Project on Project {
    PK
    SK
    Data {
      Name
      ProjectType
      Status
      DeclineComment
      LastCompletedStep
      SubmissionsDueBy
      Submissions
      ViewerCan
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
          Quantity
          Cast
          Counters {
            Stage
            Count
          }
        }
      }
    }
  }
`);
