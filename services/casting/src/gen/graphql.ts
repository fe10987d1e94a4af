import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { VisibleSubmission } from '../app/visible-submission.ts';
import type { VisiblePage } from '../app/list-submissions.ts';
import type { Move, StageCount as StageCountModel } from '../app/ports.ts';
import type { Group } from '../domain/group.ts';
import type { ProjectRef, PositionRef, UserRef } from '../adapters/graphql/wire.ts';
import type { Fit as FitModel, Criterion } from '../domain/fit.ts';
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

/** A request to an audition. */
export type AuditionRequestInput = {
  /** Key of the slot. */
  AuditionId?: InputMaybe<Scalars['ID']['input']>;
  /** Repeats of the same request answer the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** When the invitation ends; 48 hours unless said, and never after the slot. */
  ExpiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Casting's words, at most 2,000 characters. */
  Message?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** Key of the submission. */
  SK: Scalars['ID']['input'];
};

/** An audition slot. */
export type AuditionTime = {
  __typename?: 'AuditionTime';
  /** PRJ#<id> */
  PK: Scalars['ID']['output'];
  /** AUD#<id> */
  SK: Scalars['ID']['output'];
};

/** Where a submission stands. */
export type BookingStatus =
  /** Slot taken. */
  | 'AuditionConfirmed'
  /** Audition declined. */
  | 'AuditionDeclined'
  /** Asked to an audition. */
  | 'AuditionRequested'
  /** Audition done. */
  | 'Auditioned'
  /** Asked to keep dates free. */
  | 'Avail'
  /** Second choice. */
  | 'Backup'
  /** Booked. */
  | 'Booked'
  /** Asked again. */
  | 'Callback'
  /** Not this time. */
  | 'NotBooked'
  /** Offer made. */
  | 'Offered'
  /** Let go after a promise. */
  | 'Released'
  /** In consideration. */
  | 'Selected'
  /** Sent. */
  | 'Submitted'
  /** Opened by casting. */
  | 'Viewed'
  /** Taken back by the talent. */
  | 'Withdrawn';

/** How a talent fits a position; an explanation, never a filter. */
export type Fit = {
  __typename?: 'Fit';
  /** Each criterion. */
  Criteria: Array<FitCriterion>;
  /** Criteria met. */
  Met: Scalars['Int']['output'];
  /** Criteria that the position names. */
  Of: Scalars['Int']['output'];
};

/** One criterion of a fit. */
export type FitCriterion = {
  __typename?: 'FitCriterion';
  /** Age, Gender, Height, Eyes, Hair, Skills, Union, Language or Place. */
  Criterion: Scalars['String']['output'];
  /** What the profile has. */
  Has: Array<Scalars['String']['output']>;
  /** The verdict. */
  Verdict: FitVerdict;
  /** What the position wants. */
  Wanted: Array<Scalars['String']['output']>;
};

/** Whether a criterion is met. */
export type FitVerdict =
  /** The profile says so. */
  | 'Met'
  /** The profile says otherwise. */
  | 'NotMet'
  /** The profile does not say. */
  | 'Unknown';

/** A file: a photo, a reel, a document. */
export type MediaItem = {
  __typename?: 'MediaItem';
  /** MED#<id> */
  PK: Scalars['ID']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Puts a submission into one of the company's private groups; the first group selects it. */
  addBookingGroupUser: OperationStatus;
  /** Declines or calls off an audition; frees the slot. */
  cancelAudition: OperationStatus;
  /** Takes the slot; its capacity is never exceeded. */
  confirmAudition: OperationStatus;
  /** Takes a submission out of a group; its state stays. */
  deleteBookingGroupUser: OperationStatus;
  /** Books or declines a submission; booked people never exceed the position's quantity. */
  projectSubmissionBookResponse: OperationStatus;
  /** Asks a submitter to an audition slot. */
  requestAudition: Submission;
  /** Submits oneself, or as agent a linked talent, to an open position; once per person and position. */
  submitToPosition: Submission;
  /** Moves a submission to another state that needs no dates or terms. */
  updateBookingStatus: OperationStatus;
  /** Takes a submission back; frees its audition slot. */
  withdrawSubmission: Submission;
};


