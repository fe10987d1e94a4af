import { graphql } from "#gen/gql.ts";

export const ProjectRolesProject = graphql(`
  fragment ProjectRoles_Project on Project {
    Data {
      Status
      ViewerCan
      Positions {
        ...RoleRow_Position
      }
    }
  }
`);

export const RoleRowPosition = graphql(`
  fragment RoleRow_Position on Position {
    ...Breakdown_Position
    Data {
      ...RoleSummary @unmask
      PositionType
      Cast
      RoleStatus
      Version
      ViewerCan
      Counters {
        Stage
        Count
      }
      AutomaticAnswers
      AnswersDueAt
    }
  }
`);

export const ChangeRole = graphql(`
  mutation ChangeRole($positionInfo: PositionInfoInput!) {
    updateProjectPosition(positionInfo: $positionInfo) {
      ...ProjectRoles_Project
    }
  }
`);

export const AddRole = graphql(`
  mutation AddRole($positionInfo: PositionInfoInput!) {
    saveProjectPosition(positionInfo: $positionInfo) {
      ...ProjectRoles_Project
    }
  }
`);

export const DeleteRole = graphql(`
  mutation DeleteRole($pK: ID!, $sK: ID!) {
    deleteProjectPosition(pK: $pK, sK: $sK) {
      Status
    }
  }
`);

export const SetAutomaticAnswers = graphql(`
  mutation SetAutomaticAnswers($answers: AutomaticAnswersInput!) {
    setAutomaticAnswers(answers: $answers) {
      Status
    }
  }
`);
