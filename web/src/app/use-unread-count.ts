import { useQuery } from "@apollo/client/react";
import { useLive } from "#lib/live-context.tsx";
import { UnreadDocument } from "./viewer-query.ts";

/** How many conversations of the inbox hold something unread; follows the live stream. */
export function useUnreadCount(): number {
  const { data, refetch } = useQuery(UnreadDocument, { fetchPolicy: "cache-first" });
  const look = () => void refetch().catch(() => undefined);
  useLive("messaging.message.added", look);
  useLive("messaging.conversation.read", look);
  return data?.getUserConversations?.Unread ?? 0;
}
