import { respondWith } from "@callboard/graphql/respond.ts";
import { readKey, readOptionalKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { map } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { addMessage } from "#app/add-message.ts";
import { markRead } from "#app/mark-read.ts";
import type { Deps } from "#app/ports.ts";
import { startConversation } from "#app/start-conversation.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import { toConversation, toMessage } from "./wire.ts";

export function createMutations(deps: Deps): MutationResolvers {
  return {
    createConversation: (_parent, { conversation }, { actor }) => {
      const keys = combineValidations({
        receiverId: readRequiredKey("user", conversation.ReceiverId, "conversation.ReceiverId"),
        projectId: readOptionalKey("project", conversation.ProjectId, "conversation.ProjectId"),
      });
      const input = map(keys, (read) => ({ ...read, conversation }));
      return respondWith(startConversation(deps, actor, input), toConversation);
    },
    addMessage: (_parent, { message }, { actor }) => {
      const key = readRequiredKey("conversation", message.ConversationId, "message.ConversationId");
      const input = map(key, (conversationId) => ({ conversationId, message }));
      return respondWith(addMessage(deps, actor, input), (added) => toMessage(added, null));
    },
    markConversationRead: (_parent, { PK, SK }, { actor }) => {
      const input = combineValidations({
        userId: readKey("user", PK, "PK"),
        conversationId: readKey("conversation", SK, "SK"),
      });
      return respondWith(markRead(deps, actor, input), toConversation);
    },
  };
}