export type MutationAddBookingGroupUserArgs = {
  GroupId: Scalars['ID']['input'];
  PK: Scalars['ID']['input'];
  SK: Scalars['ID']['input'];
};


export type MutationCancelAuditionArgs = {
  pK: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  sK: Scalars['ID']['input'];
};


export type MutationConfirmAuditionArgs = {
  auditionId: Scalars['ID']['input'];
  pK: Scalars['ID']['input'];
  sK: Scalars['ID']['input'];
};


export type MutationDeleteBookingGroupUserArgs = {
  GroupId: Scalars['ID']['input'];
  PK: Scalars['ID']['input'];
  SK: Scalars['ID']['input'];
};


export type MutationProjectSubmissionBookResponseArgs = {
  Booked: Scalars['Boolean']['input'];
  PK: Scalars['ID']['input'];
  SK: Scalars['ID']['input'];
  UserId: Scalars['ID']['input'];
};


export type MutationRequestAuditionArgs = {
  request: AuditionRequestInput;
};


export type MutationSubmitToPositionArgs = {
  submission: SubmissionInput;
};


export type MutationUpdateBookingStatusArgs = {
  pK: Scalars['ID']['input'];
  sK: Scalars['ID']['input'];
  status: Scalars['String']['input'];
};


export type MutationWithdrawSubmissionArgs = {
  pK: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  sK: Scalars['ID']['input'];
};

/** The answer of an operation that returns no record. */
export type OperationStatus = {
  __typename?: 'OperationStatus';
  /** OK; anything else arrives as an error. */
  Status: Scalars['String']['output'];
};

/** A part or a crew job to fill. */
export type Position = {
  __typename?: 'Position';
  /** The fields that the caller may see. */
  Data: PositionData;
  /** PRJ#<id> */
  PK: Scalars['ID']['output'];
  /** ROLE#<id> */
  SK: Scalars['ID']['output'];
};

/** Fields of a position; projects keeps most, casting adds what concerns submissions. */
export type PositionData = {
  __typename?: 'PositionData';
  /** Counts by stage; company and admin. */
  Counters?: Maybe<Array<StageCount>>;
  /** How a talent fits: the caller, or as agent a linked talent. */
  Fit?: Maybe<Fit>;
  /** The caller's own submission to it, or as agent the linked talent's. */
  ViewerSubmission?: Maybe<Submission>;
};


/** Fields of a position; projects keeps most, casting adds what concerns submissions. */
export type PositionDataFitArgs = {
  UserId?: InputMaybe<Scalars['ID']['input']>;
};


