import { graphql } from "#gen/gql.ts";

export const ProjectDetail = graphql(`
  query ProjectDetail($id: ID!) {
    getProjectById(id: $id) {
      ...ProjectHead_Project
      ...ProjectRoles_Project
      ...ProjectMenu_Project
      ...Breakdown_Project
    }
  }
`);

export const ProjectHeadProject = graphql(`
  fragment ProjectHead_Project on Project {
    Data {
      ...ProjectCard @unmask
      Status
      DeclineComment
      Submissions
      ProjectViews
      SubmissionsDueBy
      ApprovedAt
      ChangedSinceApproval
      View
      ViewerCan
      Positions {
        Data {
          PositionName
          ...RoleProgress @unmask
        }
      }
    }
  }
`);

/** The groups of a role, with the number of people in each. */
export const RoleGroups = graphql(`
  query RoleGroups($roleKey: ID!) {
    getPositionGroups(positionId: $roleKey) {
      ...GroupSize @unmask
    }
  }
`);

export const ProjectNames = graphql(`
  query ProjectNames {
    getCompanyProjects(criteria: { PageSize: 100 }) {
      Data {
        ...ProjectCard @unmask
        Status
      }
    }
  }
`);
