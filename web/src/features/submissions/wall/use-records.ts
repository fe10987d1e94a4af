import { useApolloClient } from "@apollo/client/react";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { WallCardSubmission } from "./wall-documents.ts";
import type { WallItem } from "./wall-item.ts";

/** Reads the current cards of items from the cache, for one-time use; rendered cards update by themselves. */
export function useRecords(): (items: readonly WallItem[]) => readonly WallCard_SubmissionFragment[] {
  const { cache } = useApolloClient();
  return (items) =>
    items.flatMap(({ __typename, PK, SK }) => {
      const record = cache.readFragment({
        id: cache.identify({ __typename, PK, SK }) ?? "",
        fragment: WallCardSubmission,
        fragmentName: "WallCard_Submission",
        optimistic: true,
      });
      return record ? [record] : [];
    });
}
