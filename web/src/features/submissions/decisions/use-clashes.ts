import { useApolloClient } from "@apollo/client/react";
import { graphql } from "#gen/gql.ts";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";

const SubmissionClashes = graphql(`
  query SubmissionClashes($userId: ID!, $positionId: ID!) {
    getPositionSubmission(UserId: $userId, RoleId: $positionId) {
      PK
      SK
      Data {
        Clashes {
          Kind
          Date
        }
      }
    }
  }
`);

/** How long a booking waits for the person's clashes, in milliseconds; after that it proceeds without them. */
const PATIENCE_MS = 1_500;

/** Queries the days on which a person has something else; empty if the response does not arrive in time. */
export function useClashes(): (submission: WallCard_SubmissionFragment) => Promise<readonly string[]> {
  const graph = useApolloClient();
  return async ({ Data }) => {
    const answer = graph
      .query({
        query: SubmissionClashes,
        variables: { userId: Data.UserId, positionId: Data.RoleId },
        fetchPolicy: "network-only",
      })
      .then(({ data }) => data?.getPositionSubmission?.Data.Clashes ?? [])
      .catch(() => []);
    const late = new Promise<[]>((resolve) => setTimeout(resolve, PATIENCE_MS, []));
    const found = await Promise.race([answer, late]);
    return [...new Set(found.filter(({ Kind }) => Kind === "Booking").map(({ Date: day }) => day))];
  };
}
