import { graphql } from "#gen/gql.ts";

/** The version that the server checks when a position is saved. */
export const PositionVersion = graphql(`
  fragment Wizard_PositionVersion on Position {
    Data {
      Version
    }
  }
`);

export const AddPosition = graphql(`
  mutation AddPosition($positionInfo: PositionInfoInput!) {
    project: saveProjectPosition(positionInfo: $positionInfo) {
      ...Wizard_Project
      ...Breakdown_Project
    }
  }
`);

export const ChangePosition = graphql(`
  mutation ChangePosition($positionInfo: PositionInfoInput!) {
    project: updateProjectPosition(positionInfo: $positionInfo) {
      ...Wizard_Project
      ...Breakdown_Project
    }
  }
`);

export const RemovePosition = graphql(`
  mutation RemovePosition($pK: ID!, $sK: ID!) {
    deleteProjectPosition(pK: $pK, sK: $sK) {
      Status
    }
  }
`);

export const SubmitProject = graphql(`
  mutation SubmitProject($PK: ID!) {
    project: submitProjectApproval(PK: $PK) {
      ...Wizard_Project
    }
  }
`);

export const ResubmitProject = graphql(`
  mutation ResubmitProject($project: ProjectInput!) {
    project: resubmitProject(project: $project) {
      ...Wizard_Project
    }
  }
`);
