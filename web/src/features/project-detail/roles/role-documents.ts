import { graphql } from "#gen/gql.ts";

export const ProjectRolesProject = graphql(`
  fragment ProjectRoles_Project on Project {
    PK
    SK
    Data {
      Status
      ViewerCan
      Positions {
        PK
        SK
        ...RoleRow_Position
      }
    }
  }
`);

export const RoleRowPosition = graphql(`
  fragment RoleRow_Position on Position {
    PK
    SK
    ...Breakdown_Position
    Data {
      PositionName
      PositionType
      PositionSubType
      RoleType
      Quantity
      Cast
      Rate
      RateFrequency
      SubmissionsDueBy
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
      PK
      SK
      ...ProjectRoles_Project
    }
  }
`);

export const AddRole = graphql(`
  mutation AddRole($positionInfo: PositionInfoInput!) {
    saveProjectPosition(positionInfo: $positionInfo) {
      PK
      SK
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
