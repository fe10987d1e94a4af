import { useQuery } from "@apollo/client/react";
import { CAN_WAIT } from "#lib/graph/queries/can-wait.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { UnreadDocument } from "../viewer-query.ts";

/** The number of unread conversations in the inbox; follows the live stream. */
export function useUnreadCount(): number {
  const { data, refetch } = useQuery(UnreadDocument, { fetchPolicy: "cache-first", context: CAN_WAIT });
  const refresh = () => void refetch().catch(() => undefined);
  useLive("conversation.changed", refresh);
  return data?.getUserConversations?.Unread ?? 0;
}
