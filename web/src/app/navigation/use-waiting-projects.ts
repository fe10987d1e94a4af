import { useQuery } from "@apollo/client/react";
import { graphql } from "#gen/gql.ts";
import { CAN_WAIT } from "#lib/graph/queries/can-wait.ts";
import { useLive } from "#lib/live/live-context.tsx";

const WaitingCount = graphql(`
  query WaitingCount {
    projectsPendingApproval(criteria: { PageSize: 1 }) {
      Total
    }
  }
`);

/** The number of projects that await an admin's approval; follows the live stream. */
export function useWaitingProjects(): number {
  const { data, refetch } = useQuery(WaitingCount, { fetchPolicy: "cache-first", context: CAN_WAIT });
  useLive("project.changed", () => void refetch().catch(() => undefined));
  return data?.projectsPendingApproval.Total ?? 0;
}
