import { graphql } from "#gen/gql.ts";

export const AddManyToGroup = graphql(`
  mutation AddManyToGroup($groupUsers: GroupUsersInput!) {
    addGroupUsers(groupUsers: $groupUsers) {
      Status
      Results {
        ...Outcome @unmask
      }
    }
  }
`);

export const RemoveManyFromGroup = graphql(`
  mutation RemoveManyFromGroup($groupUsers: GroupUsersInput!) {
    deleteGroupUsers(groupUsers: $groupUsers) {
      Status
      Results {
        ...Outcome @unmask
      }
    }
  }
`);

export const BookMany = graphql(`
  mutation BookMany($submissions: [SubmissionKeyInput!]!, $status: Boolean!) {
    projectSubmissionsBooking(submissions: $submissions, status: $status) {
      Status
      Results {
        ...Outcome @unmask
      }
    }
  }
`);

export const BookMatching = graphql(`
  mutation BookMatching($criteria: MatchingCriteria!, $status: Boolean!) {
    bookMatching(criteria: $criteria, status: $status) {
      ...BookingJobProgress @unmask
    }
  }
`);

export const BookingProgress = graphql(`
  query BookingProgress($id: ID!) {
    getBookingJob(id: $id) {
      ...BookingJobProgress @unmask
    }
  }
`);
