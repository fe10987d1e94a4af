import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { MemberKey, VisibleProfile } from '../app/read-profile.ts';
import type { SeenPost } from '../app/posts/read-posts.ts';
import type { Availability as AvailabilityRecord } from '../app/availability/availability.ts';
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

/** The days on which a person is not available. */
export type Availability = {
  __typename?: 'Availability';
  /** Booked-out ranges in order; never adjacent. */
  BookedOut: Array<BookedOutRange>;
  /** The person. */
  User?: Maybe<User>;
};

/** The person, and a range of at most 366 days. */
export type AvailabilityCriteria = {
  /** First day, YYYY-MM-DD; the default is today (UTC). */
  From?: InputMaybe<Scalars['String']['input']>;
  /** Last day, YYYY-MM-DD; the default is 366 days later. */
  To?: InputMaybe<Scalars['String']['input']>;
  /** Key of the person; the default is the caller. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** The booked-out days of a person. */
export type AvailabilityInput = {
  /** All ranges, at most 100 and up to two years ahead; an empty list clears them. */
  BookedOut: Array<BookedOutInput>;
  /** Key of the person; the default is the caller. */
  PK?: InputMaybe<Scalars['ID']['input']>;
};

/** A range of days on which a person is not available, both ends included. */
export type BookedOutInput = {
  /** First day, YYYY-MM-DD. */
  From?: InputMaybe<Scalars['String']['input']>;
  /** A note of at most 120 characters. */
  Note?: InputMaybe<Scalars['String']['input']>;
  /** Last day, YYYY-MM-DD. */
  To?: InputMaybe<Scalars['String']['input']>;
};

/** A range of days on which a person is not available, both ends included. */
export type BookedOutRange = {
  __typename?: 'BookedOutRange';
  /** First day. */
  From: Scalars['LocalDate']['output'];
  /** A note visible only to the person and linked agents. */
  Note?: Maybe<Scalars['String']['output']>;
  /** Last day. */
  To: Scalars['LocalDate']['output'];
};

/** Something that a talent was cast in. */
export type Credit = {
  __typename?: 'Credit';
  /** The company, theater or director. */
  Company?: Maybe<Scalars['String']['output']>;
  /** Film, Television, Theater, Commercial, Voice, New Media or Other. */
  Kind: Scalars['String']['output'];
  /** The part played. */
  Part?: Maybe<Scalars['String']['output']>;
  /** Title of the production. */
  Title: Scalars['String']['output'];
  /** The year. */
  Year?: Maybe<Scalars['Int']['output']>;
};

/** Something that a talent was cast in. */
export type CreditInput = {
  /** The company, theater or director, at most 120 characters. */
  Company?: InputMaybe<Scalars['String']['input']>;
  /** Film, Television, Theater, Commercial, Voice, New Media or Other. */
  Kind: Scalars['String']['input'];
  /** The part played, at most 120 characters. */
  Part?: InputMaybe<Scalars['String']['input']>;
  /** Title of the production, at most 120 characters. */
  Title: Scalars['String']['input'];
  /** The year, from 1900. */
  Year?: InputMaybe<Scalars['Int']['input']>;
};

/** Credits and training to save; at most 200 and 50. */
export type CreditsInput = {
  /** All credits, in order; absent to keep them. */
  Credits?: InputMaybe<Array<CreditInput>>;
  /** Key of the member; the default is the caller. */
  PK?: InputMaybe<Scalars['ID']['input']>;
  /** All training, in order; absent to keep it. */
  Training?: InputMaybe<Array<TrainingInput>>;
};

/** A professional profile to save. */
export type DemographicInput = {
  /** Accents and dialects in the talent's own words, at most 1,000 characters. */
  Accents?: InputMaybe<Scalars['String']['input']>;
  /** Playing age range of the catalog. */
  AgeRange?: InputMaybe<Scalars['String']['input']>;
  /** Current hair color. */
  CurrentHairColor?: InputMaybe<Scalars['String']['input']>;
  /** Ethnicity. */
  Ethnicity?: InputMaybe<Scalars['String']['input']>;
  /** Eye color of the catalog. */
  EyeColor?: InputMaybe<Scalars['String']['input']>;
  /** Gender the talent plays. */
  Gender?: InputMaybe<Scalars['String']['input']>;
  /** Exact height in centimeters, 50 to 250; it sets HeightRange. */
  HeightCm?: InputMaybe<Scalars['Int']['input']>;
  /** Height range of the catalog. */
  HeightRange?: InputMaybe<Scalars['String']['input']>;
  /** City the talent works from. */
  LocationCity?: InputMaybe<Scalars['String']['input']>;
  /** Country the talent works from, as a two-letter code of ISO 3166-1; without one, the United States. */
  LocationCountry?: InputMaybe<Scalars['String']['input']>;
  /** State the talent works from, as a two-letter code. */
  LocationState?: InputMaybe<Scalars['String']['input']>;
  /** Natural hair color. */
  NaturalHairColor?: InputMaybe<Scalars['String']['input']>;
  /** Further playing age ranges, at most 4; searches, filters and a fit count them like AgeRange. */
  OtherAgeRanges?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Languages besides those of the catalog, in the talent's own words; at most 12. */
  OtherLanguages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Key of the member; the default is the caller. */
  PK?: InputMaybe<Scalars['ID']['input']>;
  /** First language. */
  PrimaryLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Second language. */
  SecondaryLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Whether casting may see the ethnicity. */
  ShowEthnicity?: InputMaybe<Scalars['Boolean']['input']>;
  /** Third language. */
  ThirdLanguage?: InputMaybe<Scalars['String']['input']>;
  /** How far the talent travels. */
  TravelPreference?: InputMaybe<Scalars['String']['input']>;
  /** Union memberships, at most 19. */
  Unions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Weight in kilograms, 10 to 350. */
  WeightKg?: InputMaybe<Scalars['Int']['input']>;
};

/** A file: a photo, a reel, a document. */
export type MediaItem = {
  __typename?: 'MediaItem';
  /** MED#<id> */
  PK: Scalars['ID']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Removes a post of the caller, of a linked talent or, for admins, of anyone. Removing it again is not an error. */
  deletePost: OperationStatus;
  /** Replaces the booked-out days of the caller or of a linked talent; adjacent ranges are merged, and past ones dropped. */
  saveAvailability: Availability;
  /** Replaces the credits and the training of the caller or of a linked talent; an absent list keeps its entries, null clears it. */
  saveCredits: User;
  /** Creates or changes a post of the caller or of a linked talent; at most 100 per person. */
  savePost: Post;
  /** Replaces the list of skills. */
  updateSkills: OperationStatus;
  /** Writes the professional profile: an absent field keeps its value, null clears it. */
  updateUserDemographics: User;
};


export type MutationDeletePostArgs = {
  PK: Scalars['ID']['input'];
};


export type MutationSaveAvailabilityArgs = {
  dates: AvailabilityInput;
};


export type MutationSaveCreditsArgs = {
  credits: CreditsInput;
};


export type MutationSavePostArgs = {
  post: PostInput;
};


export type MutationUpdateSkillsArgs = {
  PK: Scalars['ID']['input'];
  Skills: Array<Scalars['String']['input']>;
};


export type MutationUpdateUserDemographicsArgs = {
  demographic: DemographicInput;
};

/** A picture, film or recording that everyone may see. */
export type OpenFile = {
  __typename?: 'OpenFile';
  /** Alternative text. */
  AltText?: Maybe<Scalars['String']['output']>;
  /** The same to its thumbnail; null if it has none. */
  ContentThumbNailUrl?: Maybe<Scalars['String']['output']>;
  /** Media type, such as image/webp. */
  ContentType: Scalars['String']['output'];
  /** Signed link to the file, valid for five minutes. */
  ContentUrl: Scalars['String']['output'];
  /** Name as uploaded. */
  FileName: Scalars['String']['output'];
  /** Pixels. */
  Height?: Maybe<Scalars['Int']['output']>;
  /** Key of the file. */
  MediaId: Scalars['ID']['output'];
  /** Pixels. */
  Width?: Maybe<Scalars['Int']['output']>;
};

/** The response of an operation that returns no record. */
export type OperationStatus = {
  __typename?: 'OperationStatus';
  /** OK; anything else arrives as an error. */
  Status: Scalars['String']['output'];
};

/** Media in a person's profile: a reel, headshots, a voice reel. */
export type Post = {
  __typename?: 'Post';
  /** Cursor for the records after it in its list; null outside a list. */
  Cursor?: Maybe<Scalars['String']['output']>;
  /** Its fields. */
  Data: PostData;
  /** USR#<id> of the person. */
  PK: Scalars['ID']['output'];
  /** POST#<id> */
  SK: Scalars['ID']['output'];
};

/** The person, and the page. */
export type PostCriteria = {
  /** Cursor of the last record of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Key of the person; the default is the caller. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** Fields of a post. */
export type PostData = {
  __typename?: 'PostData';
  /** Keys of the files, in order. */
  Contents: Array<Scalars['ID']['output']>;
  /** When it was created. */
  CreateDate: Scalars['DateTime']['output'];
  /** Who created it: the person or an agent. */
  CreatedBy?: Maybe<User>;
  /** Whether it is the person's demo reel. */
  DemoReel: Scalars['Boolean']['output'];
  /** Description, at most 5,000 characters. */
  Description?: Maybe<Scalars['String']['output']>;
  /** Its documents, such as a resume, with links: for the person, linked agents, companies that the person submitted to, and admins; empty for anybody else, and while they cannot be read. */
  Documents: Array<PostDocument>;
  /** Whether everyone may see it. A minor's posts are never public, regardless of this. */
  IsPublic: Scalars['Boolean']['output'];
  /** The files, in order. */
  Media: Array<Maybe<MediaItem>>;
  /** The pictures, films and recordings of an adult's post, with links, for everyone, also without an account; empty unless the post was made public since that means guests too, and while they cannot be read. */
  OpenFiles: Array<OpenFile>;
  /** Number of viewers, each counted once per day (UTC); for the person, linked agents and admins. */
  PostViews?: Maybe<Scalars['Int']['output']>;
  /** Keys of thumbnails of the files, in the same order; at most as many. */
  ThumbnailContents: Array<Scalars['ID']['output']>;
  /** Demo Reel, Headshot, Voice Reel, Resume, Production Still or Other. */
  Type: Scalars['String']['output'];
  /** The person. */
  User?: Maybe<User>;
};

/** A document of a post. */
export type PostDocument = {
  __typename?: 'PostDocument';
  /** Signed link to the file, valid for five minutes. */
  ContentUrl: Scalars['String']['output'];
  /** Name as uploaded. */
  FileName: Scalars['String']['output'];
  /** Key of the file. */
  MediaId: Scalars['ID']['output'];
};

/** A post to create or change; an absent field keeps its value. */
export type PostInput = {
  /** Repeats of the same creation return the first post for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Keys of 1 to 10 files in state Ready, uploaded by the person or by someone who writes for them. */
  Contents?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Description, at most 5,000 characters; null clears it. */
  Description?: InputMaybe<Scalars['String']['input']>;
  /** Whether everyone may see it; the default is false. */
  IsPublic?: InputMaybe<Scalars['Boolean']['input']>;
  /** Key of the person; the default is the caller. An existing post keeps its owner. */
  PK?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the post; absent to create one. */
  SK?: InputMaybe<Scalars['ID']['input']>;
  /** Keys of their thumbnails, in the same order; at most as many. */
  ThumbnailContents?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Demo Reel, Headshot, Voice Reel, Resume, Production Still or Other. */
  Type?: InputMaybe<Scalars['String']['input']>;
};

/** A page of posts. */
export type PostsPage = {
  __typename?: 'PostsPage';
  /** The posts on this page. */
  Posts: Array<Post>;
  /** Total number that the caller may see. */
  Total: Scalars['Int']['output'];
  /** Whether there are more than Total says. */
  TotalIsFloor: Scalars['Boolean']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Members by name, bio and account type, and talent by professional profile; a list matches any of its values. Who has blocked the caller, or was blocked by them, is left out. Newest first by default. */
  filterUsers: Array<User>;
  /** The days on which a person is not available; for the person, linked agents, companies that have a submission of the person, and admins. */
  getAvailability: Availability;
  /** The latest post of a person that the caller may see. Public posts of adults are visible to everyone; others to the person, linked agents, companies that have a submission of the person, and admins. */
  getUserLatestPost: Post;
  /** The posts of a person that the caller may see; newest first by default. */
  getUserPosts: PostsPage;
  /** At most 10 members of any account type: first those whose name begins with the typed words, then those whose skills or bio contain them. Admins can also search for an exact e-mail address or phone number. */
  searchUsers: Array<User>;
};


export type QueryFilterUsersArgs = {
  criteria: UserCriteria;
};


export type QueryGetAvailabilityArgs = {
  criteria: AvailabilityCriteria;
};


export type QueryGetUserLatestPostArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetUserPostsArgs = {
  criteria: PostCriteria;
};


export type QuerySearchUsersArgs = {
  value: Scalars['String']['input'];
};

/** Something that a talent learned. */
export type Training = {
  __typename?: 'Training';
  /** The school or the teacher. */
  School?: Maybe<Scalars['String']['output']>;
  /** What was learned. */
  Subject: Scalars['String']['output'];
  /** The year. */
  Year?: Maybe<Scalars['Int']['output']>;
};

/** Something that a talent learned. */
export type TrainingInput = {
  /** The school or the teacher, at most 120 characters. */
  School?: InputMaybe<Scalars['String']['input']>;
  /** What was learned, at most 120 characters. */
  Subject: Scalars['String']['input'];
  /** The year, from 1900. */
  Year?: InputMaybe<Scalars['Int']['input']>;
};

/** A member. */
export type User = {
  __typename?: 'User';
  /** Cursor for the records after it in its list; null outside a list. */
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
  /** Cursor of the last record of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Playing ages; overlapping ranges match. */
  AgeRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** First day of a range in which matches are not booked out. Matches only people whose availability the caller may read; for a company, the 10,000 newest members who submitted to it. */
  AvailableFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Last day of the range, at most 60 days; the default is AvailableFrom. */
  AvailableTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Current hair colors. */
  CurrentHairColor?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ethnicities; matches only talent who published theirs. */
  Ethnicity?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Eye colors. */
  EyeColor?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Genders. */
  Gender?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Types of posts: Demo Reel, Headshot, Voice Reel, Resume, Production Still or Other. Only posts visible to the caller count. */
  HasMedia?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Height ranges. */
  HeightRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Languages, whether first, second or third. */
  Languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** City they work from, ignoring case and accents. */
  LocationCity?: InputMaybe<Scalars['String']['input']>;
  /** Countries they work from, as two-letter codes. */
  LocationCountry?: InputMaybe<Array<Scalars['String']['input']>>;
  /** States they work from, as two-letter codes. */
  LocationState?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Natural hair colors. */
  NaturalHairColor?: InputMaybe<Array<Scalars['String']['input']>>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** First languages. */
  PrimaryLanguage?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether an agent represents them. */
  Represented?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only talent linked to the calling agent. */
  Roster?: InputMaybe<Scalars['Boolean']['input']>;
  /** Skills, all of which must match. */
  Skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Newest, Name, Relevance or Completeness. Completeness matches only people whose completeness the caller may read. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Words of the name, bio or skills. */
  Text?: InputMaybe<Scalars['String']['input']>;
  /** Travel preferences. */
  TravelPreference?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Unions. */
  Unions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Account types: Admin, Production, Talent or Agent. Criteria of a profile match talent alone. */
  UserRole?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Fields of a member; each service adds those it keeps, and a field outside the caller's view is null. */
export type UserData = {
  __typename?: 'UserData';
  /** Accents and dialects in the talent's own words, at most 1,000 characters. */
  Accents?: Maybe<Scalars['String']['output']>;
  /** Playing age range of the catalog. */
  AgeRange?: Maybe<Scalars['String']['output']>;
  /** Completeness of the profile, 0 to 100; self, agent and admin. */
  Completeness?: Maybe<Scalars['Int']['output']>;
  /** What the talent was cast in, in the talent's own order. */
  Credits?: Maybe<Array<Credit>>;
  /** Current hair color. */
  CurrentHairColor?: Maybe<Scalars['String']['output']>;
  /** Ethnicity, only with the talent's consent outside self. */
  Ethnicity?: Maybe<Scalars['String']['output']>;
  /** Eye color of the catalog. */
  EyeColor?: Maybe<Scalars['String']['output']>;
  /** Gender the talent plays. */
  Gender?: Maybe<Scalars['String']['output']>;
  /** Exact height in centimeters, 50 to 250; it sets HeightRange. */
  HeightCm?: Maybe<Scalars['Int']['output']>;
  /** Height range of the catalog. */
  HeightRange?: Maybe<Scalars['String']['output']>;
  /** City the talent works from. */
  LocationCity?: Maybe<Scalars['String']['output']>;
  /** Country the talent works from, as a two-letter code of ISO 3166-1; without one, the United States. */
  LocationCountry?: Maybe<Scalars['String']['output']>;
  /** State the talent works from, as a two-letter code. */
  LocationState?: Maybe<Scalars['String']['output']>;
  /** Names of what casting looks at and is still missing: ProfileImage, DemoReel, Credits and fields; self, agent and admin. */
  MissingFields?: Maybe<Array<Scalars['String']['output']>>;
  /** Natural hair color. */
  NaturalHairColor?: Maybe<Scalars['String']['output']>;
  /** Further playing age ranges, at most 4; searches, filters and a fit count them like AgeRange. */
  OtherAgeRanges?: Maybe<Array<Scalars['String']['output']>>;
  /** Languages besides those of the catalog, in the talent's own words; at most 12. */
  OtherLanguages?: Maybe<Array<Scalars['String']['output']>>;
  /** First language. */
  PrimaryLanguage?: Maybe<Scalars['String']['output']>;
  /** Second language. */
  SecondaryLanguage?: Maybe<Scalars['String']['output']>;
  /** Whether casting may see the ethnicity; self, agent and admin. */
  ShowEthnicity?: Maybe<Scalars['Boolean']['output']>;
  /** Skills, as entries of the catalog. */
  Skills?: Maybe<Array<Scalars['String']['output']>>;
  /** Third language. */
  ThirdLanguage?: Maybe<Scalars['String']['output']>;
  /** What the talent learned, in the talent's own order. */
  Training?: Maybe<Array<Training>>;
  /** How far the talent travels. */
  TravelPreference?: Maybe<Scalars['String']['output']>;
  /** Union memberships. */
  Unions?: Maybe<Array<Scalars['String']['output']>>;
  /** Weight in kilograms, 10 to 350. */
  WeightKg?: Maybe<Scalars['Int']['output']>;
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
  Availability: ResolverTypeWrapper<AvailabilityRecord>;
  AvailabilityCriteria: AvailabilityCriteria;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AvailabilityInput: AvailabilityInput;
  BookedOutInput: BookedOutInput;
  BookedOutRange: ResolverTypeWrapper<BookedOutRange>;
  Credit: ResolverTypeWrapper<Credit>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CreditInput: CreditInput;
  CreditsInput: CreditsInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DemographicInput: DemographicInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  MediaItem: ResolverTypeWrapper<MediaItem>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OpenFile: ResolverTypeWrapper<OpenFile>;
  OperationStatus: ResolverTypeWrapper<OperationStatus>;
  Post: ResolverTypeWrapper<SeenPost>;
  PostCriteria: PostCriteria;
  PostData: ResolverTypeWrapper<SeenPost>;
  PostDocument: ResolverTypeWrapper<PostDocument>;
  PostInput: PostInput;
  PostsPage: ResolverTypeWrapper<Omit<PostsPage, 'Posts'> & { Posts: Array<ResolversTypes['Post']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Training: ResolverTypeWrapper<Training>;
  TrainingInput: TrainingInput;
  User: ResolverTypeWrapper<MemberKey>;
  UserCriteria: UserCriteria;
  UserData: ResolverTypeWrapper<VisibleProfile>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Availability: AvailabilityRecord;
  AvailabilityCriteria: AvailabilityCriteria;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  AvailabilityInput: AvailabilityInput;
  BookedOutInput: BookedOutInput;
  BookedOutRange: BookedOutRange;
  Credit: Credit;
  Int: Scalars['Int']['output'];
  CreditInput: CreditInput;
  CreditsInput: CreditsInput;
  DateTime: Scalars['DateTime']['output'];
  DemographicInput: DemographicInput;
  Boolean: Scalars['Boolean']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  MediaItem: MediaItem;
  Mutation: Record<PropertyKey, never>;
  OpenFile: OpenFile;
  OperationStatus: OperationStatus;
  Post: SeenPost;
  PostCriteria: PostCriteria;
  PostData: SeenPost;
  PostDocument: PostDocument;
  PostInput: PostInput;
  PostsPage: Omit<PostsPage, 'Posts'> & { Posts: Array<ResolversParentTypes['Post']> };
  Query: Record<PropertyKey, never>;
  Training: Training;
  TrainingInput: TrainingInput;
  User: MemberKey;
  UserCriteria: UserCriteria;
  UserData: VisibleProfile;
};

export type AvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = {
  BookedOut?: Resolver<Array<ResolversTypes['BookedOutRange']>, ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type BookedOutRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookedOutRange'] = ResolversParentTypes['BookedOutRange']> = {
  From?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  Note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  To?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type CreditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Credit'] = ResolversParentTypes['Credit']> = {
  Company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Part?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MediaItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  deletePost?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationDeletePostArgs, 'PK'>>;
  saveAvailability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType, RequireFields<MutationSaveAvailabilityArgs, 'dates'>>;
  saveCredits?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSaveCreditsArgs, 'credits'>>;
  savePost?: Resolver<ResolversTypes['Post'], ParentType, ContextType, RequireFields<MutationSavePostArgs, 'post'>>;
  updateSkills?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationUpdateSkillsArgs, 'PK' | 'Skills'>>;
  updateUserDemographics?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserDemographicsArgs, 'demographic'>>;
};

export type OpenFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenFile'] = ResolversParentTypes['OpenFile']> = {
  AltText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ContentThumbNailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ContentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ContentUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  FileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  MediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OperationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationStatus'] = ResolversParentTypes['OperationStatus']> = {
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  Cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Data?: Resolver<ResolversTypes['PostData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PostDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostData'] = ResolversParentTypes['PostData']> = {
  Contents?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  CreateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  CreatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  DemoReel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Documents?: Resolver<Array<ResolversTypes['PostDocument']>, ParentType, ContextType>;
  IsPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Media?: Resolver<Array<Maybe<ResolversTypes['MediaItem']>>, ParentType, ContextType>;
  OpenFiles?: Resolver<Array<ResolversTypes['OpenFile']>, ParentType, ContextType>;
  PostViews?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ThumbnailContents?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  Type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type PostDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostDocument'] = ResolversParentTypes['PostDocument']> = {
  ContentUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  FileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  MediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PostsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostsPage'] = ResolversParentTypes['PostsPage']> = {
  Posts?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  TotalIsFloor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  filterUsers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryFilterUsersArgs, 'criteria'>>;
  getAvailability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType, RequireFields<QueryGetAvailabilityArgs, 'criteria'>>;
  getUserLatestPost?: Resolver<ResolversTypes['Post'], ParentType, ContextType, RequireFields<QueryGetUserLatestPostArgs, 'id'>>;
  getUserPosts?: Resolver<ResolversTypes['PostsPage'], ParentType, ContextType, RequireFields<QueryGetUserPostsArgs, 'criteria'>>;
  searchUsers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QuerySearchUsersArgs, 'value'>>;
};

export type TrainingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Training'] = ResolversParentTypes['Training']> = {
  School?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Data?: Resolver<ResolversTypes['UserData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserData'] = ResolversParentTypes['UserData']> = {
  Accents?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  AgeRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Completeness?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Credits?: Resolver<Maybe<Array<ResolversTypes['Credit']>>, ParentType, ContextType>;
  CurrentHairColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Ethnicity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  EyeColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  HeightCm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  HeightRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LocationCity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LocationCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LocationState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  MissingFields?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  NaturalHairColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  OtherAgeRanges?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  OtherLanguages?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  PrimaryLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  SecondaryLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ShowEthnicity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  Skills?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  ThirdLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Training?: Resolver<Maybe<Array<ResolversTypes['Training']>>, ParentType, ContextType>;
  TravelPreference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Unions?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  WeightKg?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Availability?: AvailabilityResolvers<ContextType>;
  BookedOutRange?: BookedOutRangeResolvers<ContextType>;
  Credit?: CreditResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  MediaItem?: MediaItemResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OpenFile?: OpenFileResolvers<ContextType>;
  OperationStatus?: OperationStatusResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostData?: PostDataResolvers<ContextType>;
  PostDocument?: PostDocumentResolvers<ContextType>;
  PostsPage?: PostsPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Training?: TrainingResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserData?: UserDataResolvers<ContextType>;
};

