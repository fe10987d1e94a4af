import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ConversationParent, ConversationDataParent } from '../adapters/graphql/wire.ts';
import type { ReportParent, ReportDataParent } from '../adapters/graphql/reports.ts';
import type { Context } from '../adapters/graphql/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in ISO 8601, always UTC. */
  DateTime: { input: string; output: string; }
  /** A calendar day, YYYY-MM-DD, without a zone. */
  LocalDate: { input: string; output: string; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** A member whom the caller has blocked. */
export type BlockedUser = {
  __typename?: 'BlockedUser';
  /** Its fields. */
  Data: BlockedUserData;
  /** The caller's own key. */
  PK: Scalars['ID']['output'];
  /** Key of the blocked member. */
  SK: Scalars['ID']['output'];
};

/** Fields of a block. */
export type BlockedUserData = {
  __typename?: 'BlockedUserData';
  /** When it began. */
  CreateDate: Scalars['DateTime']['output'];
  /** The blocked member. */
  User: ConversationPerson;
};

/** Page of blocked members. */
export type BlockedUsersCriteria = {
  /** Opaque cursor of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
};

/** A page of blocked members. */
export type BlockedUsersPage = {
  __typename?: 'BlockedUsersPage';
  /** Cursor of the next page; null at the end. */
  After?: Maybe<Scalars['String']['output']>;
  /** The members. */
  Results: Array<BlockedUser>;
  /** The total number. */
  Total: Scalars['Int']['output'];
};

/** A project or a person to report. */
export type ContentReportInput = {
  /** Repeats of the same report return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** At most 2,000 characters; required if Reason is Other. */
  Comment?: InputMaybe<Scalars['String']['input']>;
  /** Of a project: Scam, Off-Platform Payment, Discrimination, Sexual, Minor Safety, Impersonation, Stolen Photos or Other. Of a person also Harassment. */
  Reason?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project, PRJ#<id>, or of the person, USR#<id>. */
  Target?: InputMaybe<Scalars['ID']['input']>;
};

/** A conversation as one participant sees it. */
export type Conversation = {
  __typename?: 'Conversation';
  /** Its fields. */
  Data: ConversationData;
  /** USR#<participant> */
  PK: Scalars['ID']['output'];
  /** CNV#<id> */
  SK: Scalars['ID']['output'];
};

/** A change of the caller's own view of conversations. */
export type ConversationChangeInput = {
  /** Labels to add: audition, callback, booking, contract, note. */
  AddLabels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** inbox, spam or trash. */
  Folder?: InputMaybe<Scalars['String']['input']>;
  /** Important or not. */
  Important?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to turn off notifications of its messages. */
  Muted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Read up to now, or marked as unread. */
  Read?: InputMaybe<Scalars['Boolean']['input']>;
  /** Labels to remove; takes precedence over labels to add. */
  RemoveLabels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** With a star or without. */
  Starred?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Fields of a conversation. */
export type ConversationData = {
  __typename?: 'ConversationData';
  /** Whether members of the group can write only to its owner. */
  Announce: Scalars['Boolean']['output'];
  /** When it began. */
  CreateDate: Scalars['DateTime']['output'];
  /** inbox, spam or trash. */
  Folder: Scalars['String']['output'];
  /** Names of former participants. */
  FormerParticipants: Array<Scalars['String']['output']>;
  /** Whether the participant marked it as important. */
  Important: Scalars['Boolean']['output'];
  /** Two people, or several. */
  Kind: ConversationKind;
  /** The participant's labels on it: audition, callback, booking, contract, note. */
  Labels: Array<Scalars['String']['output']>;
  /** Name of the first of them. */
  LastFileName?: Maybe<Scalars['String']['output']>;
  /** Number of files in the last message. */
  LastFiles: Scalars['Int']['output'];
  /** Beginning of the last message; null if it has no text. */
  LastMessage?: Maybe<Scalars['String']['output']>;
  /** Whether the participant turned off notifications of its messages. */
  Muted: Scalars['Boolean']['output'];
  /** How many messages the participant can read. */
  NumberMessages: Scalars['Int']['output'];
  /** Who started it; in a group, who adds and removes members. */
  OwnerId: Scalars['ID']['output'];
  /** Current participants that the caller may see: in an announcing group members see its owner and themselves. */
  Participants: Array<ConversationPerson>;
  /** Project that it is about. */
  ProjectId?: Maybe<Scalars['ID']['output']>;
  /** Whether the participant has read everything and not marked it as unread. */
  Read: Scalars['Boolean']['output'];
  /** The other participant; in a group its owner, or for the owner the first receiver. */
  Receiver: ConversationPerson;
  /** Whether the participant starred it. */
  Starred: Scalars['Boolean']['output'];
  /** Its status. */
  Status: ConversationStatus;
  /** Subject; empty if the account of the person who started the conversation was erased. */
  Subject: Scalars['String']['output'];
  /** Messages that the participant has not read. */
  Unread: Scalars['Int']['output'];
  /** When the last message was sent. */
  UpdateDate: Scalars['DateTime']['output'];
  /** The participant whose view this is. */
  User: ConversationPerson;
  /** Names of the operations that the caller may call on this conversation now. */
  ViewerCan: Array<Scalars['String']['output']>;
};

/** A conversation to start. */
export type ConversationInput = {
  /** Keys of at most 5 files of the caller's own, uploaded as Attachment, that are in no other message. */
  Attachments?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Repeats of the same conversation return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** First message, at most 10,000 characters; a conversation can begin without one, and with files the text is optional. */
  Message?: InputMaybe<Scalars['String']['input']>;
  /** Project that it is about. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the receiver. */
  ReceiverId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 120 characters. */
  Subject?: InputMaybe<Scalars['String']['input']>;
};

/** A conversation by its key. */
export type ConversationKeyInput = {
  /** The caller's own key. */
  PK: Scalars['ID']['input'];
  /** Key of the conversation. */
  SK: Scalars['ID']['input'];
};

/** Two people, or several. */
export type ConversationKind =
  /** One member with another. */
  | 'Direct'
  /** The owner with members, whom the owner adds and removes. */
  | 'Group';

/** The result for one member of a call. */
export type ConversationMemberResult = {
  __typename?: 'ConversationMemberResult';
  /** Why it was skipped: NOT_FOUND, RECIPIENT for a minor, SELF. */
  Rule?: Maybe<Scalars['String']['output']>;
  /** Done, or Skipped. */
  Status: Scalars['String']['output'];
  /** Key of the member. */
  UserId: Scalars['ID']['output'];
};

/** The result of a call with several members of a group. */
export type ConversationMembersStatus = {
  __typename?: 'ConversationMembersStatus';
  /** One for each member, in their order. */
  Results: Array<ConversationMemberResult>;
  /** OK; anything else arrives as an error. */
  Status: Scalars['String']['output'];
};

/** A participant. */
export type ConversationPerson = {
  __typename?: 'ConversationPerson';
  /** Given name, as last known. */
  FirstName?: Maybe<Scalars['String']['output']>;
  /** Key of the member. */
  Id: Scalars['ID']['output'];
  /** Family name, as last known. */
  LastName?: Maybe<Scalars['String']['output']>;
  /** Path of the profile. */
  ProfileUrl?: Maybe<Scalars['String']['output']>;
  /** The member. */
  Record?: Maybe<User>;
};

/** The result for one conversation of a call. */
export type ConversationResult = {
  __typename?: 'ConversationResult';
  /** The key as it was sent. */
  PK: Scalars['ID']['output'];
  /** Why it was skipped: NOT_FOUND. */
  Rule?: Maybe<Scalars['String']['output']>;
  /** The key as it was sent. */
  SK: Scalars['ID']['output'];
  /** Done, or Skipped. */
  Status: Scalars['String']['output'];
};

/** Whether messages can be added. */
export type ConversationStatus =
  /** No: locked by an admin. */
  | 'Locked'
  /** Yes. */
  | 'Open'
  /** No: its project is over, the caller was removed, or one side has blocked the other. */
  | 'ReadOnly';

/** Criteria of the caller's conversations. */
export type ConversationsCriteria = {
  /** Opaque cursor of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** inbox, sent, spam, trash, starred or important; the default is inbox. */
  Folder?: InputMaybe<Scalars['String']['input']>;
  /** Only with this label: audition, callback, booking, contract or note. */
  Label?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Beginnings of words in the subject, in names, or in a message that the caller can read; ignores case and accents. */
  Text?: InputMaybe<Scalars['String']['input']>;
  /** Only with something unread. */
  Unread?: InputMaybe<Scalars['Boolean']['input']>;
  /** The caller; anyone else is not found. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of conversations. */
export type ConversationsPage = {
  __typename?: 'ConversationsPage';
  /** Cursor of the next page; null at the end. */
  After?: Maybe<Scalars['String']['output']>;
  /** The conversations. */
  Results: Array<Conversation>;
  /** The total number. */
  Total: Scalars['Int']['output'];
  /** Conversations in the inbox with something unread. */
  Unread: Scalars['Int']['output'];
};

/** The result of a call with several conversations. */
export type ConversationsStatus = {
  __typename?: 'ConversationsStatus';
  /** One for each key, in their order. */
  Results: Array<ConversationResult>;
  /** OK; anything else arrives as an error. */
  Status: Scalars['String']['output'];
};

/** An event that a consumer could not handle. */
export type DeadLetter = {
  __typename?: 'DeadLetter';
  /** Its fields. */
  Data: DeadLetterData;
  /** Name of the consumer. */
  PK: Scalars['ID']['output'];
  /** Id of the event. */
  SK: Scalars['ID']['output'];
};

/** Fields of a dead letter; the payload of the event is not shown. */
export type DeadLetterData = {
  __typename?: 'DeadLetterData';
  /** Id of the aggregate. */
  AggregateId: Scalars['String']['output'];
  /** When it became a dead letter. */
  FailedDate: Scalars['DateTime']['output'];
  /** When it happened. */
  OccurredDate: Scalars['DateTime']['output'];
  /** Why the last attempt failed. */
  Reason: Scalars['String']['output'];
  /** Who replayed it, latest first. */
  Replays: Array<DeadLetterReplay>;
  /** What happened, such as callboard.casting.submission.created.v1. */
  Subject: Scalars['String']['output'];
};

/** A replay of a dead letter. */
export type DeadLetterReplay = {
  __typename?: 'DeadLetterReplay';
  /** When. */
  Date: Scalars['DateTime']['output'];
  /** Key of the admin. */
  UserId: Scalars['ID']['output'];
};

/** Criteria of dead letters. */
export type DeadLettersCriteria = {
  /** Name of a consumer, such as messaging-mails; by default all. */
  Consumer?: InputMaybe<Scalars['String']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A conversation with several members to start. */
export type GroupConversationInput = {
  /** Whether members can write only to the owner and do not see each other; the default is false. */
  Announce?: InputMaybe<Scalars['Boolean']['input']>;
  /** Keys of at most 5 files of the caller's own, uploaded as Attachment, that are in no other message. */
  Attachments?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Repeats of the same conversation return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** A group of the caller's company instead of receivers, GROUP#1 to GROUP#5 or its key; requires ProjectId. */
  GroupId?: InputMaybe<Scalars['ID']['input']>;
  /** First message, at most 10,000 characters; a conversation can begin without one, and with files the text is optional. */
  Message?: InputMaybe<Scalars['String']['input']>;
  /** Project that it is about, and that the group belongs to. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Keys of the receivers: at most 10 for talent and agents, 50 for production and admins. */
  ReceiverIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 120 characters. */
  Subject?: InputMaybe<Scalars['String']['input']>;
};

/** A message. */
export type Message = {
  __typename?: 'Message';
  /** Cursor for the messages after it; null outside a list. */
  Cursor?: Maybe<Scalars['String']['output']>;
  /** Its fields. */
  Data: MessageData;
  /** CNV#<id> */
  PK: Scalars['ID']['output'];
  /** MSG#<id> */
  SK: Scalars['ID']['output'];
};

/** A file in a message, for everyone who can read the message or a report of it. */
export type MessageAttachment = {
  __typename?: 'MessageAttachment';
  /** Content type, detected from the bytes. */
  ContentType: Scalars['String']['output'];
  /** Signed link to the file, valid for five minutes; null while it is checked, or if it is gone. */
  ContentUrl?: Maybe<Scalars['String']['output']>;
  /** Name as uploaded. */
  FileName: Scalars['String']['output'];
  /** Key of the file. */
  PK: Scalars['ID']['output'];
  /** Bytes. */
  Size: Scalars['Float']['output'];
  /** The same for its thumbnail; null if it has none. */
  ThumbnailUrl?: Maybe<Scalars['String']['output']>;
};

/** Fields of a message. */
export type MessageData = {
  __typename?: 'MessageData';
  /** Files in it, at most 5, in the sender's order. */
  Attachments: Array<MessageAttachment>;
  /** Key of the conversation. */
  ConversationId: Scalars['ID']['output'];
  /** When it was sent. */
  CreateDate: Scalars['DateTime']['output'];
  /** The text; empty if there are only files, or if its author's account was erased; never HTML. */
  Message: Scalars['String']['output'];
  /** Whether the receiver has read it; for the caller's own message in a group, whether everyone has. */
  Read: Scalars['Boolean']['output'];
  /** Key of the receiver; null in a group, where everyone reads it. */
  ReceiverId?: Maybe<Scalars['ID']['output']>;
  /** Subject of the conversation. */
  Subject: Scalars['String']['output'];
  /** Who sent it. */
  User: ConversationPerson;
};

/** A message to send. */
export type MessageInput = {
  /** Keys of at most 5 files of the caller's own, uploaded as Attachment, that are in no other message. */
  Attachments?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Repeats of the same message return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the conversation. */
  ConversationId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 10,000 characters; optional only with files. */
  Message?: InputMaybe<Scalars['String']['input']>;
  /** The receiver; ignored for groups. */
  ReceiverId?: InputMaybe<Scalars['ID']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Decides a report in review with an action; for admins. */
  actOnReport: Report;
  /** Adds people to a group that the caller owns; they see messages from then on. */
  addConversationMembers: ConversationMembersStatus;
  /** Sends a message in a conversation. */
  addMessage: Message;
  /** Appeals the decision on a report, once: the reported person an action, the reporter a dismissal. */
  appealReport: OperationStatus;
  /** Neither side can write to the other anymore; the other is not notified. */
  blockUser: OperationStatus;
  /** Starts a conversation with a member, with its first message. */
  createConversation: Conversation;
  /** Starts a conversation with several members, or with a group of the caller's company. */
  createGroupConversation: Conversation;
  /** Removes conversations from the caller's view; the others keep theirs, and the next message restores one. */
  deleteConversations: ConversationsStatus;
  /** Dismisses a report in review; a conversation that it had locked is open again; for admins. */
  dismissReport: Report;
  /** Leaves a group for good; its owner cannot. */
  leaveConversation: OperationStatus;
  /** Marks a conversation as read up to now. */
  markConversationRead: Conversation;
  /** Marks the caller's own notifications as read. */
  markNotificationsRead: OperationStatus;
  /** Removes people from a group that the caller owns; they keep messages sent until then. */
  removeConversationMembers: ConversationMembersStatus;
  /** Has one of the caller's browsers show nothing more. */
  removePushBrowser: PushSettings;
  /** Replays a dead letter to its consumer; for admins. */
  replayDeadLetter: OperationStatus;
  /** Reports a project or a person to the admins. The reported side never learns who reported. */
  reportContent: OperationStatus;
  /** Reports messages of a conversation to the admins, who see copies of them and nothing else from it. */
  reportMessages: OperationStatus;
  /** Takes a report into review, also after an appeal; for admins. */
  reviewReport: Report;
  /** Sets how the caller is notified. */
  saveNotificationSettings: NotificationSettings;
  /** Has one of the caller's browsers show notifications, silent in the quiet hours. */
  savePushBrowser: PushSettings;
  /** Lifts a block. */
  unblockUser: OperationStatus;
  /** Changes the caller's own view of conversations: read, star, importance, labels, folder, mute. */
  updateConversations: ConversationsStatus;
};


export type MutationActOnReportArgs = {
  PK: Scalars['ID']['input'];
  action: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddConversationMembersArgs = {
  PK: Scalars['ID']['input'];
  SK: Scalars['ID']['input'];
  UserIds: Array<Scalars['ID']['input']>;
};


export type MutationAddMessageArgs = {
  message: MessageInput;
};


export type MutationAppealReportArgs = {
  PK: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationBlockUserArgs = {
  PK: Scalars['ID']['input'];
};


export type MutationCreateConversationArgs = {
  conversation: ConversationInput;
};


export type MutationCreateGroupConversationArgs = {
  conversation: GroupConversationInput;
};


export type MutationDeleteConversationsArgs = {
  conversations: Array<ConversationKeyInput>;
};


export type MutationDismissReportArgs = {
  PK: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationLeaveConversationArgs = {
  PK: Scalars['ID']['input'];
  SK: Scalars['ID']['input'];
};


export type MutationMarkConversationReadArgs = {
  PK: Scalars['ID']['input'];
  SK: Scalars['ID']['input'];
};


export type MutationMarkNotificationsReadArgs = {
  notifications?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationRemoveConversationMembersArgs = {
  PK: Scalars['ID']['input'];
  SK: Scalars['ID']['input'];
  UserIds: Array<Scalars['ID']['input']>;
};


export type MutationRemovePushBrowserArgs = {
  endpoint: Scalars['String']['input'];
};


export type MutationReplayDeadLetterArgs = {
  PK: Scalars['ID']['input'];
  SK: Scalars['ID']['input'];
};


export type MutationReportContentArgs = {
  report: ContentReportInput;
};


export type MutationReportMessagesArgs = {
  report: ReportInput;
};


export type MutationReviewReportArgs = {
  PK: Scalars['ID']['input'];
};


export type MutationSaveNotificationSettingsArgs = {
  settings: NotificationSettingsInput;
};


export type MutationSavePushBrowserArgs = {
  browser: PushBrowserInput;
};


export type MutationUnblockUserArgs = {
  PK: Scalars['ID']['input'];
};


export type MutationUpdateConversationsArgs = {
  change: ConversationChangeInput;
  conversations: Array<ConversationKeyInput>;
};

/** Pay of a role; null is not stated. */
export type NoticePay = {
  __typename?: 'NoticePay';
  /** The rate. */
  Rate?: Maybe<Scalars['Float']['output']>;
  /** The second rate. */
  Rate2?: Maybe<Scalars['Float']['output']>;
  /** Its unit. */
  Rate2Frequency?: Maybe<Scalars['String']['output']>;
  /** Its unit. */
  RateFrequency?: Maybe<Scalars['String']['output']>;
};

/** Something that happened to a member. */
export type Notification = {
  __typename?: 'Notification';
  /** Its fields. */
  Data: NotificationData;
  /** USR#<id> */
  PK: Scalars['ID']['output'];
  /** NTF#<id> */
  SK: Scalars['ID']['output'];
};

/** Fields of a notification. */
export type NotificationData = {
  __typename?: 'NotificationData';
  /** The parts of the breakdown that changed: Pay, Dates, Place, Nudity, Age, Company or Contact. */
  Changes: Array<Scalars['String']['output']>;
  /** Key of the company that it is about. */
  CompanyId?: Maybe<Scalars['ID']['output']>;
  /** Its name at that time. */
  CompanyName?: Maybe<Scalars['String']['output']>;
  /** Key of the conversation that it is about. */
  ConversationId?: Maybe<Scalars['ID']['output']>;
  /** How many times it happened, if several were merged. */
  Count: Scalars['Int']['output'];
  /** When it last happened. */
  CreateDate: Scalars['DateTime']['output'];
  /** Name of the file that it is about, as uploaded. */
  FileName?: Maybe<Scalars['String']['output']>;
  /** Of a change of pay: what the role paid before. */
  FormerPay?: Maybe<NoticePay>;
  /** What happened, such as booked; the interface has the text. */
  Happening: Scalars['String']['output'];
  /** The kind whose setting controls it, such as Decision. */
  Kind: Scalars['String']['output'];
  /** Path of the page where the reader sees or answers it; null if there is nothing more to see. */
  Path?: Maybe<Scalars['String']['output']>;
  /** Of a change of pay: what it pays now. */
  Pay?: Maybe<NoticePay>;
  /** Key of the project that it is about. */
  ProjectId?: Maybe<Scalars['ID']['output']>;
  /** Its name at that time. */
  ProjectName?: Maybe<Scalars['String']['output']>;
  /** Whether it was read. */
  Read: Scalars['Boolean']['output'];
  /** Why a file was rejected, as a rule such as FILE_KIND. */
  Reason?: Maybe<Scalars['String']['output']>;
  /** Key of the report that it is about. */
  ReportId?: Maybe<Scalars['ID']['output']>;
  /** Key of the position that it is about. */
  RoleId?: Maybe<Scalars['ID']['output']>;
  /** Its name at that time. */
  RoleName?: Maybe<Scalars['String']['output']>;
  /** Key of the member that it is about. */
  UserId?: Maybe<Scalars['ID']['output']>;
  /** Name of that member at that time. */
  UserName?: Maybe<Scalars['String']['output']>;
};

/** How one kind should arrive. */
export type NotificationKindInput = {
  /** The kind. */
  Kind?: InputMaybe<Scalars['String']['input']>;
  /** Now, Daily, ListOnly (no mail) or Never; a mandatory kind is always Now. */
  Mode?: InputMaybe<Scalars['String']['input']>;
};

/** How one kind arrives. */
export type NotificationKindSetting = {
  __typename?: 'NotificationKindSetting';
  /** The kind. */
  Kind: Scalars['String']['output'];
  /** Whether it always arrives immediately. */
  Mandatory: Scalars['Boolean']['output'];
  /** Now, Daily, ListOnly (no mail) or Never. */
  Mode: Scalars['String']['output'];
};

/** How a member is notified. */
export type NotificationSettings = {
  __typename?: 'NotificationSettings';
  /** Whether the daily mail is sent. */
  DailyMail: Scalars['Boolean']['output'];
  /** Every kind. */
  Kinds: Array<NotificationKindSetting>;
  /** Start of the quiet hours, HH:MM; null if there are none. */
  QuietFrom?: Maybe<Scalars['String']['output']>;
  /** Their end. */
  QuietTo?: Maybe<Scalars['String']['output']>;
  /** IANA name of the zone for the quiet hours and the daily mail. */
  Zone: Scalars['String']['output'];
};

/** How a member wants to be notified. */
export type NotificationSettingsInput = {
  /** Whether to send the daily mail; by default unchanged. */
  DailyMail?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kinds to set; the others are unchanged. */
  Kinds?: InputMaybe<Array<NotificationKindInput>>;
  /** Start of the quiet hours, HH:MM; omit it for none. */
  QuietFrom?: InputMaybe<Scalars['String']['input']>;
  /** Their end, HH:MM. */
  QuietTo?: InputMaybe<Scalars['String']['input']>;
  /** IANA name of the zone; by default unchanged. */
  Zone?: InputMaybe<Scalars['String']['input']>;
};

/** Criteria of notifications. */
export type NotificationsCriteria = {
  /** Opaque cursor of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Only of this kind, such as Decision. */
  Kind?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Only unread ones. */
  Unread?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of notifications. */
export type NotificationsPage = {
  __typename?: 'NotificationsPage';
  /** Cursor of the next page; null at the end. */
  After?: Maybe<Scalars['String']['output']>;
  /** The notifications. */
  Results: Array<Notification>;
  /** The total number. */
  Total: Scalars['Int']['output'];
  /** Number of unread ones. */
  Unread: Scalars['Int']['output'];
};

/** The response of an operation that returns no record. */
export type OperationStatus = {
  __typename?: 'OperationStatus';
  /** OK; anything else arrives as an error. */
  Status: Scalars['String']['output'];
};

/** A project. */
export type Project = {
  __typename?: 'Project';
  /** PRJ#<id> */
  PK: Scalars['ID']['output'];
};

/** A browser that shows notifications. */
export type PushBrowser = {
  __typename?: 'PushBrowser';
  /** The address that its push service gave it. */
  Endpoint: Scalars['String']['output'];
  /** The kinds of notifications that it shows. */
  Kinds: Array<Scalars['String']['output']>;
};

/** A browser that is to show notifications, as its PushSubscription describes it. */
export type PushBrowserInput = {
  /** The address that its push service gave it. */
  Endpoint?: InputMaybe<Scalars['String']['input']>;
  /** The kinds of notifications to show, such as Offer. */
  Kinds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The language to show them in, such as en. */
  Language?: InputMaybe<Scalars['String']['input']>;
  /** Its public key (p256dh), in base64url. */
  PublicKey?: InputMaybe<Scalars['String']['input']>;
  /** Its authentication secret (auth), in base64url. */
  Secret?: InputMaybe<Scalars['String']['input']>;
};

/** In which browsers a member gets notifications. */
export type PushSettings = {
  __typename?: 'PushSettings';
  /** The member's browsers. */
  Browsers: Array<PushBrowser>;
  /** The public key by which push services know Callboard, for PushManager.subscribe. */
  Key: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** The people whom the caller has blocked, latest first. */
  getBlockedUsers: BlockedUsersPage;
  /** One of the caller's own conversations; those of others are NOT_FOUND. */
  getConversation: Conversation;
  /** Messages of a conversation that the caller takes part in, newest first, 50 per page. */
  getConversationMessages: Array<Message>;
  /** Dead letters, oldest first; for admins. */
  getDeadLetters: Array<DeadLetter>;
  /** How the caller is notified. */
  getNotificationSettings: NotificationSettings;
  /** The caller's notifications, latest first. */
  getNotifications: NotificationsPage;
  /** In which of the caller's browsers notifications are shown. */
  getPushSettings: PushSettings;
  /** One report with the copies of its messages; for admins. */
  getReport: Report;
  /** Reports of messages, projects and people, latest first; for admins. */
  getReports: ReportsPage;
  /** The caller's conversations, newest first. */
  getUserConversations: ConversationsPage;
};


export type QueryGetBlockedUsersArgs = {
  criteria?: InputMaybe<BlockedUsersCriteria>;
};


export type QueryGetConversationArgs = {
  PK: Scalars['ID']['input'];
  SK: Scalars['ID']['input'];
};


export type QueryGetConversationMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  conversation_id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetDeadLettersArgs = {
  criteria?: InputMaybe<DeadLettersCriteria>;
};


export type QueryGetNotificationsArgs = {
  criteria?: InputMaybe<NotificationsCriteria>;
};


export type QueryGetReportArgs = {
  PK: Scalars['ID']['input'];
};


export type QueryGetReportsArgs = {
  criteria?: InputMaybe<ReportsCriteria>;
};


export type QueryGetUserConversationsArgs = {
  criteria: ConversationsCriteria;
};

/** Messages, a project or a person that a member reported. */
export type Report = {
  __typename?: 'Report';
  /** Its fields. */
  Data: ReportData;
  /** RPT#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

/** Fields of a report. */
export type ReportData = {
  __typename?: 'ReportData';
  /** The action taken, one of Actions. */
  Action?: Maybe<Scalars['String']['output']>;
  /** The actions that an admin may take on it: LockConversation, Warning, TakeDown or Suspension. */
  Actions: Array<Scalars['String']['output']>;
  /** The text of the appeal. */
  Appeal?: Maybe<Scalars['String']['output']>;
  /** The reporter's comment. */
  Comment?: Maybe<Scalars['String']['output']>;
  /** When it was filed. */
  CreateDate: Scalars['DateTime']['output'];
  /** What it is about. */
  Kind: ReportKind;
  /** Copies of the messages as they were; empty unless Kind is Messages. */
  Messages: Array<ReportedMessage>;
  /** The admin's note. */
  Note?: Maybe<Scalars['String']['output']>;
  /** The reported project; null unless Kind is Project. */
  Project?: Maybe<Project>;
  /** The reason: Spam, Scam, Harassment, Hate, Discrimination, Sexual, Minor Safety, Off-Platform Payment, Impersonation, Stolen Photos or Other. */
  Reason: Scalars['String']['output'];
  /** The reported person; of messages who wrote the first, of a project who created it. */
  Reported: ConversationPerson;
  /** Who reported. */
  Reporter: ConversationPerson;
  /** The admin who took it into review, or decided it since. */
  Reviewer?: Maybe<User>;
  /** Key of the admin who took it into review. */
  ReviewerId?: Maybe<Scalars['ID']['output']>;
  /** SHA-256 over the copies, or over what was reported and its title, in hexadecimal. */
  Seal: Scalars['String']['output'];
  /** Its status. */
  Status: ReportStatus;
  /** Subject of the conversation, or title of the project when it was reported; empty for a person. */
  Subject: Scalars['String']['output'];
  /** When its status last changed. */
  UpdateDate: Scalars['DateTime']['output'];
  /** Names of the operations that the caller may call on this report now. */
  ViewerCan: Array<Scalars['String']['output']>;
};

/** Messages to report. */
export type ReportInput = {
  /** Repeats of the same report return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** At most 2,000 characters. */
  Comment?: InputMaybe<Scalars['String']['input']>;
  /** Key of the conversation. */
  ConversationId?: InputMaybe<Scalars['ID']['input']>;
  /** Keys of 1 to 50 messages that others wrote. */
  MessageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Spam, Scam, Harassment, Hate, Sexual, Minor Safety, Off-Platform Payment or Other. */
  Reason?: InputMaybe<Scalars['String']['input']>;
};

/** What a report is about. */
export type ReportKind =
  /** Messages of a conversation. */
  | 'Messages'
  /** A person: profile, photos and films. */
  | 'Person'
  /** A project. */
  | 'Project';

/** The state of a report. */
export type ReportStatus =
  /** An action was taken. */
  | 'Actioned'
  /** Its decision was appealed. */
  | 'Appealed'
  /** No action was taken. */
  | 'Dismissed'
  /** An admin is reviewing it. */
  | 'InReview'
  /** Not in review yet. */
  | 'Open';

/** A message as it was when it was reported. */
export type ReportedMessage = {
  __typename?: 'ReportedMessage';
  /** Its files. The links are null once the sender has deleted the file. */
  Attachments: Array<MessageAttachment>;
  /** When it was sent. */
  CreateDate: Scalars['DateTime']['output'];
  /** The text, empty if there were only files; never HTML. */
  Message: Scalars['String']['output'];
  /** Key of the message. */
  SK: Scalars['ID']['output'];
  /** Who wrote it. */
  User: ConversationPerson;
};

/** Criteria of reports. */
export type ReportsCriteria = {
  /** Opaque cursor of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Only reports of this company's projects and people. */
  CompanyId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Newest, Oldest, or Urgent: the safety of minors first, then the oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Open, InReview, Actioned, Dismissed or Appealed; by default all. */
  Status?: InputMaybe<Scalars['String']['input']>;
};

/** A page of reports. */
export type ReportsPage = {
  __typename?: 'ReportsPage';
  /** Cursor of the next page; null at the end. */
  After?: Maybe<Scalars['String']['output']>;
  /** The reports. */
  Results: Array<Report>;
  /** The total number. */
  Total: Scalars['Int']['output'];
};

/** A member. */
export type User = {
  __typename?: 'User';
  /** USR#<id> */
  PK: Scalars['ID']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  BlockedUser: ResolverTypeWrapper<BlockedUser>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  BlockedUserData: ResolverTypeWrapper<BlockedUserData>;
  BlockedUsersCriteria: BlockedUsersCriteria;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  BlockedUsersPage: ResolverTypeWrapper<BlockedUsersPage>;
  ContentReportInput: ContentReportInput;
  Conversation: ResolverTypeWrapper<ConversationParent>;
  ConversationChangeInput: ConversationChangeInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ConversationData: ResolverTypeWrapper<ConversationDataParent>;
  ConversationInput: ConversationInput;
  ConversationKeyInput: ConversationKeyInput;
  ConversationKind: ConversationKind;
  ConversationMemberResult: ResolverTypeWrapper<ConversationMemberResult>;
  ConversationMembersStatus: ResolverTypeWrapper<ConversationMembersStatus>;
  ConversationPerson: ResolverTypeWrapper<ConversationPerson>;
  ConversationResult: ResolverTypeWrapper<ConversationResult>;
  ConversationStatus: ConversationStatus;
  ConversationsCriteria: ConversationsCriteria;
  ConversationsPage: ResolverTypeWrapper<Omit<ConversationsPage, 'Results'> & { Results: Array<ResolversTypes['Conversation']> }>;
  ConversationsStatus: ResolverTypeWrapper<ConversationsStatus>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeadLetter: ResolverTypeWrapper<DeadLetter>;
  DeadLetterData: ResolverTypeWrapper<DeadLetterData>;
  DeadLetterReplay: ResolverTypeWrapper<DeadLetterReplay>;
  DeadLettersCriteria: DeadLettersCriteria;
  GroupConversationInput: GroupConversationInput;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  Message: ResolverTypeWrapper<Message>;
  MessageAttachment: ResolverTypeWrapper<MessageAttachment>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  MessageData: ResolverTypeWrapper<MessageData>;
  MessageInput: MessageInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NoticePay: ResolverTypeWrapper<NoticePay>;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationData: ResolverTypeWrapper<NotificationData>;
  NotificationKindInput: NotificationKindInput;
  NotificationKindSetting: ResolverTypeWrapper<NotificationKindSetting>;
  NotificationSettings: ResolverTypeWrapper<NotificationSettings>;
  NotificationSettingsInput: NotificationSettingsInput;
  NotificationsCriteria: NotificationsCriteria;
  NotificationsPage: ResolverTypeWrapper<NotificationsPage>;
  OperationStatus: ResolverTypeWrapper<OperationStatus>;
  Project: ResolverTypeWrapper<Project>;
  PushBrowser: ResolverTypeWrapper<PushBrowser>;
  PushBrowserInput: PushBrowserInput;
  PushSettings: ResolverTypeWrapper<PushSettings>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Report: ResolverTypeWrapper<ReportParent>;
  ReportData: ResolverTypeWrapper<ReportDataParent>;
  ReportInput: ReportInput;
  ReportKind: ReportKind;
  ReportStatus: ReportStatus;
  ReportedMessage: ResolverTypeWrapper<ReportedMessage>;
  ReportsCriteria: ReportsCriteria;
  ReportsPage: ResolverTypeWrapper<Omit<ReportsPage, 'Results'> & { Results: Array<ResolversTypes['Report']> }>;
  User: ResolverTypeWrapper<User>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BlockedUser: BlockedUser;
  ID: Scalars['ID']['output'];
  BlockedUserData: BlockedUserData;
  BlockedUsersCriteria: BlockedUsersCriteria;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  BlockedUsersPage: BlockedUsersPage;
  ContentReportInput: ContentReportInput;
  Conversation: ConversationParent;
  ConversationChangeInput: ConversationChangeInput;
  Boolean: Scalars['Boolean']['output'];
  ConversationData: ConversationDataParent;
  ConversationInput: ConversationInput;
  ConversationKeyInput: ConversationKeyInput;
  ConversationMemberResult: ConversationMemberResult;
  ConversationMembersStatus: ConversationMembersStatus;
  ConversationPerson: ConversationPerson;
  ConversationResult: ConversationResult;
  ConversationsCriteria: ConversationsCriteria;
  ConversationsPage: Omit<ConversationsPage, 'Results'> & { Results: Array<ResolversParentTypes['Conversation']> };
  ConversationsStatus: ConversationsStatus;
  DateTime: Scalars['DateTime']['output'];
  DeadLetter: DeadLetter;
  DeadLetterData: DeadLetterData;
  DeadLetterReplay: DeadLetterReplay;
  DeadLettersCriteria: DeadLettersCriteria;
  GroupConversationInput: GroupConversationInput;
  LocalDate: Scalars['LocalDate']['output'];
  Message: Message;
  MessageAttachment: MessageAttachment;
  Float: Scalars['Float']['output'];
  MessageData: MessageData;
  MessageInput: MessageInput;
  Mutation: Record<PropertyKey, never>;
  NoticePay: NoticePay;
  Notification: Notification;
  NotificationData: NotificationData;
  NotificationKindInput: NotificationKindInput;
  NotificationKindSetting: NotificationKindSetting;
  NotificationSettings: NotificationSettings;
  NotificationSettingsInput: NotificationSettingsInput;
  NotificationsCriteria: NotificationsCriteria;
  NotificationsPage: NotificationsPage;
  OperationStatus: OperationStatus;
  Project: Project;
  PushBrowser: PushBrowser;
  PushBrowserInput: PushBrowserInput;
  PushSettings: PushSettings;
  Query: Record<PropertyKey, never>;
  Report: ReportParent;
  ReportData: ReportDataParent;
  ReportInput: ReportInput;
  ReportedMessage: ReportedMessage;
  ReportsCriteria: ReportsCriteria;
  ReportsPage: Omit<ReportsPage, 'Results'> & { Results: Array<ResolversParentTypes['Report']> };
  User: User;
};

export type BlockedUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedUser'] = ResolversParentTypes['BlockedUser']> = {
  Data?: Resolver<ResolversTypes['BlockedUserData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BlockedUserDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedUserData'] = ResolversParentTypes['BlockedUserData']> = {
  CreateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<ResolversTypes['ConversationPerson'], ParentType, ContextType>;
};

export type BlockedUsersPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedUsersPage'] = ResolversParentTypes['BlockedUsersPage']> = {
  After?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Results?: Resolver<Array<ResolversTypes['BlockedUser']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  Data?: Resolver<ResolversTypes['ConversationData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ConversationDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationData'] = ResolversParentTypes['ConversationData']> = {
  Announce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  CreateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  FormerParticipants?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Important?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['ConversationKind'], ParentType, ContextType>;
  Labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  LastFileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LastFiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  LastMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Muted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  NumberMessages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  OwnerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Participants?: Resolver<Array<ResolversTypes['ConversationPerson']>, ParentType, ContextType>;
  ProjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Receiver?: Resolver<ResolversTypes['ConversationPerson'], ParentType, ContextType>;
  Starred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['ConversationStatus'], ParentType, ContextType>;
  Subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  UpdateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<ResolversTypes['ConversationPerson'], ParentType, ContextType>;
  ViewerCan?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConversationMemberResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationMemberResult'] = ResolversParentTypes['ConversationMemberResult']> = {
  Rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ConversationMembersStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationMembersStatus'] = ResolversParentTypes['ConversationMembersStatus']> = {
  Results?: Resolver<Array<ResolversTypes['ConversationMemberResult']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConversationPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationPerson'] = ResolversParentTypes['ConversationPerson']> = {
  FirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  LastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ProfileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Record?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ConversationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationResult'] = ResolversParentTypes['ConversationResult']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConversationsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationsPage'] = ResolversParentTypes['ConversationsPage']> = {
  After?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Results?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConversationsStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationsStatus'] = ResolversParentTypes['ConversationsStatus']> = {
  Results?: Resolver<Array<ResolversTypes['ConversationResult']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeadLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeadLetter'] = ResolversParentTypes['DeadLetter']> = {
  Data?: Resolver<ResolversTypes['DeadLetterData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeadLetterDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeadLetterData'] = ResolversParentTypes['DeadLetterData']> = {
  AggregateId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  FailedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  OccurredDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Replays?: Resolver<Array<ResolversTypes['DeadLetterReplay']>, ParentType, ContextType>;
  Subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeadLetterReplayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeadLetterReplay'] = ResolversParentTypes['DeadLetterReplay']> = {
  Date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  Cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Data?: Resolver<ResolversTypes['MessageData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MessageAttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageAttachment'] = ResolversParentTypes['MessageAttachment']> = {
  ContentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ContentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  FileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ThumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageData'] = ResolversParentTypes['MessageData']> = {
  Attachments?: Resolver<Array<ResolversTypes['MessageAttachment']>, ParentType, ContextType>;
  ConversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  CreateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ReceiverId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  User?: Resolver<ResolversTypes['ConversationPerson'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  actOnReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationActOnReportArgs, 'PK' | 'action'>>;
  addConversationMembers?: Resolver<ResolversTypes['ConversationMembersStatus'], ParentType, ContextType, RequireFields<MutationAddConversationMembersArgs, 'PK' | 'SK' | 'UserIds'>>;
  addMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationAddMessageArgs, 'message'>>;
  appealReport?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationAppealReportArgs, 'PK' | 'text'>>;
  blockUser?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationBlockUserArgs, 'PK'>>;
  createConversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationCreateConversationArgs, 'conversation'>>;
  createGroupConversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationCreateGroupConversationArgs, 'conversation'>>;
  deleteConversations?: Resolver<ResolversTypes['ConversationsStatus'], ParentType, ContextType, RequireFields<MutationDeleteConversationsArgs, 'conversations'>>;
  dismissReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationDismissReportArgs, 'PK'>>;
  leaveConversation?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationLeaveConversationArgs, 'PK' | 'SK'>>;
  markConversationRead?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationMarkConversationReadArgs, 'PK' | 'SK'>>;
  markNotificationsRead?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, Partial<MutationMarkNotificationsReadArgs>>;
  removeConversationMembers?: Resolver<ResolversTypes['ConversationMembersStatus'], ParentType, ContextType, RequireFields<MutationRemoveConversationMembersArgs, 'PK' | 'SK' | 'UserIds'>>;
  removePushBrowser?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType, RequireFields<MutationRemovePushBrowserArgs, 'endpoint'>>;
  replayDeadLetter?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationReplayDeadLetterArgs, 'PK' | 'SK'>>;
  reportContent?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationReportContentArgs, 'report'>>;
  reportMessages?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationReportMessagesArgs, 'report'>>;
  reviewReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationReviewReportArgs, 'PK'>>;
  saveNotificationSettings?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType, RequireFields<MutationSaveNotificationSettingsArgs, 'settings'>>;
  savePushBrowser?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType, RequireFields<MutationSavePushBrowserArgs, 'browser'>>;
  unblockUser?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationUnblockUserArgs, 'PK'>>;
  updateConversations?: Resolver<ResolversTypes['ConversationsStatus'], ParentType, ContextType, RequireFields<MutationUpdateConversationsArgs, 'change' | 'conversations'>>;
};

export type NoticePayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticePay'] = ResolversParentTypes['NoticePay']> = {
  Rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Rate2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Rate2Frequency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  RateFrequency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  Data?: Resolver<ResolversTypes['NotificationData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type NotificationDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationData'] = ResolversParentTypes['NotificationData']> = {
  Changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  CompanyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  CompanyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ConversationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  CreateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  FileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  FormerPay?: Resolver<Maybe<ResolversTypes['NoticePay']>, ParentType, ContextType>;
  Happening?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Pay?: Resolver<Maybe<ResolversTypes['NoticePay']>, ParentType, ContextType>;
  ProjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ProjectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ReportId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  RoleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  RoleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  UserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  UserName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotificationKindSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationKindSetting'] = ResolversParentTypes['NotificationKindSetting']> = {
  Kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Mandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSettings'] = ResolversParentTypes['NotificationSettings']> = {
  DailyMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Kinds?: Resolver<Array<ResolversTypes['NotificationKindSetting']>, ParentType, ContextType>;
  QuietFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  QuietTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationsPage'] = ResolversParentTypes['NotificationsPage']> = {
  After?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Results?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationStatus'] = ResolversParentTypes['OperationStatus']> = {
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PushBrowserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushBrowser'] = ResolversParentTypes['PushBrowser']> = {
  Endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Kinds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PushSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushSettings'] = ResolversParentTypes['PushSettings']> = {
  Browsers?: Resolver<Array<ResolversTypes['PushBrowser']>, ParentType, ContextType>;
  Key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getBlockedUsers?: Resolver<ResolversTypes['BlockedUsersPage'], ParentType, ContextType, Partial<QueryGetBlockedUsersArgs>>;
  getConversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<QueryGetConversationArgs, 'PK' | 'SK'>>;
  getConversationMessages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<QueryGetConversationMessagesArgs, 'conversation_id'>>;
  getDeadLetters?: Resolver<Array<ResolversTypes['DeadLetter']>, ParentType, ContextType, Partial<QueryGetDeadLettersArgs>>;
  getNotificationSettings?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType>;
  getNotifications?: Resolver<ResolversTypes['NotificationsPage'], ParentType, ContextType, Partial<QueryGetNotificationsArgs>>;
  getPushSettings?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType>;
  getReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<QueryGetReportArgs, 'PK'>>;
  getReports?: Resolver<ResolversTypes['ReportsPage'], ParentType, ContextType, Partial<QueryGetReportsArgs>>;
  getUserConversations?: Resolver<ResolversTypes['ConversationsPage'], ParentType, ContextType, RequireFields<QueryGetUserConversationsArgs, 'criteria'>>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  Data?: Resolver<ResolversTypes['ReportData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReportDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportData'] = ResolversParentTypes['ReportData']> = {
  Action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Actions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Appeal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CreateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['ReportKind'], ParentType, ContextType>;
  Messages?: Resolver<Array<ResolversTypes['ReportedMessage']>, ParentType, ContextType>;
  Note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  Reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Reported?: Resolver<ResolversTypes['ConversationPerson'], ParentType, ContextType>;
  Reporter?: Resolver<ResolversTypes['ConversationPerson'], ParentType, ContextType>;
  Reviewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  ReviewerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Seal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['ReportStatus'], ParentType, ContextType>;
  Subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  UpdateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ViewerCan?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportedMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportedMessage'] = ResolversParentTypes['ReportedMessage']> = {
  Attachments?: Resolver<Array<ResolversTypes['MessageAttachment']>, ParentType, ContextType>;
  CreateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  User?: Resolver<ResolversTypes['ConversationPerson'], ParentType, ContextType>;
};

export type ReportsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportsPage'] = ResolversParentTypes['ReportsPage']> = {
  After?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Results?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  BlockedUser?: BlockedUserResolvers<ContextType>;
  BlockedUserData?: BlockedUserDataResolvers<ContextType>;
  BlockedUsersPage?: BlockedUsersPageResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationData?: ConversationDataResolvers<ContextType>;
  ConversationMemberResult?: ConversationMemberResultResolvers<ContextType>;
  ConversationMembersStatus?: ConversationMembersStatusResolvers<ContextType>;
  ConversationPerson?: ConversationPersonResolvers<ContextType>;
  ConversationResult?: ConversationResultResolvers<ContextType>;
  ConversationsPage?: ConversationsPageResolvers<ContextType>;
  ConversationsStatus?: ConversationsStatusResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeadLetter?: DeadLetterResolvers<ContextType>;
  DeadLetterData?: DeadLetterDataResolvers<ContextType>;
  DeadLetterReplay?: DeadLetterReplayResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  Message?: MessageResolvers<ContextType>;
  MessageAttachment?: MessageAttachmentResolvers<ContextType>;
  MessageData?: MessageDataResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NoticePay?: NoticePayResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationData?: NotificationDataResolvers<ContextType>;
  NotificationKindSetting?: NotificationKindSettingResolvers<ContextType>;
  NotificationSettings?: NotificationSettingsResolvers<ContextType>;
  NotificationsPage?: NotificationsPageResolvers<ContextType>;
  OperationStatus?: OperationStatusResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  PushBrowser?: PushBrowserResolvers<ContextType>;
  PushSettings?: PushSettingsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportData?: ReportDataResolvers<ContextType>;
  ReportedMessage?: ReportedMessageResolvers<ContextType>;
  ReportsPage?: ReportsPageResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

