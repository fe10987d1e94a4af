import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { formatKey } from "@callboard/kit/record-key.ts";
import {
  viewerCan,
  type Conversation as ConversationRecord,
  type Message as MessageRecord,
  type Person,
} from "#domain/conversation.ts";
import type {
  BlockedUser,
  Conversation,
  ConversationMembersStatus,
  ConversationPerson,
  ConversationsStatus,
  Message,
  MessageAttachment,
} from "#gen/graphql.ts";
import type { Attachment } from "#domain/attachment.ts";
import type { MemberOutcome } from "#app/change-members.ts";
import type { BlockedPerson } from "#app/ports.ts";
import type { ItemOutcome } from "#app/delete-conversations.ts";

const userKey = (id: string): string => formatKey(KEY_PREFIXES.user, id);

/** A participant, with a reference to the member. */
export function toPerson(person: Person): ConversationPerson {
  const key = userKey(person.id);
  return {
    Id: key,
    FirstName: person.firstName,
    LastName: person.lastName,
    ProfileUrl: `/user-detail/${person.id}`,
    Record: { PK: key },
  };
}

/** A conversation as its participant sees it; the other participants are read only if requested. */
export interface ConversationDataParent extends Omit<
  Conversation["Data"],
  "Participants" | "FormerParticipants"
> {
  readonly record: ConversationRecord;
}

export interface ConversationParent extends Omit<Conversation, "Data"> {
  readonly Data: ConversationDataParent;
}

/** A conversation as its participant sees it. */
export function toConversation(conversation: ConversationRecord): ConversationParent {
  return {
    PK: userKey(conversation.participant.id),
    SK: formatKey(KEY_PREFIXES.conversation, conversation.id),
    Data: {
      record: conversation,
      Subject: conversation.subject,
      Kind: conversation.kind,
      Announce: conversation.announce,
      OwnerId: userKey(conversation.ownerId),
      User: toPerson(conversation.participant),
      Receiver: toPerson(conversation.other),
      LastMessage: conversation.lastMessage,
      LastFiles: conversation.lastFiles,
      LastFileName: conversation.lastFileName,
      Read: conversation.unread === 0 && !conversation.markedUnread,
      Unread: conversation.unread,
      CreateDate: conversation.createdAt.toISOString(),
      UpdateDate: conversation.updatedAt.toISOString(),
      NumberMessages: conversation.messageCount,
      Folder: conversation.folder,
      Starred: conversation.starred,
      Important: conversation.important,
      Muted: conversation.muted,
      Labels: [...conversation.labels],
      ProjectId: conversation.projectId ? formatKey(KEY_PREFIXES.project, conversation.projectId) : null,
      Status: conversation.status,
      ViewerCan: [...viewerCan(conversation)],
    },
  };
}

/** The result for each conversation of a call. */
export function toConversationsStatus(outcomes: readonly ItemOutcome[]): ConversationsStatus {
  return {
    Status: "OK",
    Results: outcomes.map(({ userId, conversationId, done }) => ({
      PK: userKey(userId),
      SK: formatKey(KEY_PREFIXES.conversation, conversationId),
      Status: done ? "Done" : "Skipped",
      Rule: done ? null : "NOT_FOUND",
    })),
  };
}

/** The result for each member of a call. */
export function toMembersStatus(outcomes: readonly MemberOutcome[]): ConversationMembersStatus {
  return {
    Status: "OK",
    Results: outcomes.map(({ userId, rule }) => ({
      UserId: userKey(userId),
      Status: rule === null ? "Done" : "Skipped",
      Rule: rule,
    })),
  };
}

/** Someone whom a member has blocked. */
export function toBlockedUser(person: BlockedPerson): BlockedUser {
  return {
    PK: userKey(person.userId),
    SK: userKey(person.id),
    Data: { User: toPerson(person), CreateDate: person.blockedAt.toISOString() },
  };
}

/** A file of a message; its links are created only if requested. */
export function toAttachment({ mediaId, fileName, contentType, size }: Attachment): MessageAttachment {
  return {
    PK: formatKey(KEY_PREFIXES.media, mediaId),
    FileName: fileName,
    ContentType: contentType,
    Size: size,
  };
}

/** A message, with its cursor if it was read in a list. */
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
      Attachments: message.attachments.map(toAttachment),
      ReceiverId: message.receiverId === null ? null : userKey(message.receiverId),
      Read: message.read,
      CreateDate: message.createdAt.toISOString(),
    },
  };
}
