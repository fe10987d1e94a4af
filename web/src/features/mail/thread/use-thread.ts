import { useMutation, useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { hasResponse } from "#lib/graph/answered.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { idOf } from "#lib/graph/record-key.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { EarlierMessages, MarkRead, Thread, ThreadHeadConversation } from "./conversation-documents.ts";
import { joinMessages } from "./thread-order.ts";

/**
 * Marks the conversation as read whenever unread messages are shown, but never overrides the member marking it
 * unread.
 */
function useMarkRead(key: string, newest: string | undefined, read: boolean | undefined): void {
  const viewer = useViewer();
  const [markRead] = useMutation(MarkRead, { refetchQueries: ["UnreadConversations"] });
  const marked = useRef("");
  useEffect(() => {
    if (newest === undefined || read === undefined || marked.current === newest) return;
    marked.current = newest;
    if (read) return;
    // A failure does not interrupt reading; the next opening tries again.
    markRead({ variables: { PK: viewer.key, SK: key } }).catch(() => undefined);
  }, [key, newest, read, markRead, viewer.key]);
}

/** A conversation with its messages, newest first; new ones are added automatically, older ones on demand. */
export function useThread(key: string) {
  const viewer = useViewer();
  const notifyFailure = useFailureNotice();
  const { data, error, loading, fetchMore, refetch } = useQuery(Thread, {
    variables: { PK: viewer.key, SK: key },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const messages = data?.getConversationMessages ?? [];
  const conversation = useRecord(ThreadHeadConversation, data?.getConversation ?? null);
  useMarkRead(key, messages[0]?.SK, conversation?.Data.Read);

  const refresh = () =>
    void fetchMore({
      variables: { PK: viewer.key, SK: key },
      updateQuery: (present, { fetchMoreResult }) => ({
        ...present,
        getConversation: fetchMoreResult.getConversation,
        getConversationMessages: joinMessages(
          present.getConversationMessages,
          fetchMoreResult.getConversationMessages,
        ),
      }),
    }).catch(() => undefined);
  useLive("conversation.changed", ({ data: about }) => {
    if (idOf(String(about["conversationId"])) === idOf(key)) refresh();
  });

  const oldest = messages.at(-1);
  const earlier = () =>
    void fetchMore({
      query: EarlierMessages,
      variables: { conversation: key, after: oldest?.Cursor ?? null },
      updateQuery: (present, { fetchMoreResult }) => ({
        ...present,
        getConversationMessages: joinMessages(
          present.getConversationMessages,
          fetchMoreResult.getConversationMessages,
        ),
      }),
    }).catch(notifyFailure);

  return {
    messages,
    conversation,
    loading: !hasResponse(data) && loading,
    error: hasResponse(data) ? null : error,
    retry: () => void refetch().catch(() => undefined),
    refresh,
    earlier: messages.length < (conversation?.Data.NumberMessages ?? 0) ? earlier : null,
  };
}

export type ThreadFound = ReturnType<typeof useThread>;
