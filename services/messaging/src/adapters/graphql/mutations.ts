import { respondWith } from "@callboard/graphql/respond.ts";
import { readKey, readOptionalKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { map } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { addMessage } from "#app/add-message.ts";
import { markRead } from "#app/mark-read.ts";
import type { Deps } from "#app/ports.ts";
import { deleteConversations } from "#app/delete-conversations.ts";
import { startConversation } from "#app/start-conversation.ts";
import { startGroup } from "#app/start-group.ts";
import { updateConversations } from "#app/update-conversations.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import { allOf, readFileIds, readGroupId, readOwnKey } from "./keys.ts";
import { toConversation, toConversationsStatus, toMessage } from "./wire.ts";

export function createMutations(deps: Deps): MutationResolvers {
  return {
    createConversation: (_parent, { conversation }, { actor }) => {
      const keys = combineValidations({
        receiverId: readRequiredKey("user", conversation.ReceiverId, "conversation.ReceiverId"),
        projectId: readOptionalKey("project", conversation.ProjectId, "conversation.ProjectId"),
        attachmentIds: readFileIds(conversation.Attachments, "conversation.Attachments"),
      });
      const input = map(keys, (read) => ({ ...read, conversation }));
      return respondWith(startConversation(deps, actor, input), toConversation);
    },
    createGroupConversation: (_parent, { conversation }, { actor }) => {
      const keys = combineValidations({
        receiverIds: allOf(
          (conversation.ReceiverIds ?? []).map((key, place) =>
            readKey("user", key, `conversation.ReceiverIds.${place}`),
          ),
        ),
        groupId: readGroupId(conversation.GroupId, "conversation.GroupId"),
        projectId: readOptionalKey("project", conversation.ProjectId, "conversation.ProjectId"),
        attachmentIds: readFileIds(conversation.Attachments, "conversation.Attachments"),
      });
      const announce = conversation.Announce ?? false;
      const input = map(keys, (read) => ({ ...read, announce, conversation }));
      return respondWith(startGroup(deps, actor, input), toConversation);
    },
    deleteConversations: (_parent, { conversations }, { actor }) => {
      const keys = allOf(conversations.map((key, place) => readOwnKey(key, `conversations.${place}.`)));
      return respondWith(deleteConversations(deps, actor, keys), toConversationsStatus);
    },
    updateConversations: (_parent, { conversations, change }, { actor }) => {
      const keys = allOf(conversations.map((key, place) => readOwnKey(key, `conversations.${place}.`)));
      const input = map(keys, (read) => ({ keys: read, change }));
      return respondWith(updateConversations(deps, actor, input), toConversationsStatus);
    },
    addMessage: (_parent, { message }, { actor }) => {
      const keys = combineValidations({
        conversationId: readRequiredKey("conversation", message.ConversationId, "message.ConversationId"),
        attachmentIds: readFileIds(message.Attachments, "message.Attachments"),
      });
      const input = map(keys, (read) => ({ ...read, message }));
      return respondWith(addMessage(deps, actor, input), (added) => toMessage(added, null));
    },
    markConversationRead: (_parent, { PK, SK }, { actor }) =>
      respondWith(markRead(deps, actor, readOwnKey({ PK, SK })), toConversation),
  };
}
