import { graphql } from "#gen/gql.ts";

/** The graph reads at most 366 days at a time, and two years ahead can be booked out: `later` is what `soon` lacks. */
export const BookedOutDays = graphql(`
  query BookedOutDays($from: String!, $to: String!, $laterFrom: String!, $laterTo: String!) {
    soon: getAvailability(criteria: { From: $from, To: $to }) {
      BookedOut {
        From
        To
        Note
      }
    }
    later: getAvailability(criteria: { From: $laterFrom, To: $laterTo }) {
      BookedOut {
        From
        To
        Note
      }
    }
  }
`);

export const SaveBookedOut = graphql(`
  mutation SaveBookedOut($ranges: [BookedOutInput!]!) {
    saveAvailability(dates: { BookedOut: $ranges }) {
      BookedOut {
        From
        To
        Note
      }
    }
  }
`);
