import { graphql } from "#gen/gql.ts";

/**
 * The member's own unless another is named. The graph returns at most 366 days per query, and two years ahead can be
 * booked out: `later` covers what `soon` does not.
 */
export const BookedOutDays = graphql(`
  query BookedOutDays($user: ID, $from: String!, $to: String!, $laterFrom: String!, $laterTo: String!) {
    soon: getAvailability(criteria: { UserId: $user, From: $from, To: $to }) {
      ...DaysBookedOut @unmask
    }
    later: getAvailability(criteria: { UserId: $user, From: $laterFrom, To: $laterTo }) {
      ...DaysBookedOut @unmask
    }
  }
`);

export const SaveBookedOut = graphql(`
  mutation SaveBookedOut($user: ID, $ranges: [BookedOutInput!]!) {
    saveAvailability(dates: { PK: $user, BookedOut: $ranges }) {
      ...DaysBookedOut @unmask
    }
  }
`);

/** The clients for whom an agent can book out days. */
export const CalendarClients = graphql(`
  query CalendarClients {
    me {
      Data {
        AgentLinks {
          Data {
            Status
            Talent {
              ...UserName @unmask
            }
          }
        }
      }
    }
  }
`);
