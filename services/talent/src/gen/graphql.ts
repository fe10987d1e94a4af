import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { MemberKey, VisibleProfile } from '../app/read-profile.ts';
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

/** Professional profile to write. */
export type DemographicInput = {
  /** Playing age range. */
  AgeRange?: InputMaybe<Scalars['String']['input']>;
  /** Hair color now. */
  CurrentHairColor?: InputMaybe<Scalars['String']['input']>;
  /** Ethnicity. */
  Ethnicity?: InputMaybe<Scalars['String']['input']>;
  /** Eye color. */
  EyeColor?: InputMaybe<Scalars['String']['input']>;
  /** Gender the talent plays. */
  Gender?: InputMaybe<Scalars['String']['input']>;
  /** Height range. */
  HeightRange?: InputMaybe<Scalars['String']['input']>;
  /** City the talent works from. */
  LocationCity?: InputMaybe<Scalars['String']['input']>;
  /** State, two letters. */
  LocationState?: InputMaybe<Scalars['String']['input']>;
  /** Hair color by nature. */
  NaturalHairColor?: InputMaybe<Scalars['String']['input']>;
  /** Key of the member; the caller unless said. */
  PK?: InputMaybe<Scalars['ID']['input']>;
  /** First language. */
  PrimaryLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Second language. */
  SecondaryLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Whether casting may see it. */
  ShowEthnicity?: InputMaybe<Scalars['Boolean']['input']>;
  /** Third language. */
  ThirdLanguage?: InputMaybe<Scalars['String']['input']>;
  /** How far the talent travels. */
  TravelPreference?: InputMaybe<Scalars['String']['input']>;
  /** Union memberships, at most 19. */
  Unions?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Replaces the list of skills. */
  updateSkills: OperationStatus;
  /** Writes the professional profile: an absent field keeps its value, null clears it. */
  updateUserDemographics: User;
};


export type MutationUpdateSkillsArgs = {
  PK: Scalars['ID']['input'];
  Skills: Array<Scalars['String']['input']>;
};


export type MutationUpdateUserDemographicsArgs = {
  demographic: DemographicInput;
};

/** The answer of an operation that returns no record. */
export type OperationStatus = {
  __typename?: 'OperationStatus';
  /** OK; anything else arrives as an error. */
  Status: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Talent by their professional profile; arrays of values mean any of them. Newest first unless said. */
  filterUsers: Array<User>;
};


export type QueryFilterUsersArgs = {
  criteria: UserCriteria;
};

/** A member. */
export type User = {
  __typename?: 'User';
  /** Where it is in the list that it came in: After of the page that follows it. Null outside of a list. */
  Cursor?: Maybe<Scalars['String']['output']>;
  /** The fields that the caller may see; each service adds its own. */
  Data: UserData;
  /** USR#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

/** Criteria of a talent search. */
export type UserCriteria = {
  /** Cursor of the last record of the page before. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Playing ages; ranges that overlap match. */
  AgeRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Hair colors now. */
  CurrentHairColor?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ethnicities; only of talent who published theirs. */
  Ethnicity?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Eye colors. */
  EyeColor?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Genders. */
  Gender?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Height ranges. */
  HeightRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** 25 unless said, at most 100. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** First languages. */
  PrimaryLanguage?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only talent linked to the calling agent. */
  Roster?: InputMaybe<Scalars['Boolean']['input']>;
  /** Skills; all of them. */
  Skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Newest, Name or Relevance. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Words of the name, bio or skills. */
  Text?: InputMaybe<Scalars['String']['input']>;
  /** Travel preferences. */
  TravelPreference?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Unions. */
  Unions?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Fields of a member; each service adds those it keeps, and a field outside the caller's view is null. */
export type UserData = {
  __typename?: 'UserData';
  /** Playing age range of the catalog. */
  AgeRange?: Maybe<Scalars['String']['output']>;
  /** How complete the profile is, 0 to 100; self, agent and admin. */
  Completeness?: Maybe<Scalars['Int']['output']>;
  /** Hair color now. */
  CurrentHairColor?: Maybe<Scalars['String']['output']>;
  /** Ethnicity, only with the talent's consent outside self. */
  Ethnicity?: Maybe<Scalars['String']['output']>;
  /** Eye color of the catalog. */
  EyeColor?: Maybe<Scalars['String']['output']>;
  /** Gender the talent plays. */
  Gender?: Maybe<Scalars['String']['output']>;
  /** Height range of the catalog. */
  HeightRange?: Maybe<Scalars['String']['output']>;
  /** City the talent works from. */
  LocationCity?: Maybe<Scalars['String']['output']>;
  /** State the talent works from, two letters. */
  LocationState?: Maybe<Scalars['String']['output']>;
  /** Names of the fields that are still empty; self, agent and admin. */
  MissingFields?: Maybe<Array<Scalars['String']['output']>>;
  /** Hair color by nature. */
  NaturalHairColor?: Maybe<Scalars['String']['output']>;
  /** First language. */
  PrimaryLanguage?: Maybe<Scalars['String']['output']>;
  /** Second language. */
  SecondaryLanguage?: Maybe<Scalars['String']['output']>;
  /** Whether casting may see the ethnicity; self, agent and admin. */
  ShowEthnicity?: Maybe<Scalars['Boolean']['output']>;
  /** Entries of the catalog. */
  Skills?: Maybe<Array<Scalars['String']['output']>>;
  /** Third language. */
  ThirdLanguage?: Maybe<Scalars['String']['output']>;
  /** How far the talent travels. */
  TravelPreference?: Maybe<Scalars['String']['output']>;
  /** Union memberships. */
  Unions?: Maybe<Array<Scalars['String']['output']>>;
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
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"PK":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DemographicInput: DemographicInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OperationStatus: ResolverTypeWrapper<OperationStatus>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  User: ResolverTypeWrapper<MemberKey>;
  UserCriteria: UserCriteria;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  UserData: ResolverTypeWrapper<VisibleProfile>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  DemographicInput: DemographicInput;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  Mutation: Record<PropertyKey, never>;
  OperationStatus: OperationStatus;
  Query: Record<PropertyKey, never>;
  User: MemberKey;
  UserCriteria: UserCriteria;
  Int: Scalars['Int']['output'];
  UserData: VisibleProfile;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  updateSkills?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationUpdateSkillsArgs, 'PK' | 'Skills'>>;
  updateUserDemographics?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserDemographicsArgs, 'demographic'>>;
};

export type OperationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationStatus'] = ResolversParentTypes['OperationStatus']> = {
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  filterUsers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryFilterUsersArgs, 'criteria'>>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Data?: Resolver<ResolversTypes['UserData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserData'] = ResolversParentTypes['UserData']> = {
  AgeRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Completeness?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  CurrentHairColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Ethnicity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  EyeColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  HeightRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LocationCity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LocationState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  MissingFields?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  NaturalHairColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  PrimaryLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  SecondaryLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ShowEthnicity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  Skills?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  ThirdLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  TravelPreference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Unions?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  OperationStatus?: OperationStatusResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserData?: UserDataResolvers<ContextType>;
};

