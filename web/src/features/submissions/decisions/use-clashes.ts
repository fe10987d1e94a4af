import { useApolloClient } from "@apollo/client/react";
import { graphql } from "#gen/gql.ts";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import type { Days } from "./booking-doubts.ts";

const SubmissionClashes = graphql(`
  query SubmissionClashes($userId: ID!, $positionId: ID!) {
    getPositionSubmission(UserId: $userId, RoleId: $positionId) {
      Data {
        WorkDays
        Clashes(Dates: []) {
          Kind
          Date
        }
        OwnDaysChecked(Dates: [])
      }
    }
  }
`);

/** How long a booking waits for the person's clashes, in milliseconds; after that it proceeds without them. */
const TIMEOUT_MS = 1_500;

/** Queries the days that a booking takes, and what clashes with them; null if the response does not arrive in time. */
export function useClashes(): (submission: WallCard_SubmissionFragment) => Promise<Days | null> {
  const graph = useApolloClient();
  return async ({ Data }) => {
    const answer = graph
      .query({
        query: SubmissionClashes,
        variables: { userId: Data.UserId, positionId: Data.RoleId },
        fetchPolicy: "network-only",
      })
      .then(({ data }) => data?.getPositionSubmission?.Data ?? null)
      .catch(() => null);
    const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
    const found = await Promise.race([answer, late]);
    if (found === null) return null;
    const taken = (found.Clashes ?? []).filter(({ Kind }) => Kind !== "Audition");
    return { work: found.WorkDays ?? null, taken, ownDaysChecked: found.OwnDaysChecked !== false };
  };
}
