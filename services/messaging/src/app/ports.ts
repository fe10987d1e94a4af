import type { Actor } from "@callboard/kit/actor.ts";
import type { CursorValues, Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { Attachment, UploadedFile } from "#domain/attachment.ts";
import type { Conversation, ConversationKind, Correspondent, Message, Person } from "#domain/conversation.ts";
import type { MessagingEvent } from "#domain/events.ts";
import type { DeadLetters, LetterReads, LetterWrites } from "./dead-letters/letter-ports.ts";
import type { NoticeReads, NoticeWrites } from "./notices/notice-ports.ts";
import type { ReportReads, ReportWrites } from "./reports/report-ports.ts";
import type { Folder, StateChange } from "#domain/mail-state.ts";

/** Reads and writes inside one transaction. */
export interface UnitOfWork extends KeyedUnit, ReportWrites, NoticeWrites, LetterWrites {
  savePeople(people: readonly Person[]): Promise<void>;
  /** Conversations that the member started within a day; concurrent ones of the same member wait. */
  countStartedToday(userId: string): Promise<number>;
  /** The same conversation of the same people within the last seconds, if there is one. */
  findRepeated(draft: ConversationDraft): Promise<string | null>;
  /** Makes the conversation, at version 1, without a message. */
  addConversation(draft: ConversationDraft): Promise<void>;
  /** Locks the conversation; null when the member takes no part in it, or deleted it. */
  lockConversation(id: string, userId: string): Promise<Conversation | null>;
  /** Locks those of the conversations in which the member takes part, deleted ones included. */
  lockOwn(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, OwnState>>;
  /** Takes conversations out of the member's view alone, and raises their versions. */
  hideConversations(userId: string, ids: readonly string[]): Promise<void>;
  /** Changes the member's view of conversations; returns those that something changed about, at their new versions. */
  changeState(userId: string, ids: readonly string[], change: StateChange): Promise<readonly ChangedState[]>;
  /** Adds people to a group, with what is said from now on; returns who was not in it. */
  addMembers(group: Conversation, userIds: readonly string[]): Promise<readonly string[]>;
  /** Takes people out of a group; returns who was in it. */
  removeMembers(group: Conversation, userIds: readonly string[]): Promise<readonly string[]>;
  /** How many people are in a group, and how many have ever been. */
  countMembers(id: string): Promise<{ readonly present: number; readonly ever: number }>;
  /** Of these people, those who are or were in a group. */
  peopleOf(id: string, userIds: readonly string[]): Promise<readonly string[]>;
  /** Raises the version of a locked conversation and returns it. */
  raiseConversation(id: string): Promise<number>;
  /** Blocks a member for another; the version of the one who blocks, or null when it was so already. */
  addBlock(block: Block): Promise<number | null>;
  /** The same the other way. */
  removeBlock(block: Block): Promise<number | null>;
  /** Messages that the member sent within a minute; concurrent ones of the same member wait. */
  countSentThisMinute(userId: string): Promise<number>;
  /** Adds the message, raises the conversation's version, and returns who has it, the sender first. */
  addMessage(draft: MessageDraft): Promise<readonly string[]>;
  /** Puts files into a message; false where one of them is in another. */
  addAttachments(messageId: string, files: readonly Attachment[]): Promise<boolean>;
  /** Sets the participant's unread count to zero and raises the conversation's version. */
  markRead(conversation: Conversation): Promise<void>;
  addEvents(actor: Actor, events: readonly MessagingEvent[]): Promise<void>;
}

/** How a conversation that is locked stands for one participant. */
export interface OwnState {
  readonly hidden: boolean;
  readonly version: number;
}

/** A conversation of which the participant's view changed. */
export interface ChangedState {
  readonly conversationId: string;
  /** It was unread and is no longer. */
  readonly wasRead: boolean;
  readonly version: number;
}

export interface Block {
  readonly userId: string;
  readonly blockedId: string;
}

export interface ConversationDraft {
  readonly id: string;
  readonly kind: ConversationKind;
  readonly announce: boolean;
  readonly subject: string;
  readonly projectId: string | null;
  readonly senderId: string;
  /** At least one. */
  readonly receiverIds: readonly string[];
  readonly message: FirstMessage | null;
}

/** What a conversation begins with. */
export interface FirstMessage {
  readonly id: string;
  readonly body: string;
  readonly attachments: readonly Attachment[];
}

export interface MessageDraft {
  readonly id: string;
  readonly conversationId: string;
  readonly senderId: string;
  /** The one reader; null: everybody. */
  readonly toId: string | null;
  /** Empty where there are files alone. */
  readonly body: string;
  readonly attachments: readonly Attachment[];
}

export interface ConversationList {
  readonly folder: Folder;
  readonly label: string | null;
  readonly unread: boolean;
  readonly text: string | null;
  readonly page: PageRequest;
}

/** Someone who takes or took part in a conversation. */
export interface GroupMember extends Person {
  /** No longer. */
  readonly left: boolean;
}

/** A message with its place in the conversation. */
export interface ListedMessage extends Message {
  readonly cursor: string;
}

/** Someone whom a member has blocked. */
export interface BlockedPerson extends Person {
  /** Who blocked them. */
  readonly userId: string;
  readonly blockedAt: Date;
}

/** Reads outside of a transaction; whose they are is part of every query. */
export interface Reads extends ReportReads, NoticeReads, LetterReads {
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
  /** Everybody who takes or took part, by conversation; whose they are is known already. */
  members(conversationIds: readonly string[]): Promise<ReadonlyMap<string, readonly GroupMember[]>>;
  /** Of these people, those with whom the member has a block, whichever side made it. */
  blockedBy(userId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whom the member has blocked. */
  blocks(userId: string, page: PageRequest): Promise<Page<BlockedPerson>>;
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

/** Where the bytes of a file are for some minutes. */
export interface AttachmentLinks {
  readonly content: string;
  /** Null: it has none. */
  readonly thumbnail: string | null;
}

/** A time to audition, in the zone of its place. */
export interface Slot {
  readonly startsAt: Date;
  readonly zone: string;
}

/** A company's private group of people who submitted to a project. */
export interface CastingGroup {
  readonly companyId: string;
  readonly projectId: string;
  /** `GROUP#<1-5 or id>` */
  readonly groupId: string;
}

/** Talents who stand for positions of a project; null sets no condition. */
export interface StandingTalents {
  readonly projectId: string;
  readonly positionId: string | null;
  /** Those alone who are invited to this audition time, or confirmed it. */
  readonly slotId: string | null;
  /** Without those who are booked. */
  readonly undecided: boolean;
  /** Those behind this id. */
  readonly after: string | null;
  readonly limit: number;
}

/** The other services; one call for a whole list. Unknown ids are missing. One that does not respond is UNAVAILABLE. */
export interface Upstreams {
  /** Hands messaging's part of a copy of somebody's data to identity. */
  saveExportPart(exportId: string, content: object): Promise<Result<void>>;
  /** Open invitations to companies, with the address and the language to write in; ended ones are missing. */
  batchGetInvitations(ids: readonly string[]): Promise<Result<readonly CompanyInvitation[]>>;
  batchGetMembers(ids: readonly string[]): Promise<Result<ReadonlyMap<string, Recipient>>>;
  batchGetCompanies(ids: readonly string[]): Promise<Result<ReadonlyMap<string, Company>>>;
  /** Ids of all active admins. */
  listAdmins(): Promise<Result<readonly string[]>>;
  /** People whom a change of a project concerns, in the order of their ids; fewer than `limit` are the last. */
  listStandingTalents(wanted: StandingTalents): Promise<Result<readonly string[]>>;
  /** Of the projects, those that are approved. */
  batchGetApproved(projectIds: readonly string[]): Promise<Result<ReadonlySet<string>>>;
  /** Of the talents, those who hold a submission to a project of the company. */
  batchGetSubmitters(companyId: string, talentIds: readonly string[]): Promise<Result<readonly string[]>>;
  /** The people in a group of a project of the company, at most `limit`; NOT_FOUND where there is no such group. */
  listGroupMembers(group: CastingGroup, limit: number): Promise<Result<readonly string[]>>;
  /** Until when the open audition requests of submissions can be responded to. */
  batchGetAuditionDeadlines(submissionIds: readonly string[]): Promise<Result<ReadonlyMap<string, Date>>>;
  batchGetProjectNames(ids: readonly string[]): Promise<Result<ReadonlyMap<string, string>>>;
  batchGetPositionNames(ids: readonly string[]): Promise<Result<ReadonlyMap<string, string>>>;
  /** What media says of files. */
  batchGetFiles(ids: readonly string[]): Promise<Result<ReadonlyMap<string, UploadedFile>>>;
  /** Links of files in messages, for whoever may read these; missing where the file is not ready, or gone. */
  batchSignAttachments(ids: readonly string[]): Promise<Result<ReadonlyMap<string, AttachmentLinks>>>;
  batchGetSlots(ids: readonly string[]): Promise<Result<ReadonlyMap<string, Slot>>>;
}

/** What the use cases run on. */
export interface Deps {
  readonly reads: Reads;
  readonly upstreams: Upstreams;
  readonly deadLetters: DeadLetters;
  readonly transaction: RunTransaction<UnitOfWork>;
}

/** An open invitation to a company, as a mail says it. */
export interface CompanyInvitation {
  readonly email: string;
  readonly companyName: string;
  readonly language: string;
}
