import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../adapters/graphql/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
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

/** Fields of a conversation. */
export type ConversationData = {
  __typename?: 'ConversationData';
  /** When it began. */
  CreateDate: Scalars['DateTime']['output'];
  /** inbox, spam or trash. */
  Folder: Scalars['String']['output'];
  /** Beginning of the last message. */
  LastMessage?: Maybe<Scalars['String']['output']>;
  /** How many messages there are. */
  NumberMessages: Scalars['Int']['output'];
  /** Project that it is about. */
  ProjectId?: Maybe<Scalars['ID']['output']>;
  /** Whether the participant has read everything. */
  Read: Scalars['Boolean']['output'];
  /** The other participant. */
  Receiver: ConversationPerson;
  /** Where it stands. */
  Status: ConversationStatus;
  /** Subject. */
  Subject: Scalars['String']['output'];
  /** Messages that the participant has not read. */
  Unread: Scalars['Int']['output'];
  /** When the last message came. */
  UpdateDate: Scalars['DateTime']['output'];
  /** The participant whose view this is. */
  User: ConversationPerson;
  /** Names of the operations that the caller may call on this conversation now. */
  ViewerCan: Array<Scalars['String']['output']>;
};

/** A conversation to start. */
export type ConversationInput = {
  /** Repeats of the same conversation answer the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** First message, 1 to 10,000 characters. */
  Message?: InputMaybe<Scalars['String']['input']>;
  /** Project that it is about. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the receiver. */
  ReceiverId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 120 characters. */
  Subject?: InputMaybe<Scalars['String']['input']>;
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

/** Whether messages can be added. */
export type ConversationStatus =
  /** No: locked by an admin. */
  | 'Locked'
  /** Yes. */
  | 'Open'
  /** No: its project is over. */
  | 'ReadOnly';

/** Criteria of the own conversations. */
export type ConversationsCriteria = {
  /** Opaque cursor of the page before. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** inbox, sent, spam or trash; inbox unless said. */
  Folder?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** 25 unless said, at most 100. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Words of subject, names or last message. */
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
  /** How many there are in all. */
  Total: Scalars['Int']['output'];
  /** Conversations in the inbox with something unread. */
  Unread: Scalars['Int']['output'];
};

/** A message. */
export type Message = {
  __typename?: 'Message';
  /** Cursor of the messages that follow it; null outside of a list. */
  Cursor?: Maybe<Scalars['String']['output']>;
  /** Its fields. */
  Data: MessageData;
  /** CNV#<id> */
  PK: Scalars['ID']['output'];
  /** MSG#<id> */
  SK: Scalars['ID']['output'];
};

/** Fields of a message. */
export type MessageData = {
  __typename?: 'MessageData';
  /** Key of the conversation. */
  ConversationId: Scalars['ID']['output'];
  /** When it was sent. */
  CreateDate: Scalars['DateTime']['output'];
  /** The text; never HTML. */
  Message: Scalars['String']['output'];
  /** Whether the receiver has read it. */
  Read: Scalars['Boolean']['output'];
  /** Key of the receiver. */
  ReceiverId?: Maybe<Scalars['ID']['output']>;
  /** Subject of the conversation. */
  Subject: Scalars['String']['output'];
  /** Who sent it. */
  User: ConversationPerson;
};

/** A message to send. */
export type MessageInput = {
  /** Repeats of the same message answer the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the conversation. */
  ConversationId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 10,000 characters. */
  Message?: InputMaybe<Scalars['String']['input']>;
  /** The receiver; ignored for groups. */
  ReceiverId?: InputMaybe<Scalars['ID']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Sends a message into a conversation. */
  addMessage: Message;
  /** Starts a conversation with a member, with its first message. */
  createConversation: Conversation;
  /** Marks a conversation as read up to now. */
  markConversationRead: Conversation;
};


export type MutationAddMessageArgs = {
  message: MessageInput;
};


export type MutationCreateConversationArgs = {
  conversation: ConversationInput;
};


export type MutationMarkConversationReadArgs = {
  PK: Scalars['ID']['input'];
  SK: Scalars['ID']['input'];
};

/** The answer of an operation that returns no record. */
export type OperationStatus = {
  __typename?: 'OperationStatus';
  /** OK; anything else arrives as an error. */
  Status: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Messages of a conversation that the caller takes part in, newest first, 50 a page. */
  getConversationMessages: Array<Message>;
  /** The caller's conversations, newest first. */
  getUserConversations: ConversationsPage;
};


export type QueryGetConversationMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  conversation_id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetUserConversationsArgs = {
  criteria: ConversationsCriteria;
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
  Conversation: ResolverTypeWrapper<Conversation>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ConversationData: ResolverTypeWrapper<ConversationData>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ConversationInput: ConversationInput;
  ConversationPerson: ResolverTypeWrapper<ConversationPerson>;
  ConversationStatus: ConversationStatus;
  ConversationsCriteria: ConversationsCriteria;
  ConversationsPage: ResolverTypeWrapper<ConversationsPage>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  Message: ResolverTypeWrapper<Message>;
  MessageData: ResolverTypeWrapper<MessageData>;
  MessageInput: MessageInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OperationStatus: ResolverTypeWrapper<OperationStatus>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  User: ResolverTypeWrapper<User>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Conversation: Conversation;
  ID: Scalars['ID']['output'];
  ConversationData: ConversationData;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  ConversationInput: ConversationInput;
  ConversationPerson: ConversationPerson;
  ConversationsCriteria: ConversationsCriteria;
  ConversationsPage: ConversationsPage;
  DateTime: Scalars['DateTime']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  Message: Message;
  MessageData: MessageData;
  MessageInput: MessageInput;
  Mutation: Record<PropertyKey, never>;
  OperationStatus: OperationStatus;
  Query: Record<PropertyKey, never>;
  User: User;
};

export type ConversationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  Data?: Resolver<ResolversTypes['ConversationData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ConversationDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationData'] = ResolversParentTypes['ConversationData']> = {
  CreateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  LastMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  NumberMessages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ProjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Receiver?: Resolver<ResolversTypes['ConversationPerson'], ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['ConversationStatus'], ParentType, ContextType>;
  Subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  UpdateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<ResolversTypes['ConversationPerson'], ParentType, ContextType>;
  ViewerCan?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConversationPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationPerson'] = ResolversParentTypes['ConversationPerson']> = {
  FirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  LastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ProfileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Record?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ConversationsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationsPage'] = ResolversParentTypes['ConversationsPage']> = {
  After?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Results?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  Cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Data?: Resolver<ResolversTypes['MessageData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MessageDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageData'] = ResolversParentTypes['MessageData']> = {
  ConversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  CreateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ReceiverId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  User?: Resolver<ResolversTypes['ConversationPerson'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationAddMessageArgs, 'message'>>;
  createConversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationCreateConversationArgs, 'conversation'>>;
  markConversationRead?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationMarkConversationReadArgs, 'PK' | 'SK'>>;
};

export type OperationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationStatus'] = ResolversParentTypes['OperationStatus']> = {
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getConversationMessages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<QueryGetConversationMessagesArgs, 'conversation_id'>>;
  getUserConversations?: Resolver<ResolversTypes['ConversationsPage'], ParentType, ContextType, RequireFields<QueryGetUserConversationsArgs, 'criteria'>>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Conversation?: ConversationResolvers<ContextType>;
  ConversationData?: ConversationDataResolvers<ContextType>;
  ConversationPerson?: ConversationPersonResolvers<ContextType>;
  ConversationsPage?: ConversationsPageResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  Message?: MessageResolvers<ContextType>;
  MessageData?: MessageDataResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OperationStatus?: OperationStatusResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

