import { graphql } from "#gen/gql.ts";

export const BoardMembers = graphql(`
  fragment BoardMembers_GroupUser on GroupUser {
    PK
    SK
    Data {
      UserId
      Submission {
        PK
        SK
        ...WallCard_Submission
      }
    }
  }
`);

export const GroupsHead = graphql(`
  query GroupsHead($project: ID!, $role: ID!) {
    getProjectRoleById(pK: $project, sK: $role) {
      PK
      SK
      Data {
        PositionName
        Project {
          PK
          SK
          Data {
            Name
          }
        }
      }
    }
    getPositionGroups(positionId: $role) {
      PK
      SK
      Data {
        Name
        NumberUsers
      }
    }
  }
`);

/** One group per request: all five would exceed the limit of query cost. */
export const GroupMembers = graphql(`
  query GroupMembers($criteria: GroupUsersCriteria!) {
    getGroupUsers(criteria: $criteria) {
      PK
      SK
      ...BoardMembers_GroupUser
    }
  }
`);

export const RenameGroup = graphql(`
  mutation RenameGroup($group: GroupChangeInput!) {
    updateGroup(group: $group) {
      PK
      SK
      Data {
        Name
        NumberUsers
      }
    }
  }
`);
