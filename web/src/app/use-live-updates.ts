import { useApolloClient } from "@apollo/client/react";
import { useLive } from "#lib/live/live-context.tsx";

/**
 * Live updates for every page: refetches the viewer's rights when they change, and all active queries after a gap
 * that the server cannot fill.
 */
export function useLiveUpdates(): void {
  const graph = useApolloClient();
  useLive("member.changed", () => void graph.refetchQueries({ include: ["Viewer"] }));
  useLive("reset", () => void graph.refetchQueries({ include: "active" }));
}
