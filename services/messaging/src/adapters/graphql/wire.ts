import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { formatKey } from "@callboard/kit/record-key.ts";
import type {
  Conversation as ConversationRecord,
  Message as MessageRecord,
  Person,
} from "#domain/conversation.ts";
import type { Conversation, ConversationPerson, Message } from "#gen/graphql.ts";

const userKey = (id: string): string => formatKey(KEY_PREFIXES.user, id);

function toPerson(person: Person): ConversationPerson {
  const key = userKey(person.id);
  return {
    Id: key,
    FirstName: person.firstName,
    LastName: person.lastName,
    ProfileUrl: `/user-detail/${person.id}`,
    Record: { PK: key },
  };
}

/** A conversation as its participant sees it. */
export function toConversation(conversation: ConversationRecord): Conversation {
  const open = conversation.status === "Open";
  return {
    PK: userKey(conversation.participant.id),
    SK: formatKey(KEY_PREFIXES.conversation, conversation.id),
    Data: {
      Subject: conversation.subject,
      User: toPerson(conversation.participant),
      Receiver: toPerson(conversation.other),
      LastMessage: conversation.lastMessage,
      Read: conversation.unread === 0,
      Unread: conversation.unread,
      CreateDate: conversation.createdAt.toISOString(),
      UpdateDate: conversation.updatedAt.toISOString(),
      NumberMessages: conversation.messageCount,
      Folder: conversation.folder,
      ProjectId: conversation.projectId ? formatKey(KEY_PREFIXES.project, conversation.projectId) : null,
      Status: conversation.status,
      ViewerCan: open ? ["addMessage", "markConversationRead"] : ["markConversationRead"],
    },
  };
}

/** A message, with its cursor where it was read in a list. */
export function toMessage(message: MessageRecord, cursor: string | null): Message {
  const conversationKey = formatKey(KEY_PREFIXES.conversation, message.conversationId);
  return {
    PK: conversationKey,
    SK: formatKey(KEY_PREFIXES.message, message.id),
    Cursor: cursor,
    Data: {
      ConversationId: conversationKey,
      Subject: message.subject,
      User: toPerson(message.sender),
      Message: message.body,
      ReceiverId: userKey(message.receiverId),
      Read: message.read,
      CreateDate: message.createdAt.toISOString(),
    },
  };
}
