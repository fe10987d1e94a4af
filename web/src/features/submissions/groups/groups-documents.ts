import { graphql } from "#gen/gql.ts";

export const BoardMembers = graphql(`
  fragment BoardMembers_GroupUser on GroupUser {
    Data {
      UserId
      Submission {
        ...WallCard_Submission
      }
    }
  }
`);

export const GroupsHead = graphql(`
  query GroupsHead($project: ID!, $role: ID!) {
    getProjectRoleById(pK: $project, sK: $role) {
      ...RoleOfProject @unmask
      Data {
        Cast
        Quantity
      }
    }
    getPositionGroups(positionId: $role) {
      ...GroupSize @unmask
    }
  }
`);

/** One group per request: all five would exceed the limit of query cost. */
export const GroupMembers = graphql(`
  query GroupMembers($criteria: GroupUsersCriteria!) {
    getGroupUsers(criteria: $criteria) {
      ...BoardMembers_GroupUser
    }
  }
`);

export const RenameGroup = graphql(`
  mutation RenameGroup($group: GroupChangeInput!) {
    updateGroup(group: $group) {
      ...GroupSize @unmask
    }
  }
`);
