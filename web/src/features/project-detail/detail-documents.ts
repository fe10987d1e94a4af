import { graphql } from "#gen/gql.ts";

export const ProjectDetail = graphql(`
  query ProjectDetail($id: ID!) {
    getProjectById(id: $id) {
      PK
      SK
      ...ProjectHead_Project
      ...ProjectRoles_Project
      ...ProjectMenu_Project
      ...Breakdown_Project
    }
  }
`);

export const ProjectHeadProject = graphql(`
  fragment ProjectHead_Project on Project {
    PK
    SK
    Data {
      Name
      ProjectType
      Status
      DeclineComment
      Submissions
      ProjectViews
      SubmissionsDueBy
      ApprovedAt
      ChangedSinceApproval
      View
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
          PositionName
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

/** The groups of a role, with the number of people in each. */
export const RoleGroups = graphql(`
  query RoleGroups($roleKey: ID!) {
    getPositionGroups(positionId: $roleKey) {
      PK
      SK
      Data {
        Name
        NumberUsers
      }
    }
  }
`);

export const ProjectNames = graphql(`
  query ProjectNames {
    getCompanyProjects(criteria: { PageSize: 100 }) {
      PK
      SK
      Data {
        Name
        Status
        ProjectType
        Media {
          PK
          SK
          Data {
            ContentThumbNailUrl
          }
        }
      }
    }
  }
`);