/** Fields of a position; projects keeps most, casting adds what concerns submissions. */
export type PositionDataViewerSubmissionArgs = {
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** Criteria of a position's submissions. */
export type PositionSubmissionsCriteria = {
  /** Opaque cursor of the page before. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Only members of this group. */
  GroupId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** 25 unless said, at most 100. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Key of the project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the position. */
  RoleId?: InputMaybe<Scalars['ID']['input']>;
  /** Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** States or stages, any of them. */
  Status?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Beginning of a name. */
  Text?: InputMaybe<Scalars['String']['input']>;
};

/** A production that casts. */
export type Project = {
  __typename?: 'Project';
  /** PRJ#<id> */
  PK: Scalars['ID']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** One person's submission to a position. */
  getPositionSubmission?: Maybe<Submission>;
  /** Submissions to a position: all for its company and admins; a talent or agent reads their own. */
  getPositionSubmissions: SubmissionsPage;
  /** A talent's submissions, newest first; of an agent without UserId: the linked talents'. */
  getUserSubmissions: Array<Submission>;
};


export type QueryGetPositionSubmissionArgs = {
  RoleId: Scalars['ID']['input'];
  UserId: Scalars['ID']['input'];
};


export type QueryGetPositionSubmissionsArgs = {
  criteria: PositionSubmissionsCriteria;
};


export type QueryGetUserSubmissionsArgs = {
  criteria: UserSubmissionsCriteria;
};

/** Submissions of a stage. */
export type StageCount = {
  __typename?: 'StageCount';
  /** How many. */
  Count: Scalars['Int']['output'];
  /** New, Viewed, Selected, Audition, Callback, Avail, Booked or Out. */
  Stage: Scalars['String']['output'];
};

/** A person put forward for a position. */
export type Submission = {
  __typename?: 'Submission';
  /** Cursor of the records that follow it in the list that it was read with; null outside of a list. */
  Cursor?: Maybe<Scalars['String']['output']>;
  /** The fields that the caller may see. */
  Data: SubmissionData;
  /** PRJ#<id> */
  PK: Scalars['ID']['output'];
  /** SUB#<role id>#<user id> */
  SK: Scalars['ID']['output'];
};

/** Fields of a submission. */
export type SubmissionData = {
  __typename?: 'SubmissionData';
  /** Slot of the current round; company, submitter and agent. */
  Audition?: Maybe<AuditionTime>;
  /** When the invitation ends. */
  AuditionExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Slot of the current round. */
  AuditionId?: Maybe<Scalars['ID']['output']>;
  /** Casting's words with the request. */
  AuditionMessage?: Maybe<Scalars['String']['output']>;
  /** How the invitation to the slot stands. */
  AuditionStatus?: Maybe<Scalars['String']['output']>;
  /** True exactly in state Booked. */
  Booked: Scalars['Boolean']['output'];
  /** Where it stands. */
  BookingStatus: BookingStatus;
  /** Note to casting, at most 2,000 characters. */
  Comments?: Maybe<Scalars['String']['output']>;
  /** Who sent it: the talent or an agent. */
  CreatedBy?: Maybe<User>;
  /** Given name, as last known. */
  FirstName?: Maybe<Scalars['String']['output']>;
  /** How the talent fits the position, criterion by criterion. */
  Fit?: Maybe<Fit>;
  /** The company's private groups; company and admin. */
  Groups?: Maybe<Array<SubmissionGroup>>;
  /** What happened, oldest first. */
  History: Array<SubmissionMove>;
  /** Family name, as last known. */
  LastName?: Maybe<Scalars['String']['output']>;
  /** Other positions of the same project that this person is submitted to; company and admin. */
  OtherRoles?: Maybe<Array<SubmissionPosition>>;
  /** The position. */
  Position: SubmissionPosition;
  /** Headshot, as last known. */
  ProfileImage?: Maybe<MediaItem>;
  /** Link of the public profile. */
  ProfileUrl?: Maybe<Scalars['String']['output']>;
  /** The project. */
  Project: SubmissionProject;
  /** Key of the project. */
  ProjectId: Scalars['ID']['output'];
  /** Who represents the talent. */
  RepresentationName?: Maybe<Scalars['String']['output']>;
  /** Key of the position. */
  RoleId: Scalars['ID']['output'];
  /** Round of auditions, from 1. */
  Round: Scalars['Int']['output'];
  /** Social media. */
  SocialMedia?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  SubmissionDate: Scalars['DateTime']['output'];
  /** Until when the booking or the pass can be called back by setting the state before it: the talent's side is told then; null once it was told, or when nothing waits. Company and admin. */
  UndoUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When it last changed. */
  UpdatedAt: Scalars['DateTime']['output'];
  /** The talent. */
  User: User;
  /** Key of the talent. */
  UserId: Scalars['ID']['output'];
  /** Rises by one with every change. */
  Version: Scalars['Int']['output'];
  /** When casting first opened it. */
  ViewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Names of the operations that the caller may call on this submission now. */
  ViewerCan: Array<Scalars['String']['output']>;
  /** Website. */
  Website?: Maybe<Scalars['String']['output']>;
};

/** A private group of a company. */
export type SubmissionGroup = {
  __typename?: 'SubmissionGroup';
  /** What it is for. */
  Description?: Maybe<Scalars['String']['output']>;
  /** GROUP#1 to GROUP#5, or GROUP#<id>. */
  GroupId: Scalars['ID']['output'];
  /** Its name. */
  Name: Scalars['String']['output'];
};

/** A submission to make. */
export type SubmissionInput = {
  /** Repeats of the same submission answer the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Note to casting, at most 2,000 characters. */
  Comments?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Who represents the talent. */
  RepresentationName?: InputMaybe<Scalars['String']['input']>;
  /** Key of the position. */
  RoleId?: InputMaybe<Scalars['ID']['input']>;
  /** Social media. */
  SocialMedia?: InputMaybe<Scalars['String']['input']>;
  /** Key of the talent; the caller unless an agent submits. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
  /** Website, https. */
  Website?: InputMaybe<Scalars['String']['input']>;
};

/** A move of a submission. */
export type SubmissionMove = {
  __typename?: 'SubmissionMove';
  /** When. */
  At: Scalars['DateTime']['output'];
  /** From state; null at the start. */
  From?: Maybe<BookingStatus>;
  /** Why, where a reason was given. */
  Reason?: Maybe<Scalars['String']['output']>;
  /** To state. */
  To: BookingStatus;
};

/** The position of a submission. */
export type SubmissionPosition = {
  __typename?: 'SubmissionPosition';
  /** Its name, as last known. */
  Name?: Maybe<Scalars['String']['output']>;
  /** Key of the position. */
  PositionId: Scalars['ID']['output'];
  /** The position itself, where the caller may see it. */
  Record?: Maybe<Position>;
};

/** The project of a submission. */
export type SubmissionProject = {
  __typename?: 'SubmissionProject';
  /** Its name, as last known. */
  Name?: Maybe<Scalars['String']['output']>;
  /** Key of the project. */
  ProjectId: Scalars['ID']['output'];
  /** The project itself, where the caller may open it. */
  Record?: Maybe<Project>;
};

/** A page of submissions. */
export type SubmissionsPage = {
  __typename?: 'SubmissionsPage';
  /** Cursor of the next page; null at the end. */
  After?: Maybe<Scalars['String']['output']>;
  /** Counts by stage; company and admin. */
  Counters?: Maybe<Array<StageCount>>;
  /** The submissions. */
  Submissions: Array<Submission>;
  /** How many the caller may see in all. */
  Total: Scalars['Int']['output'];
  /** Whether there are more than Total says. */
  TotalIsFloor: Scalars['Boolean']['output'];
};

/** A member. */
export type User = {
  __typename?: 'User';
  /** The fields that the caller may see; each service adds its own. */
  Data: UserData;
  /** USR#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

/** Fields of a member; each service adds those it keeps, and a field outside the caller's view is null. */
export type UserData = {
  __typename?: 'UserData';
  /** Number of submissions; agent, self and admin. */
  Submissions?: Maybe<Scalars['Int']['output']>;
};

/** Criteria of a talent's submissions. */
export type UserSubmissionsCriteria = {
  /** Cursor of the last record of the page before. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** 25 unless said, at most 100. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Key of a project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** States or stages, any of them. */
  Status?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The caller unless said; of an agent without it: all linked talents. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
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
  Position: Position;
  Submission: Submission;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Position:
    ( { __typename: 'Position' }
    & GraphQLRecursivePick<FederationTypes['Position'], {"PK":true,"SK":true}> );
  Submission:
    ( { __typename: 'Submission' }
    & GraphQLRecursivePick<FederationTypes['Submission'], {"PK":true,"SK":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"PK":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AuditionRequestInput: AuditionRequestInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AuditionTime: ResolverTypeWrapper<AuditionTime>;
  BookingStatus: BookingStatus;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Fit: ResolverTypeWrapper<FitModel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  FitCriterion: ResolverTypeWrapper<Criterion>;
  FitVerdict: FitVerdict;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  MediaItem: ResolverTypeWrapper<MediaItem>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  OperationStatus: ResolverTypeWrapper<OperationStatus>;
  Position: ResolverTypeWrapper<PositionRef>;
  PositionData: ResolverTypeWrapper<PositionRef>;
  PositionSubmissionsCriteria: PositionSubmissionsCriteria;
  Project: ResolverTypeWrapper<Project>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  StageCount: ResolverTypeWrapper<StageCountModel>;
  Submission: ResolverTypeWrapper<VisibleSubmission>;
  SubmissionData: ResolverTypeWrapper<VisibleSubmission>;
  SubmissionGroup: ResolverTypeWrapper<Group>;
  SubmissionInput: SubmissionInput;
  SubmissionMove: ResolverTypeWrapper<Move>;
  SubmissionPosition: ResolverTypeWrapper<PositionRef>;
  SubmissionProject: ResolverTypeWrapper<ProjectRef>;
  SubmissionsPage: ResolverTypeWrapper<VisiblePage>;
  User: ResolverTypeWrapper<UserRef>;
  UserData: ResolverTypeWrapper<UserRef>;
  UserSubmissionsCriteria: UserSubmissionsCriteria;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AuditionRequestInput: AuditionRequestInput;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  AuditionTime: AuditionTime;
  DateTime: Scalars['DateTime']['output'];
  Fit: FitModel;
  Int: Scalars['Int']['output'];
  FitCriterion: Criterion;
  LocalDate: Scalars['LocalDate']['output'];
  MediaItem: MediaItem;
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  OperationStatus: OperationStatus;
  Position: PositionRef;
  PositionData: PositionRef;
  PositionSubmissionsCriteria: PositionSubmissionsCriteria;
  Project: Project;
  Query: Record<PropertyKey, never>;
  StageCount: StageCountModel;
  Submission: VisibleSubmission;
  SubmissionData: VisibleSubmission;
  SubmissionGroup: Group;
  SubmissionInput: SubmissionInput;
  SubmissionMove: Move;
  SubmissionPosition: PositionRef;
  SubmissionProject: ProjectRef;
  SubmissionsPage: VisiblePage;
  User: UserRef;
  UserData: UserRef;
  UserSubmissionsCriteria: UserSubmissionsCriteria;
};

export type AuditionTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditionTime'] = ResolversParentTypes['AuditionTime']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Fit'] = ResolversParentTypes['Fit']> = {
  Criteria?: Resolver<Array<ResolversTypes['FitCriterion']>, ParentType, ContextType>;
  Met?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FitCriterionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FitCriterion'] = ResolversParentTypes['FitCriterion']> = {
  Criterion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Has?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Verdict?: Resolver<ResolversTypes['FitVerdict'], ParentType, ContextType>;
  Wanted?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MediaItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addBookingGroupUser?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationAddBookingGroupUserArgs, 'GroupId' | 'PK' | 'SK'>>;
  cancelAudition?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationCancelAuditionArgs, 'pK' | 'sK'>>;
  confirmAudition?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationConfirmAuditionArgs, 'auditionId' | 'pK' | 'sK'>>;
  deleteBookingGroupUser?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationDeleteBookingGroupUserArgs, 'GroupId' | 'PK' | 'SK'>>;
  projectSubmissionBookResponse?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationProjectSubmissionBookResponseArgs, 'Booked' | 'PK' | 'SK' | 'UserId'>>;
  requestAudition?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationRequestAuditionArgs, 'request'>>;
  submitToPosition?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationSubmitToPositionArgs, 'submission'>>;
  updateBookingStatus?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationUpdateBookingStatusArgs, 'pK' | 'sK' | 'status'>>;
  withdrawSubmission?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationWithdrawSubmissionArgs, 'pK' | 'sK'>>;
};

export type OperationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationStatus'] = ResolversParentTypes['OperationStatus']> = {
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position'], FederationReferenceType extends FederationReferenceTypes['Position'] = FederationReferenceTypes['Position']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Position']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Data?: Resolver<ResolversTypes['PositionData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PositionDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionData'] = ResolversParentTypes['PositionData']> = {
  Counters?: Resolver<Maybe<Array<ResolversTypes['StageCount']>>, ParentType, ContextType>;
  Fit?: Resolver<Maybe<ResolversTypes['Fit']>, ParentType, ContextType, Partial<PositionDataFitArgs>>;
  ViewerSubmission?: Resolver<Maybe<ResolversTypes['Submission']>, ParentType, ContextType, Partial<PositionDataViewerSubmissionArgs>>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getPositionSubmission?: Resolver<Maybe<ResolversTypes['Submission']>, ParentType, ContextType, RequireFields<QueryGetPositionSubmissionArgs, 'RoleId' | 'UserId'>>;
  getPositionSubmissions?: Resolver<ResolversTypes['SubmissionsPage'], ParentType, ContextType, RequireFields<QueryGetPositionSubmissionsArgs, 'criteria'>>;
  getUserSubmissions?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType, RequireFields<QueryGetUserSubmissionsArgs, 'criteria'>>;
};

export type StageCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageCount'] = ResolversParentTypes['StageCount']> = {
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Submission'] = ResolversParentTypes['Submission'], FederationReferenceType extends FederationReferenceTypes['Submission'] = FederationReferenceTypes['Submission']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Submission']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Data?: Resolver<ResolversTypes['SubmissionData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SubmissionDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionData'] = ResolversParentTypes['SubmissionData']> = {
  Audition?: Resolver<Maybe<ResolversTypes['AuditionTime']>, ParentType, ContextType>;
  AuditionExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  AuditionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  AuditionMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  AuditionStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Booked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  BookingStatus?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
  Comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CreatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  FirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Fit?: Resolver<Maybe<ResolversTypes['Fit']>, ParentType, ContextType>;
  Groups?: Resolver<Maybe<Array<ResolversTypes['SubmissionGroup']>>, ParentType, ContextType>;
  History?: Resolver<Array<ResolversTypes['SubmissionMove']>, ParentType, ContextType>;
  LastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  OtherRoles?: Resolver<Maybe<Array<ResolversTypes['SubmissionPosition']>>, ParentType, ContextType>;
  Position?: Resolver<ResolversTypes['SubmissionPosition'], ParentType, ContextType>;
  ProfileImage?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  ProfileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Project?: Resolver<ResolversTypes['SubmissionProject'], ParentType, ContextType>;
  ProjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  RepresentationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  RoleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  SocialMedia?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  SubmissionDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  UndoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ViewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ViewerCan?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubmissionGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionGroup'] = ResolversParentTypes['SubmissionGroup']> = {
  Description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  GroupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmissionMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionMove'] = ResolversParentTypes['SubmissionMove']> = {
  At?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  From?: Resolver<Maybe<ResolversTypes['BookingStatus']>, ParentType, ContextType>;
  Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  To?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
};

export type SubmissionPositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionPosition'] = ResolversParentTypes['SubmissionPosition']> = {
  Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  PositionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Record?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
};

