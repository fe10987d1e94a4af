import { respondWith } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { readKey, readOptionalKey } from "@callboard/kit/record-key.ts";
import { map, ok } from "@callboard/kit/result.ts";
import { listBlockedUsers } from "#app/block-user.ts";
import { getConversation } from "#app/get-conversation.ts";
import { listConversations, listMessages } from "#app/list-conversations.ts";
import type { Deps } from "#app/ports.ts";
import type { QueryResolvers } from "#gen/graphql.ts";
import { readOwnKey } from "./keys.ts";
import { toBlockedUser, toConversation, toMessage } from "./wire.ts";

export function createQueries(deps: Deps): QueryResolvers {
  return {
    getUserConversations: (_parent, { criteria }, { actor }, info) => {
      const input = map(readOptionalKey("user", criteria.UserId, "criteria.UserId"), (userId) => ({
        userId,
        criteria,
        count: selects(info, "Total"),
      }));
      return respondWith(listConversations(deps, actor, input), ({ items, counted, unread, next }) => ({
        Results: items.map(toConversation),
        Total: counted?.total ?? 0,
        Unread: unread,
        After: next,
      }));
    },
    getConversation: (_parent, { PK, SK }, { actor }) =>
      respondWith(getConversation(deps, actor, readOwnKey({ PK, SK })), toConversation),
    getBlockedUsers: (_parent, { criteria }, { actor }, info) =>
      respondWith(
        listBlockedUsers(deps, actor, ok({ criteria, count: selects(info, "Total") })),
        ({ items, counted, next }) => ({
          Results: items.map(toBlockedUser),
          Total: counted?.total ?? 0,
          After: next,
        }),
      ),
    getConversationMessages: (_parent, { conversation_id: key, page, after }, { actor }) => {
      const input = map(readKey("conversation", key, "conversation_id"), (conversationId) => ({
        conversationId,
        page,
        after,
      }));
      return respondWith(listMessages(deps, actor, input), (found) =>
        found.map((message) => toMessage(message, message.cursor)),
      );
    },
  };
}
