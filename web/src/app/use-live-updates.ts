import { useApolloClient } from "@apollo/client/react";
import { useLive } from "#lib/live/live-context.tsx";

/**
 * What every page owes to the live stream: rights that changed are read again, and after a gap that the server
 * cannot fill everything on the screen is.
 */
export function useLiveUpdates(): void {
  const graph = useApolloClient();
  useLive("member.changed", () => void graph.refetchQueries({ include: ["Viewer"] }));
  useLive("reset", () => void graph.refetchQueries({ include: "active" }));
}