export type SubmissionProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionProject'] = ResolversParentTypes['SubmissionProject']> = {
  Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ProjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Record?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
};

export type SubmissionsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionsPage'] = ResolversParentTypes['SubmissionsPage']> = {
  After?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Counters?: Resolver<Maybe<Array<ResolversTypes['StageCount']>>, ParentType, ContextType>;
  Submissions?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  TotalIsFloor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Data?: Resolver<ResolversTypes['UserData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserData'] = ResolversParentTypes['UserData']> = {
  Submissions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AuditionTime?: AuditionTimeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Fit?: FitResolvers<ContextType>;
  FitCriterion?: FitCriterionResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  MediaItem?: MediaItemResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OperationStatus?: OperationStatusResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  PositionData?: PositionDataResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  StageCount?: StageCountResolvers<ContextType>;
  Submission?: SubmissionResolvers<ContextType>;
  SubmissionData?: SubmissionDataResolvers<ContextType>;
  SubmissionGroup?: SubmissionGroupResolvers<ContextType>;
  SubmissionMove?: SubmissionMoveResolvers<ContextType>;
  SubmissionPosition?: SubmissionPositionResolvers<ContextType>;
  SubmissionProject?: SubmissionProjectResolvers<ContextType>;
  SubmissionsPage?: SubmissionsPageResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserData?: UserDataResolvers<ContextType>;
};

