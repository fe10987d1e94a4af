import type { Actor } from "@callboard/kit/actor.ts";
import type { Page, PageRequest } from "@callboard/kit/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Conversation, Correspondent, Folder, Message, Person } from "#domain/conversation.ts";

/** Conversations inside one transaction. */
export interface ConversationWrites {
  savePeople(people: readonly Person[]): Promise<void>;
  startedToday(userId: string): Promise<number>;
  /** The same conversation of the same people within the last seconds, if there is one. */
  findRepeated(draft: ConversationDraft): Promise<string | null>;
  /** Makes the conversation with its first message, and publishes both. */
  start(draft: ConversationDraft, actor: Actor): Promise<void>;
  /** Locks the conversation; null when the member takes no part in it. */
  lock(id: string, userId: string): Promise<Conversation | null>;
  sentThisMinute(userId: string): Promise<number>;
  add(draft: MessageDraft, actor: Actor): Promise<void>;
  /** Sets the participant's unread count to zero; false when it was already. */
  markRead(conversation: Conversation, actor: Actor): Promise<boolean>;
}

export interface ConversationDraft {
  readonly id: string;
  readonly messageId: string;
  readonly subject: string;
  readonly body: string;
  readonly projectId: string | null;
  readonly senderId: string;
  readonly receiverId: string;
}

export interface MessageDraft {
  readonly id: string;
  readonly conversation: Conversation;
  readonly body: string;
}

export interface ConversationList {
  readonly folder: Folder;
  readonly unread: boolean;
  readonly text: string | null;
  readonly page: PageRequest;
}

/** Conversations for reading; whose they are is part of every query. */
export interface ConversationReads {
  one(id: string, userId: string): Promise<Conversation | null>;
  list(userId: string, wanted: ConversationList): Promise<Page<Conversation>>;
  countUnread(userId: string): Promise<number>;
  messages(id: string, userId: string, skip: number): Promise<readonly Message[]>;
  message(id: string, userId: string): Promise<Message | null>;
}

/** What the use cases stand on. */
export interface Deps {
  readonly transaction: <T>(work: (writes: ConversationWrites) => Promise<Result<T>>) => Promise<Result<T>>;
  readonly once: (
    call: {
      readonly actor: Actor;
      readonly operation: string;
      readonly key: string | null;
      readonly body: unknown;
    },
    work: (writes: ConversationWrites) => Promise<Result<string>>,
  ) => Promise<Result<string>>;
  readonly reads: ConversationReads;
  readonly people: {
    /** Members by id; unknown ones are missing. */
    find(ids: readonly string[]): Promise<Result<ReadonlyMap<string, Correspondent>>>;
    /** Whether the talent holds a submission to a project of the company. */
    hasSubmitted(talentId: string, companyId: string): Promise<Result<boolean>>;
  };
}
