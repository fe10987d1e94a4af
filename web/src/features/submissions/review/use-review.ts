import { useApolloClient } from "@apollo/client/react";
import { idOf } from "#lib/graph/record-key.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { WALL_FILTERS } from "../filters/people-criteria.ts";
import { PAGE_SIZE, PositionWall } from "../wall/wall-documents.ts";
import { wallCriteria } from "../wall/wall-criteria.ts";

/** Starts a review of submissions that nobody has viewed: oldest first, with the first one open. */
export function useReview(position: { readonly positionId: string; readonly projectId: string }): () => void {
  const graph = useApolloClient();
  const address = useQueryState();
  return () => {
    const filters: Readonly<Record<string, string>> = { stage: "New", sort: "Oldest" };
    const criteria = wallCriteria({ text: (name) => filters[name] ?? "", list: () => [] }, position);
    void graph
      .query({
        query: PositionWall,
        variables: { criteria: { ...criteria, PageSize: PAGE_SIZE } },
        fetchPolicy: "network-only",
      })
      .then(({ data }) => {
        const [first] = data?.getPositionSubmissions.Submissions ?? [];
        if (!first) return;
        const none = Object.fromEntries(WALL_FILTERS.map((name) => [name, null]));
        address.change(
          { ...none, ...filters, review: "1", open: idOf(first.Data.UserId) },
          { replace: false },
        );
      })
      .catch(() => undefined);
  };
}
