import { useMutation, useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useLive } from "#lib/live/live-context.tsx";
import { idOf } from "#lib/graph/record-key.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import {
  ConversationItemConversation,
  MESSAGES_PER_PAGE,
  MarkRead,
  MessageMessage,
  Messages,
} from "./mail-documents.ts";
import { joinMessages } from "./thread-order.ts";

/** Marks the conversation as read whenever it shows something that was not. */
function useMarkRead(key: string, newest: string | undefined, read: boolean | undefined): void {
  const viewer = useViewer();
  const [markRead] = useMutation(MarkRead, { refetchQueries: ["UnreadConversations"] });
  const marked = useRef("");
  useEffect(() => {
    if (newest === undefined || read === true || marked.current === newest) return;
    marked.current = newest;
    // Reading goes on when the mark fails; the next opening marks again.
    markRead({ variables: { PK: viewer.key, SK: key } }).catch(() => undefined);
  }, [key, newest, read, markRead, viewer.key]);
}

/** A conversation with its messages, newest first; new ones join by themselves and older ones on demand. */
export function useThread(key: string) {
  const viewer = useViewer();
  const { data, error, loading, fetchMore, refetch } = useQuery(Messages, {
    variables: { conversation: key, page: 1 },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const messages = data?.getConversationMessages ?? [];
  const [pages, setPages] = useState(1);
  const conversation = useRecord(ConversationItemConversation, {
    __typename: "Conversation",
    PK: viewer.key,
    SK: key,
  });
  const newest = useRecord(MessageMessage, messages[0] ?? null);
  useMarkRead(key, messages[0]?.SK, conversation?.Data.Read);

  const join = (page: number) =>
    fetchMore({
      variables: { conversation: key, page },
      updateQuery: (present, { fetchMoreResult }) => ({
        ...present,
        getConversationMessages: joinMessages(
          present.getConversationMessages,
          fetchMoreResult.getConversationMessages,
        ),
      }),
    });
  const look = () => void join(1).catch(() => undefined);
  useLive("conversation.changed", ({ data: about }) => {
    if (idOf(String(about["conversationId"])) === idOf(key)) look();
  });

  return {
    messages,
    conversation,
    newest,
    loading: !data && loading,
    error: data ? null : error,
    retry: () => void refetch().catch(() => undefined),
    look,
    hasEarlier: messages.length >= pages * MESSAGES_PER_PAGE,
    earlier: () => {
      setPages(pages + 1);
      void join(pages + 1).catch(() => setPages(pages));
    },
  };
}
