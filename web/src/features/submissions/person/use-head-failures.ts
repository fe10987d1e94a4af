import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { WallHead } from "../wall/wall-documents.ts";

/** Called by a role with what its head failed with; null once it can be read, and when the role is gone. */
export type ReportHead = (positionId: string, error: unknown) => void;

/**
 * What the heads of the roles failed with, for one line on the page: each role has a query of its own, but their cause is
 * most likely the same. Trying again repeats those that failed, and only those.
 */
export function useHeadFailures() {
  const graph = useApolloClient();
  const [failed, setFailed] = useState<ReadonlyMap<string, unknown>>(new Map());
  const report = useCallback<ReportHead>((positionId, error) => {
    setFailed((present) => {
      const others = [...present].filter(([id]) => id !== positionId);
      if (!error) return others.length === present.size ? present : new Map(others);
      return new Map([...others, [positionId, error]]);
    });
  }, []);
  const again = () =>
    void graph.refetchQueries({
      include: [WallHead],
      onQueryUpdated: (query) => query.getCurrentResult().error !== undefined,
    });
  return { error: [...failed.values()][0] ?? null, report, again };
}
