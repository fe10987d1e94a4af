import { graphql } from "#gen/gql.ts";

/**
 * The member's own unless another is named. The graph returns at most 366 days per query, and two years ahead can be
 * booked out: `later` covers what `soon` does not.
 */
export const BookedOutDays = graphql(`
  query BookedOutDays($user: ID, $from: String!, $to: String!, $laterFrom: String!, $laterTo: String!) {
    soon: getAvailability(criteria: { UserId: $user, From: $from, To: $to }) {
      BookedOut {
        From
        To
        Note
      }
    }
    later: getAvailability(criteria: { UserId: $user, From: $laterFrom, To: $laterTo }) {
      BookedOut {
        From
        To
        Note
      }
    }
  }
`);

export const SaveBookedOut = graphql(`
  mutation SaveBookedOut($user: ID, $ranges: [BookedOutInput!]!) {
    saveAvailability(dates: { PK: $user, BookedOut: $ranges }) {
      BookedOut {
        From
        To
        Note
      }
    }
  }
`);

/** The clients for whom an agent can book out days. */
export const CalendarClients = graphql(`
  query CalendarClients {
    me {
      PK
      SK
      Data {
        AgentLinks {
          PK
          SK
          Data {
            Status
            Talent {
              PK
              SK
              Data {
                FirstName
                LastName
              }
            }
          }
        }
      }
    }
  }
`);
