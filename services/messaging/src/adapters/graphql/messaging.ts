import { requireMember } from "@callboard/kit/actor.ts";
import { respond, respondWith } from "@callboard/kit/graphql/respond.ts";
import { selects } from "@callboard/kit/graphql/selects.ts";
import { addMessage } from "#app/add-message.ts";
import { markRead } from "#app/mark-read.ts";
import type { Deps } from "#app/ports.ts";
import { listConversations, listMessages } from "#app/read-conversations.ts";
import { startConversation } from "#app/start-conversation.ts";
import type { Resolvers } from "#gen/graphql.ts";
import { readConversationKey, readProjectKey, readUserKey, toConversation, toMessage } from "./wire.ts";

/** The resolvers of messaging. Who asks is decided before any key is read. */
export function createResolvers(deps: Deps): Resolvers {
  return { Query: queries(deps), Mutation: mutations(deps) };
}

function queries(deps: Deps): NonNullable<Resolvers["Query"]> {
  return {
    async getUserConversations(_parent, { criteria }, { actor }, info) {
      await respond(requireMember(actor));
      const userId = criteria.UserId ? await respond(readUserKey(criteria.UserId, "criteria.UserId")) : null;
      const { items, counted, unread, next } = await respond(
        listConversations(deps, actor, { userId, criteria, count: selects(info, "Total") }),
      );
      return { Results: items.map(toConversation), Total: counted?.total ?? 0, Unread: unread, After: next };
    },
    async getConversationMessages(_parent, { conversation_id, page }, { actor }) {
      await respond(requireMember(actor));
      const conversationId = await respond(readConversationKey(conversation_id, "conversation_id"));
      return respondWith(listMessages(deps, actor, { conversationId, page: page ?? 1 }), (found) =>
        found.map(toMessage),
      );
    },
  };
}

function mutations(deps: Deps): NonNullable<Resolvers["Mutation"]> {
  return {
    async createConversation(_parent, { conversation }, { actor }) {
      await respond(requireMember(actor));
      const receiverId = await respond(readUserKey(conversation.ReceiverId ?? "", "conversation.ReceiverId"));
      const projectId = conversation.ProjectId
        ? await respond(readProjectKey(conversation.ProjectId, "conversation.ProjectId"))
        : null;
      return respondWith(
        startConversation(deps, actor, { receiverId, projectId, input: conversation }),
        toConversation,
      );
    },
    async addMessage(_parent, { message }, { actor }) {
      await respond(requireMember(actor));
      const conversationId = await respond(
        readConversationKey(message.ConversationId ?? "", "message.ConversationId"),
      );
      const input = { conversationId, text: message.Message, clientKey: message.ClientKey ?? null };
      return respondWith(addMessage(deps, actor, input), toMessage);
    },
    async markConversationRead(_parent, { PK, SK }, { actor }) {
      await respond(requireMember(actor));
      const userId = await respond(readUserKey(PK, "PK"));
      const conversationId = await respond(readConversationKey(SK, "SK"));
      return respondWith(markRead(deps, actor, { userId, conversationId }), toConversation);
    },
  };
}
