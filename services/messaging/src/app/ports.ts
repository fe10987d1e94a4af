import type { Actor } from "@callboard/kit/actor.ts";
import type { CursorValues, Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { Conversation, Correspondent, Folder, Message, Person } from "#domain/conversation.ts";
import type { MessagingEvent } from "#domain/events.ts";

/** Reads and writes inside one transaction. */
export interface UnitOfWork extends KeyedUnit {
  savePeople(people: readonly Person[]): Promise<void>;
  /** Conversations that the member started within a day; concurrent ones of the same member wait. */
  countStartedToday(userId: string): Promise<number>;
  /** The same conversation of the same people within the last seconds, if there is one. */
  findRepeated(draft: ConversationDraft): Promise<string | null>;
  /** Makes the conversation with its first message, at version 2. */
  addConversation(draft: ConversationDraft): Promise<void>;
  /** Locks the conversation; null when the member takes no part in it. */
  lockConversation(id: string, userId: string): Promise<Conversation | null>;
  /** Messages that the member sent within a minute; concurrent ones of the same member wait. */
  countSentThisMinute(userId: string): Promise<number>;
  /** Adds the message and raises the conversation's version. */
  addMessage(draft: MessageDraft): Promise<void>;
  /** Sets the participant's unread count to zero and raises the conversation's version. */
  markRead(conversation: Conversation): Promise<void>;
  addEvents(actor: Actor, events: readonly MessagingEvent[]): Promise<void>;
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

/** A message with its place in the conversation. */
export interface ListedMessage extends Message {
  readonly cursor: string;
}

/** Reads outside of a transaction; whose they are is part of every query. */
export interface Reads {
  conversation(id: string, userId: string): Promise<Conversation | null>;
  conversations(userId: string, wanted: ConversationList): Promise<Page<Conversation>>;
  countUnread(userId: string): Promise<number>;
  /** Newest first; `skip` counts from the place `after`, or from the newest. */
  messages(
    id: string,
    userId: string,
    place: { readonly skip: number; readonly after: CursorValues | null },
  ): Promise<readonly ListedMessage[]>;
  message(id: string, userId: string): Promise<Message | null>;
}

/** Someone who may be written to, also by mail. */
export interface Recipient extends Correspondent {
  readonly email: string;
  readonly language: string;
}

export interface Company {
  readonly name: string;
  readonly memberIds: readonly string[];
}

/** A time to audition, in the zone of its place. */
export interface Slot {
  readonly startsAt: Date;
  readonly zone: string;
}

/** The other services; one call for a whole list. Unknown ids are missing. One that does not respond is UNAVAILABLE. */
export interface Upstreams {
  batchGetMembers(ids: readonly string[]): Promise<Result<ReadonlyMap<string, Recipient>>>;
  batchGetCompanies(ids: readonly string[]): Promise<Result<ReadonlyMap<string, Company>>>;
  /** Of the talents, those who hold a submission to a project of the company. */
  batchGetSubmitters(companyId: string, talentIds: readonly string[]): Promise<Result<readonly string[]>>;
  /** Until when the open audition requests of submissions can be responded to. */
  batchGetAuditionDeadlines(submissionIds: readonly string[]): Promise<Result<ReadonlyMap<string, Date>>>;
  batchGetProjectNames(ids: readonly string[]): Promise<Result<ReadonlyMap<string, string>>>;
  batchGetPositionNames(ids: readonly string[]): Promise<Result<ReadonlyMap<string, string>>>;
  batchGetSlots(ids: readonly string[]): Promise<Result<ReadonlyMap<string, Slot>>>;
}

/** What the use cases run on. */
export interface Deps {
  readonly reads: Reads;
  readonly upstreams: Upstreams;
  readonly transaction: RunTransaction<UnitOfWork>;
}
