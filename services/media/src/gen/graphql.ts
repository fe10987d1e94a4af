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

/** A file: a photo, a reel, a document. */
export type MediaItem = {
  __typename?: 'MediaItem';
  /** Its fields. */
  Data: MediaItemData;
  /** MED#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

/** Fields of a file. */
export type MediaItemData = {
  __typename?: 'MediaItemData';
  /** Alternative text. */
  AltText?: Maybe<Scalars['String']['output']>;
  /** Key in the object store. */
  ContentKey?: Maybe<Scalars['String']['output']>;
  /** Link to the image at a width of 300 pixels, for walls and lists; null for a video, and for files older than this rendition. */
  ContentSmallUrl?: Maybe<Scalars['String']['output']>;
  /** Key of the thumbnail. */
  ContentThumbNailKey?: Maybe<Scalars['String']['output']>;
  /** Link to the thumbnail. */
  ContentThumbNailUrl?: Maybe<Scalars['String']['output']>;
  /** Content type, detected from the bytes. */
  ContentType?: Maybe<Scalars['String']['output']>;
  /** Signed link to the file, valid for five minutes. */
  ContentUrl?: Maybe<Scalars['String']['output']>;
  /** Name as uploaded. */
  FileName?: Maybe<Scalars['String']['output']>;
  /** Pixels. */
  Height?: Maybe<Scalars['Int']['output']>;
  /** Place in its list. */
  Order?: Maybe<Scalars['Int']['output']>;
  /** The rule that it violates. */
  RejectReason?: Maybe<Scalars['String']['output']>;
  /** Size in bytes. */
  Size?: Maybe<Scalars['Float']['output']>;
  /** What the file is for. */
  Source?: Maybe<Scalars['String']['output']>;
  /** Its status. */
  Status: MediaStatus;
  /** Pixels. */
  Width?: Maybe<Scalars['Int']['output']>;
};

/** A change of a file's description. */
export type MediaItemInput = {
  /** Alternative text, at most 300 characters; by default unchanged, empty for none. */
  AltText?: InputMaybe<Scalars['String']['input']>;
  /** Name with extension, at most 200 characters; by default unchanged. */
  FileName?: InputMaybe<Scalars['String']['input']>;
  /** Key of the file. */
  PK?: InputMaybe<Scalars['ID']['input']>;
};

/** The result for one file of a call. */
export type MediaItemResult = {
  __typename?: 'MediaItemResult';
  /** Key of the file. */
  PK: Scalars['ID']['output'];
  /** Why it was skipped: NOT_FOUND. */
  Rule?: Maybe<Scalars['String']['output']>;
  /** Done, or Skipped. */
  Status: Scalars['String']['output'];
};

/** Criteria of files. */
export type MediaItemsCriteria = {
  /** Opaque cursor of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** All files of the caller's company instead of the caller's own. */
  Company?: InputMaybe<Scalars['Boolean']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Headshot, Poster, Gallery, Reel, VoiceReel or Document, by default all of these; or Attachment, only the caller's own. */
  Purpose?: InputMaybe<Scalars['String']['input']>;
  /** Order, Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** The caller; an admin can name anyone. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of files. */
export type MediaItemsPage = {
  __typename?: 'MediaItemsPage';
  /** Cursor of the next page; null at the end. */
  After?: Maybe<Scalars['String']['output']>;
  /** The files. */
  Results: Array<MediaItem>;
  /** The total number. */
  Total: Scalars['Int']['output'];
};

/** The result of a call with several files. */
export type MediaItemsStatus = {
  __typename?: 'MediaItemsStatus';
  /** One for each key, in their order. */
  Results: Array<MediaItemResult>;
  /** OK; anything else arrives as an error. */
  Status: Scalars['String']['output'];
};

/** State of a file. */
export type MediaStatus =
  /** Deleted, or not the caller's to see: nothing but its key is told. */
  | 'Deleted'
  /** Waiting for its bytes. */
  | 'Pending'
  /** Visible. */
  | 'Ready'
  /** Refused; see RejectReason. */
  | 'Rejected'
  /** Its bytes are being checked. */
  | 'Scanning';

export type Mutation = {
  __typename?: 'Mutation';
  /** Aborts an incomplete upload and removes what has arrived. */
  abortUpload: OperationStatus;
  /** Joins the parts, checks the bytes that arrived (type by content, size, pixels), makes the renditions, and returns the file: Ready, or Rejected with a reason. */
  completeUpload: MediaItem;
  /** Checks the declaration and returns a signed link for the bytes; nothing is kept without completeUpload. */
  createUpload: UploadTicket;
  /** Deletes a file: it disappears everywhere at once. */
  deleteMedia: OperationStatus;
  /** Puts files into this order, each purpose on its own. */
  reorderMedia: MediaItemsStatus;
  /** Signed links for parts of an upload, at most 20 at once. */
  signUploadPart: Array<UploadPartLink>;
  /** A signed link for the still of a video, a JPEG: PUT it before completeUpload, which makes the thumbnail from it. */
  signUploadStill: UploadStillLink;
  /** Changes a file's name or its alternative text. */
  updateMediaItem: MediaItem;
};


export type MutationAbortUploadArgs = {
  key: Scalars['ID']['input'];
};


export type MutationCompleteUploadArgs = {
  key: Scalars['ID']['input'];
};


export type MutationCreateUploadArgs = {
  file: UploadInput;
};


export type MutationDeleteMediaArgs = {
  key: Scalars['ID']['input'];
};


export type MutationReorderMediaArgs = {
  keys: Array<Scalars['ID']['input']>;
};


export type MutationSignUploadPartArgs = {
  key: Scalars['ID']['input'];
  parts: Array<Scalars['Int']['input']>;
};


export type MutationSignUploadStillArgs = {
  key: Scalars['ID']['input'];
  size: Scalars['Int']['input'];
};


export type MutationUpdateMediaItemArgs = {
  media: MediaItemInput;
};

/** The response of an operation that returns no record. */
export type OperationStatus = {
  __typename?: 'OperationStatus';
  /** OK; anything else arrives as an error. */
  Status: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** One file that the caller may see. */
  getMediaItem?: Maybe<MediaItem>;
  /** The caller's own files, or those of the caller's company; an admin reads anyone's. */
  getMediaItems: MediaItemsPage;
  /** The parts of an upload that have arrived, so that only the rest needs to be sent; empty for an upload in one piece. */
  listUploadParts: Array<UploadPart>;
};


export type QueryGetMediaItemArgs = {
  key: Scalars['ID']['input'];
};


export type QueryGetMediaItemsArgs = {
  criteria?: InputMaybe<MediaItemsCriteria>;
};


export type QueryListUploadPartsArgs = {
  key: Scalars['ID']['input'];
};

/** What will be uploaded. */
export type UploadInput = {
  /** Alternative text. */
  AltText?: InputMaybe<Scalars['String']['input']>;
  /** Repeats of the same upload return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Declared content type, such as image/jpeg; unknown by default. The content decides what the file is. */
  ContentType?: InputMaybe<Scalars['String']['input']>;
  /** Name with extension; beyond 200 characters it is shortened before its extension. */
  FileName?: InputMaybe<Scalars['String']['input']>;
  /** Headshot, Poster, Gallery, Reel, VoiceReel, Document, or Attachment of a message. */
  Purpose?: InputMaybe<Scalars['String']['input']>;
  /** Declared size in bytes. */
  Size?: InputMaybe<Scalars['Float']['input']>;
};

/** A part of an upload. */
export type UploadPart = {
  __typename?: 'UploadPart';
  /** Its number, counted from 1. */
  Part: Scalars['Int']['output'];
  /** Its size in bytes. */
  Size: Scalars['Int']['output'];
};

/** A signed link for one part of an upload. */
export type UploadPartLink = {
  __typename?: 'UploadPartLink';
  /** When the link expires. */
  ExpiresAt: Scalars['DateTime']['output'];
  /** Its number, counted from 1. */
  Part: Scalars['Int']['output'];
  /** Its size: exactly this many bytes must be sent. */
  Size: Scalars['Int']['output'];
  /** Where to PUT them. */
  UploadUrl: Scalars['String']['output'];
};

/** A signed link for the still of a video. */
export type UploadStillLink = {
  __typename?: 'UploadStillLink';
  /** When the link expires. */
  ExpiresAt: Scalars['DateTime']['output'];
  /** Where to PUT it, as image/jpeg, with exactly the declared number of bytes. */
  UploadUrl: Scalars['String']['output'];
};

/** A signed link for the bytes. */
export type UploadTicket = {
  __typename?: 'UploadTicket';
  /** Content type to send. */
  ContentType: Scalars['String']['output'];
  /** When the link expires. */
  ExpiresAt: Scalars['DateTime']['output'];
  /** PUT. */
  Method: Scalars['String']['output'];
  /** Key of the future file. */
  PK: Scalars['ID']['output'];
  /** Bytes of each part but the last, if the file is large enough to be sent in parts: see signUploadPart. */
  PartSize?: Maybe<Scalars['Int']['output']>;
  /** Where to send the bytes; for a file in parts, its first part. */
  UploadUrl: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

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

/** Mapping of federation types */
export type FederationTypes = {
  MediaItem: MediaItem;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  MediaItem:
    ( { __typename: 'MediaItem' }
    & GraphQLRecursivePick<FederationTypes['MediaItem'], {"PK":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  MediaItem: ResolverTypeWrapper<MediaItem>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  MediaItemData: ResolverTypeWrapper<MediaItemData>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  MediaItemInput: MediaItemInput;
  MediaItemResult: ResolverTypeWrapper<MediaItemResult>;
  MediaItemsCriteria: MediaItemsCriteria;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  MediaItemsPage: ResolverTypeWrapper<MediaItemsPage>;
  MediaItemsStatus: ResolverTypeWrapper<MediaItemsStatus>;
  MediaStatus: MediaStatus;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OperationStatus: ResolverTypeWrapper<OperationStatus>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  UploadInput: UploadInput;
  UploadPart: ResolverTypeWrapper<UploadPart>;
  UploadPartLink: ResolverTypeWrapper<UploadPartLink>;
  UploadStillLink: ResolverTypeWrapper<UploadStillLink>;
  UploadTicket: ResolverTypeWrapper<UploadTicket>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  MediaItem: MediaItem | FederationReferenceTypes['MediaItem'];
  ID: Scalars['ID']['output'];
  MediaItemData: MediaItemData;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Float: Scalars['Float']['output'];
  MediaItemInput: MediaItemInput;
  MediaItemResult: MediaItemResult;
  MediaItemsCriteria: MediaItemsCriteria;
  Boolean: Scalars['Boolean']['output'];
  MediaItemsPage: MediaItemsPage;
  MediaItemsStatus: MediaItemsStatus;
  Mutation: Record<PropertyKey, never>;
  OperationStatus: OperationStatus;
  Query: Record<PropertyKey, never>;
  UploadInput: UploadInput;
  UploadPart: UploadPart;
  UploadPartLink: UploadPartLink;
  UploadStillLink: UploadStillLink;
  UploadTicket: UploadTicket;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MediaItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem'], FederationReferenceType extends FederationReferenceTypes['MediaItem'] = FederationReferenceTypes['MediaItem']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MediaItem']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Data?: Resolver<ResolversTypes['MediaItemData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MediaItemDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItemData'] = ResolversParentTypes['MediaItemData']> = {
  AltText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ContentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ContentSmallUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ContentThumbNailKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ContentThumbNailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ContentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ContentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  FileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  RejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Size?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['MediaStatus'], ParentType, ContextType>;
  Width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MediaItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItemResult'] = ResolversParentTypes['MediaItemResult']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaItemsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItemsPage'] = ResolversParentTypes['MediaItemsPage']> = {
  After?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Results?: Resolver<Array<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MediaItemsStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItemsStatus'] = ResolversParentTypes['MediaItemsStatus']> = {
  Results?: Resolver<Array<ResolversTypes['MediaItemResult']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  abortUpload?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationAbortUploadArgs, 'key'>>;
  completeUpload?: Resolver<ResolversTypes['MediaItem'], ParentType, ContextType, RequireFields<MutationCompleteUploadArgs, 'key'>>;
  createUpload?: Resolver<ResolversTypes['UploadTicket'], ParentType, ContextType, RequireFields<MutationCreateUploadArgs, 'file'>>;
  deleteMedia?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationDeleteMediaArgs, 'key'>>;
  reorderMedia?: Resolver<ResolversTypes['MediaItemsStatus'], ParentType, ContextType, RequireFields<MutationReorderMediaArgs, 'keys'>>;
  signUploadPart?: Resolver<Array<ResolversTypes['UploadPartLink']>, ParentType, ContextType, RequireFields<MutationSignUploadPartArgs, 'key' | 'parts'>>;
  signUploadStill?: Resolver<ResolversTypes['UploadStillLink'], ParentType, ContextType, RequireFields<MutationSignUploadStillArgs, 'key' | 'size'>>;
  updateMediaItem?: Resolver<ResolversTypes['MediaItem'], ParentType, ContextType, RequireFields<MutationUpdateMediaItemArgs, 'media'>>;
};

export type OperationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationStatus'] = ResolversParentTypes['OperationStatus']> = {
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getMediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType, RequireFields<QueryGetMediaItemArgs, 'key'>>;
  getMediaItems?: Resolver<ResolversTypes['MediaItemsPage'], ParentType, ContextType, Partial<QueryGetMediaItemsArgs>>;
  listUploadParts?: Resolver<Array<ResolversTypes['UploadPart']>, ParentType, ContextType, RequireFields<QueryListUploadPartsArgs, 'key'>>;
};

export type UploadPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadPart'] = ResolversParentTypes['UploadPart']> = {
  Part?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UploadPartLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadPartLink'] = ResolversParentTypes['UploadPartLink']> = {
  ExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Part?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  UploadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadStillLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadStillLink'] = ResolversParentTypes['UploadStillLink']> = {
  ExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  UploadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadTicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadTicket'] = ResolversParentTypes['UploadTicket']> = {
  ContentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  PartSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  UploadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  MediaItem?: MediaItemResolvers<ContextType>;
  MediaItemData?: MediaItemDataResolvers<ContextType>;
  MediaItemResult?: MediaItemResultResolvers<ContextType>;
  MediaItemsPage?: MediaItemsPageResolvers<ContextType>;
  MediaItemsStatus?: MediaItemsStatusResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OperationStatus?: OperationStatusResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  UploadPart?: UploadPartResolvers<ContextType>;
  UploadPartLink?: UploadPartLinkResolvers<ContextType>;
  UploadStillLink?: UploadStillLinkResolvers<ContextType>;
  UploadTicket?: UploadTicketResolvers<ContextType>;
};

