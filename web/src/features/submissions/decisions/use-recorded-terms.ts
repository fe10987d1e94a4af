import { skipToken, useQuery } from "@apollo/client/react";
import { graphql } from "#gen/gql.ts";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import type { Fact } from "#ui/fact-list.tsx";
import { useTermFacts } from "#ui/terms/use-term-facts.ts";

const TermsOfBooking = graphql(`
  query TermsOfBooking($userId: ID!, $positionId: ID!) {
    getPositionSubmission(UserId: $userId, RoleId: $positionId) {
      Data {
        Request {
          ...RequestTerms @unmask
          Now: CancellationDue(BeyondControl: false) {
            ...DueOnCancellation @unmask
          }
          NowBeyondControl: CancellationDue(BeyondControl: true) {
            ...DueOnCancellation @unmask
          }
        }
      }
    }
  }
`);

/**
 * The cancellation terms that a booking recorded, and what they say is due at this moment; read each time the dialog
 * opens. Of somebody who is not booked nothing is read.
 */
export function useRecordedTerms({ Data }: WallCard_SubmissionFragment, beyondControl: boolean): Recorded {
  const { factsOf, dueOf } = useTermFacts("requests");
  const { data } = useQuery(
    TermsOfBooking,
    Data.Booked
      ? { variables: { userId: Data.UserId, positionId: Data.RoleId }, fetchPolicy: "no-cache" }
      : skipToken,
  );
  const request = data?.getPositionSubmission?.Data.Request;
  if (!request?.Cancellation) return { ...NONE, isNone: data !== undefined };
  const { Cancellation: terms, Now, NowBeyondControl } = request;
  const due = beyondControl ? NowBeyondControl : Now;
  return {
    isRecorded: true,
    isNone: false,
    isApart: terms.BeyondControlPercent !== null && due !== null,
    facts: factsOf(request),
    due: due ? dueOf(due) : "",
  };
}

interface Recorded {
  readonly isRecorded: boolean;
  /** The booking was read, and recorded none. */
  readonly isNone: boolean;
  /** The terms treat causes beyond control apart. */
  readonly isApart: boolean;
  readonly facts: readonly Fact[];
  /** Empty if the terms give nothing to count. */
  readonly due: string;
}

const NONE: Recorded = { isRecorded: false, isNone: false, isApart: false, facts: [], due: "" };
