import { graphql } from "#gen/gql.ts";

export const AddManyToGroup = graphql(`
  mutation AddManyToGroup($groupUsers: GroupUsersInput!) {
    addGroupUsers(groupUsers: $groupUsers) {
      Status
      Results {
        Key
        Status
        Code
        Rule
      }
    }
  }
`);

export const RemoveManyFromGroup = graphql(`
  mutation RemoveManyFromGroup($groupUsers: GroupUsersInput!) {
    deleteGroupUsers(groupUsers: $groupUsers) {
      Status
      Results {
        Key
        Status
        Code
        Rule
      }
    }
  }
`);

export const BookMany = graphql(`
  mutation BookMany($submissions: [SubmissionKeyInput!]!, $status: Boolean!) {
    projectSubmissionsBooking(submissions: $submissions, status: $status) {
      Status
      Results {
        Key
        Status
        Code
        Rule
      }
    }
  }
`);

export const BookMatching = graphql(`
  mutation BookMatching($criteria: MatchingCriteria!, $status: Boolean!) {
    bookMatching(criteria: $criteria, status: $status) {
      PK
      SK
      Data {
        Status
        Total
        Done
        Skipped
        Results {
          Key
          Status
          Code
          Rule
        }
      }
    }
  }
`);

export const BookingProgress = graphql(`
  query BookingProgress($id: ID!) {
    getBookingJob(id: $id) {
      PK
      SK
      Data {
        Status
        Total
        Done
        Skipped
        Results {
          Key
          Status
          Code
          Rule
        }
      }
    }
  }
`);
