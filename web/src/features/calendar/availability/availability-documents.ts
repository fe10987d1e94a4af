import { graphql } from "#gen/gql.ts";

/**
 * Of the member unless another is named. The graph reads at most 366 days at a time, and two years ahead can be booked
 * out: `later` is what `soon` lacks.
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

/** Those whom an agent can book days out for. */
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
