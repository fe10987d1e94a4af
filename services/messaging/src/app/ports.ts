import type { Actor } from "@callboard/kit/actor.ts";
import type { CursorValues, Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { Attachment, UploadedFile } from "#domain/attachment.ts";
import type { Conversation, ConversationKind, Correspondent, Message, Person } from "#domain/conversation.ts";
import type { MessagingEvent } from "#domain/events.ts";
import type { DeadLetters, LetterReads, LetterWrites } from "./dead-letters/letter-ports.ts";
import type { NoticeReads, NoticeWrites, PushReads, PushWrites } from "./notices/notice-ports.ts";
import type { ReportReads, ReportWrites } from "./reports/report-ports.ts";
import type { AuditionFacts, SubmissionFacts } from "#domain/mails/submission-facts.ts";
import type { ReportableProject } from "#domain/report.ts";
import type { Folder, StateChange } from "#domain/mail-state.ts";

/** Reads and writes inside one transaction. */
export interface UnitOfWork extends KeyedUnit, ReportWrites, NoticeWrites, PushWrites, LetterWrites {
  savePeople(people: readonly Person[]): Promise<void>;
  /** The number of conversations that the member started within a day; concurrent ones of the same member wait. */
  countStartedToday(userId: string): Promise<number>;
  /** The same conversation of the same people within the last seconds, if any. */
  findRepeated(draft: ConversationDraft): Promise<string | null>;
  /** Creates the conversation, at version 1, without a message. */
  addConversation(draft: ConversationDraft): Promise<void>;
  /** Locks the conversation; null if the member takes no part in it, or deleted it. */
  lockConversation(id: string, userId: string): Promise<Conversation | null>;
  /** Locks those of the conversations in which the member takes part, including deleted ones. */
  lockOwn(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, OwnState>>;
  /** Removes conversations from the member's view only, and raises their versions. */
  hideConversations(userId: string, ids: readonly string[]): Promise<void>;
  /** Changes the member's view of conversations; returns those that changed, with their new versions. */
  changeState(userId: string, ids: readonly string[], change: StateChange): Promise<readonly ChangedState[]>;
  /** Adds people to a group, who see messages from now on; returns who was not in it. */
  addMembers(group: Conversation, userIds: readonly string[]): Promise<readonly string[]>;
  /** Removes people from a group; returns who was in it. */
  removeMembers(group: Conversation, userIds: readonly string[]): Promise<readonly string[]>;
  /** How many people are in a group, and how many have ever been in it. */
  countMembers(id: string): Promise<{ readonly present: number; readonly ever: number }>;
  /** Those of the people who are or were in a group. */
  peopleOf(id: string, userIds: readonly string[]): Promise<readonly string[]>;
  /** Raises the version of a locked conversation and returns it. */
  raiseConversation(id: string): Promise<number>;
  /** Blocks a member; returns the new version of the blocker, or null if the block existed. */
  addBlock(block: Block): Promise<number | null>;
  /** Lifts a block; returns the new version of the blocker, or null if there was none. */
  removeBlock(block: Block): Promise<number | null>;
  /** The number of messages that the member sent within a minute; concurrent ones of the same member wait. */
  countSentThisMinute(userId: string): Promise<number>;
  /** Adds the message, raises the conversation's version, and returns its participants, the sender first. */
  addMessage(draft: MessageDraft): Promise<readonly string[]>;
  /** Attaches files to a message; false if one of them is attached to another. */
  addAttachments(messageId: string, files: readonly Attachment[]): Promise<boolean>;
  /** Resets the participant's unread count and raises the conversation's version. */
  markRead(conversation: Conversation): Promise<void>;
  addEvents(actor: Actor, events: readonly MessagingEvent[]): Promise<void>;
}

/** One participant's state of a locked conversation. */
export interface OwnState {
  readonly hidden: boolean;
  readonly version: number;
}

/** A conversation whose view changed for the participant. */
export interface ChangedState {
  readonly conversationId: string;
  /** It was unread before and is read now. */
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

/** The message that a conversation begins with. */
interface FirstMessage {
  readonly id: string;
  readonly body: string;
  readonly attachments: readonly Attachment[];
}

export interface MessageDraft {
  readonly id: string;
  readonly conversationId: string;
  readonly senderId: string;
  /** The only reader; null means everyone. */
  readonly toId: string | null;
  /** Empty if there are only files. */
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

/** A current or former participant of a conversation. */
export interface GroupMember extends Person {
  /** No longer takes part. */
  readonly left: boolean;
}

/** Someone who takes part in a conversation now. */
export interface Participant {
  readonly userId: string;
  readonly minor: boolean | null;
}

/** A message with its cursor in the conversation. */
export interface ListedMessage extends Message {
  readonly cursor: string;
}

/** Someone whom a member has blocked. */
export interface BlockedPerson extends Person {
  /** The blocker. */
  readonly userId: string;
  readonly blockedAt: Date;
}

/** Reads outside a transaction; every query is limited to its owner. */
export interface Reads extends ReportReads, NoticeReads, PushReads, LetterReads {
  conversation(id: string, userId: string): Promise<Conversation | null>;
  conversations(userId: string, wanted: ConversationList): Promise<Page<Conversation>>;
  countUnread(userId: string): Promise<number>;
  /** Newest first; `skip` counts from the cursor `after`, or from the newest. */
  messages(
    id: string,
    userId: string,
    place: { readonly skip: number; readonly after: CursorValues | null },
  ): Promise<readonly ListedMessage[]>;
  message(id: string, userId: string): Promise<Message | null>;
  /** Current and former participants, by conversation; the caller must have checked access. */
  members(conversationIds: readonly string[]): Promise<ReadonlyMap<string, readonly GroupMember[]>>;
  /** Who takes part in a conversation now, and whether they are minors; null if that is not known. */
  participants(conversationId: string): Promise<readonly Participant[]>;
  /** Those of the people with whom the member has a block, in either direction. */
  blockedBy(userId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The people whom the member has blocked. */
  blocks(userId: string, page: PageRequest): Promise<Page<BlockedPerson>>;
}

/** Someone who can receive messages, and mails. */
export interface Recipient extends Correspondent {
  readonly email: string;
  readonly language: string;
}

interface Company {
  readonly name: string;
  readonly memberIds: readonly string[];
}

/** Links to the bytes of a file, valid for some minutes. */
export interface AttachmentLinks {
  readonly content: string;
  /** Null if it has none. */
  readonly thumbnail: string | null;
}

/** A company's private group of people who submitted to a project. */
interface CastingGroup {
  readonly companyId: string;
  readonly projectId: string;
  /** `GROUP#<1-5 or id>` */
  readonly groupId: string;
}

/** Whose appointments mails need, and who reads them; null sets no condition. */
interface WantedCalendarFiles {
  readonly projectId: string;
  readonly companyId: string;
  readonly userIds: readonly string[];
  readonly positionId: string | null;
  /** Only auditions in this slot. */
  readonly slotId: string | null;
  readonly readers: readonly { readonly reader: string; readonly language: string }[];
}

/** A person's appointments in a project for one reader, in the format of RFC 5545. */
interface CalendarFile {
  readonly userId: string;
  readonly reader: string;
  readonly language: string;
  readonly content: string;
}

/** Talent with active submissions to positions of a project; null sets no condition. */
interface StandingTalents {
  readonly projectId: string;
  readonly positionId: string | null;
  /** Only people who are invited to this audition time or confirmed it. */
  readonly slotId: string | null;
  /** Excludes people who are booked. */
  readonly undecided: boolean;
  /** Only ids after this one. */
  readonly after: string | null;
  readonly limit: number;
}

/**
 * The upstreams, each with one call for a whole list. Unknown ids are missing. `UNAVAILABLE` if one does not respond.
 */
export interface Upstreams {
  /** Sends messaging's part of a person's data export to identity. */
  saveExportPart(exportId: string, content: object): Promise<Result<void>>;
  /** Open invitations to companies, with the address and the language to use; ended ones are missing. */
  batchGetInvitations(ids: readonly string[]): Promise<Result<readonly CompanyInvitation[]>>;
  /** Addresses that agents invited, with what the mail needs; ended ones are missing. */
  batchGetClientInvitations(ids: readonly string[]): Promise<Result<readonly InvitedClient[]>>;
  batchGetMembers(ids: readonly string[]): Promise<Result<ReadonlyMap<string, Recipient>>>;
  batchGetCompanies(ids: readonly string[]): Promise<Result<ReadonlyMap<string, Company>>>;
  /** Ids of all active admins. */
  listAdmins(): Promise<Result<readonly string[]>>;
  /**
   * People whom a change of a project concerns, in the order of their ids; fewer than `limit` means the last page.
   */
  listStandingTalents(wanted: StandingTalents): Promise<Result<readonly string[]>>;
  /** The appointments of people in a project as files, for each reader; people without any are missing. */
  batchGetCalendarFiles(wanted: WantedCalendarFiles): Promise<Result<readonly CalendarFile[]>>;
  /** What a report needs to know about projects. */
  batchGetReportable(ids: readonly string[]): Promise<Result<ReadonlyMap<string, ReportableProject>>>;
  /** Those of the projects that are approved. */
  batchGetApproved(projectIds: readonly string[]): Promise<Result<ReadonlySet<string>>>;
  /** Those of the talent who have a submission to a project of the company, or were invited to one. */
  batchGetSubmitters(companyId: string, talentIds: readonly string[]): Promise<Result<readonly string[]>>;
  /** The people in a group of a project of the company, at most `limit`; `NOT_FOUND` if there is no such group. */
  listGroupMembers(group: CastingGroup, limit: number): Promise<Result<readonly string[]>>;
  /** What people are told of submissions; those that do not exist are missing. */
  batchGetNoticeFacts(
    submissionIds: readonly string[],
  ): Promise<Result<ReadonlyMap<string, SubmissionFacts>>>;
  batchGetProjectNames(ids: readonly string[]): Promise<Result<ReadonlyMap<string, string>>>;
  batchGetPositionNames(ids: readonly string[]): Promise<Result<ReadonlyMap<string, string>>>;
  /** The state of files in media. */
  batchGetFiles(ids: readonly string[]): Promise<Result<ReadonlyMap<string, UploadedFile>>>;
  /** Links to files in messages, for people who may read them; missing if the file is not ready, or gone. */
  batchSignAttachments(ids: readonly string[]): Promise<Result<ReadonlyMap<string, AttachmentLinks>>>;
  batchGetSlots(ids: readonly string[]): Promise<Result<ReadonlyMap<string, AuditionFacts>>>;
}

/** The dependencies of the use cases. */
export interface Deps {
  readonly reads: Reads;
  readonly upstreams: Upstreams;
  readonly deadLetters: DeadLetters;
  readonly transaction: RunTransaction<UnitOfWork>;
}

/** An open invitation to a company, as a mail needs it. */
interface CompanyInvitation {
  readonly email: string;
  readonly companyName: string;
  readonly language: string;
}

/** An address that an agent invited, as a mail needs it. */
interface InvitedClient {
  readonly email: string;
  readonly agentName: string;
  readonly language: string;
  /** Whether somebody registered with the address. */
  readonly isMember: boolean;
}
