import { useQuery } from "@apollo/client/react";
import { hasResponse } from "#lib/graph/answered.ts";
import { CAN_WAIT } from "#lib/graph/queries/can-wait.ts";
import { SavedSearches } from "./saved-documents.ts";

/** Favorites and saved searches. */
export function useSaved() {
  const { data, error, refetch } = useQuery(SavedSearches, { context: CAN_WAIT });
  return {
    saved: data,
    error: hasResponse(data) ? null : error,
    again: () => void refetch().catch(() => undefined),
  };
}

export type Saved = ReturnType<typeof useSaved>;
