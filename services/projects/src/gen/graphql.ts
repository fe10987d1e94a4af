import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SeenProject } from '../app/see-projects.ts';
import type { ProjectFields, PositionFields, FileReference, FeatureFields } from '../adapters/graphql/wire.ts';
import type { SeenPosition } from '../app/position/get-positions.ts';
import type { FilmingDate as FilmingDateRecord, AuditionSlot } from '../domain/schedule/schedule.ts';
import type { Feature as FeatureRecord } from '../domain/feature/feature.ts';
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

/** Wizard step 3. */
export type AdditionalInformationInput = {
  /** At most 5,000 characters. */
  AdditionalInformation?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** Skills of the catalog, at most 60. */
  Skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version that the caller saw. */
  Version?: InputMaybe<Scalars['Int']['input']>;
};

/** An address. */
export type Address = {
  __typename?: 'Address';
  /** Street and number. */
  AddressLine1?: Maybe<Scalars['String']['output']>;
  /** Second address line. */
  AddressLine2?: Maybe<Scalars['String']['output']>;
  /** City. */
  City?: Maybe<Scalars['String']['output']>;
  /** Its coordinates. */
  Point?: Maybe<Point>;
  /** Two-letter code. */
  State?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  Zipcode?: Maybe<Scalars['String']['output']>;
};

/** An address to save. */
export type AddressInput = {
  /** Street and number. */
  AddressLine1?: InputMaybe<Scalars['String']['input']>;
  /** Second address line. */
  AddressLine2?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  City?: InputMaybe<Scalars['String']['input']>;
  /** Its coordinates. */
  Point?: InputMaybe<PointInput>;
  /** Two-letter code. */
  State?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  Zipcode?: InputMaybe<Scalars['String']['input']>;
};

/** Criteria of an advanced search. */
export type AdvancedProjectSearchCriteria = {
  /** Whether an open position has adult scenes, or has none. */
  AdultScenes?: InputMaybe<Scalars['Boolean']['input']>;
  /** Opaque cursor of the previous page or of its last record, with the same sort. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Playing ages of an open position; overlapping ranges match. */
  AgeRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** First due date on or after. */
  DueFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** First due date on or before. */
  DueTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Eye colors accepted by an open position, any of them. */
  EyeColor?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Filming ends on or after this day, taking the last day named by the project, its filming dates or an open position. */
  FilmingFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /**
   * Filming begins on or before this day, taking the first day named by the project, its filming dates or an open position.
   * Gaps between filming dates count as filming: schedules move, and the cast is held over the gap.
   */
  FilmingTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Filming types of an open position, any of them. */
  FilmingType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Gender of an open position. */
  Gender?: InputMaybe<Scalars['String']['input']>;
  /** Hair colors accepted by an open position, any of them. */
  HairColor?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Height ranges accepted by an open position, any of them. */
  HeightRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Languages accepted by an open position, any of them. */
  Languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Place and distance. */
  Location?: InputMaybe<LocationCriteria>;
  /** Only projects of the caller's company, in every state. */
  Mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether an open position has nudity, or has none. */
  Nudity?: InputMaybe<Scalars['Boolean']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum pay. */
  PayRateMin?: InputMaybe<Scalars['Float']['input']>;
  /** Role types or crew positions of an open position, any of them. */
  PositionSubType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Cast or Crew, any of them. */
  PositionType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Project types, any of them. */
  ProjectType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Rate units of an open position, any of them. */
  RateFrequency?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Role types of an open position, any of them. */
  RoleType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Skills wanted by an open position, any of them. */
  Skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Relevance, Newest, Oldest, Deadline or Pay; the default is Relevance with a text, otherwise Newest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Text. */
  Text?: InputMaybe<Scalars['String']['input']>;
  /** Union, Non-Union or Both. */
  Union?: InputMaybe<Scalars['String']['input']>;
  /** Unions of an open position, any of them. */
  UnionType?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Criteria of the admins' queue. */
export type ApprovalCriteria = {
  /** Opaque cursor of the previous page or of its last record, with the same sort. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** True for changed approved projects, false for pending ones; the default is both. */
  Changed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only projects of this company. */
  CompanyId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Oldest or Newest, by submission; the default is Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
};

/** An audition slot. */
export type AuditionTime = {
  __typename?: 'AuditionTime';
  /** Its fields. */
  Data: AuditionTimeData;
  /** PRJ#<id> */
  PK: Scalars['ID']['output'];
  /** AUD#<id> */
  SK: Scalars['ID']['output'];
};

/** Fields of an audition slot. */
export type AuditionTimeData = {
  __typename?: 'AuditionTimeData';
  /** Maximum number of people. */
  Capacity: Scalars['Int']['output'];
  /** The day. */
  Date: Scalars['LocalDate']['output'];
  /** Whether the second is meant of a time that clocks show twice on that day; null if they show it once. */
  Later?: Maybe<Scalars['Boolean']['output']>;
  /** Length in minutes. */
  LengthMinutes: Scalars['Int']['output'];
  /** Link of a remote audition. */
  Link?: Maybe<Scalars['String']['output']>;
  /** Room or place. */
  Place?: Maybe<Scalars['String']['output']>;
  /** Key of the project. */
  ProjectId: Scalars['ID']['output'];
  /** The instant given by Date, Time and Zone. */
  StartsAt: Scalars['DateTime']['output'];
  /** Time, HH:mm in Zone. */
  Time: Scalars['String']['output'];
  /** IANA zone. */
  Zone: Scalars['String']['output'];
};

/** An audition slot to add or change. */
export type AuditionTimeInput = {
  /** Minutes between slots of a series. */
  BreakMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of people, 1 to 100; the default is 1. */
  Capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Repeats of the same creation return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** The day. */
  Date?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Whether the second is meant of a time that clocks show twice on that day; required for such a time. */
  Later?: InputMaybe<Scalars['Boolean']['input']>;
  /** Length in minutes, 5 to 480; the default is 15. */
  LengthMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Link of a remote audition, https. */
  Link?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** Room or place. */
  Place?: InputMaybe<Scalars['String']['input']>;
  /** Key of the slot, to change it. */
  SK?: InputMaybe<Scalars['ID']['input']>;
  /** Adds this many consecutive slots, at most 100. */
  SeriesCount?: InputMaybe<Scalars['Int']['input']>;
  /** Time, HH:mm in Zone. */
  Time?: InputMaybe<Scalars['String']['input']>;
  /** IANA zone. */
  Zone?: InputMaybe<Scalars['String']['input']>;
};

/** Audition slots of a project. */
export type AuditionTimes = {
  __typename?: 'AuditionTimes';
  /** In chronological order, at most 500. */
  Auditions: Array<AuditionTime>;
};

/** A production company. */
export type Company = {
  __typename?: 'Company';
  /** CMP#<id> */
  PK: Scalars['ID']['output'];
};

/** Criteria of a company's projects. */
export type CompanyProjectsCriteria = {
  /** Opaque cursor of the previous page or of its last record, with the same sort. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Key of the company; the default is the caller's. */
  CompanyId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Newest or Oldest, by creation; the default is Newest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** States, any of them. */
  Status?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Prefixes of words in the name or the place, ignoring case and accents; for the company and admins also of words in a role's
   * name.
   */
  Text?: InputMaybe<Scalars['String']['input']>;
};

/** How admins decided on the projects of a company. */
export type CompanyRecord = {
  __typename?: 'CompanyRecord';
  /** Projects that were approved at least once. */
  Approved: Scalars['Int']['output'];
  /** Denials and take-downs of its projects. */
  Denied: Scalars['Int']['output'];
  /** When it first submitted a project; null if it never did. */
  Since?: Maybe<Scalars['DateTime']['output']>;
};

/** Wizard step 2. */
export type ContactInfoInput = {
  /** E-mail. */
  CastingDirEmail?: InputMaybe<Scalars['String']['input']>;
  /** Name of the casting director. */
  CastingDirName?: InputMaybe<Scalars['String']['input']>;
  /** Phone, E.164. */
  CastingDirPhone?: InputMaybe<Scalars['String']['input']>;
  /** How to reach the production. */
  ContactInformation?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** The version that the caller saw. */
  Version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome for one item. */
export type DeletedItem = {
  __typename?: 'DeletedItem';
  /** Code of the reason why it was skipped. */
  Code?: Maybe<Scalars['String']['output']>;
  /** The reason as a sentence. */
  Message?: Maybe<Scalars['String']['output']>;
  /** Key of the project. */
  PK: Scalars['ID']['output'];
  /** Rule of the reason, if it has one. */
  Rule?: Maybe<Scalars['String']['output']>;
  /** Key of the item. */
  SK: Scalars['ID']['output'];
  /** Done or Skipped. */
  Status: Scalars['String']['output'];
};

/** The outcome of removing several items. */
export type DeletedItems = {
  __typename?: 'DeletedItems';
  /** The outcome of each item, in the order given. */
  Items: Array<DeletedItem>;
  /** OK if all are gone, Partial if some remain. */
  Status: Scalars['String']['output'];
};

/** Counts of a filter. */
export type Facet = {
  __typename?: 'Facet';
  /** Name of the filter. */
  Field: Scalars['String']['output'];
  /** Its values, most frequent first. */
  Values: Array<FacetValue>;
};

/** One value of a filter. */
export type FacetValue = {
  __typename?: 'FacetValue';
  /** Number of projects with it. */
  Count: Scalars['Int']['output'];
  /** The value. */
  Value: Scalars['String']['output'];
};

/** A feature, shown to everyone. */
export type Feature = {
  __typename?: 'Feature';
  /** Its fields. */
  Data: FeatureData;
  /** FTR#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

/** Fields of a feature. */
export type FeatureData = {
  __typename?: 'FeatureData';
  /** Cover image. */
  CoverMedia?: Maybe<MediaItem>;
  /** Who created it; admins. */
  CreatedBy?: Maybe<User>;
  /** What it is about. */
  Description?: Maybe<Scalars['String']['output']>;
  /** Additional pictures and videos, in order. */
  Media: Array<Maybe<MediaItem>>;
  /** Title. */
  Name?: Maybe<Scalars['String']['output']>;
  /** The project that it presents. */
  Project?: Maybe<Project>;
  /** When it begins to be shown; immediately if empty. */
  ShowFrom?: Maybe<Scalars['DateTime']['output']>;
  /** When it stops being shown; never if empty. */
  ShowUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Raised by one with every change. */
  Version: Scalars['Int']['output'];
};

/** A feature to add or change; in a change an absent field keeps its value. */
export type FeatureInput = {
  /** Repeats of the same creation return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Key of an image in state Ready. */
  CoverMedia?: InputMaybe<Scalars['ID']['input']>;
  /** What it is about, at most 5,000 characters. */
  Description?: InputMaybe<Scalars['String']['input']>;
  /** Keys of files in state Ready, in order, at most 30. */
  Media?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Title, 1 to 120 characters. */
  Name?: InputMaybe<Scalars['String']['input']>;
  /** Key of the feature, to change it. */
  PK?: InputMaybe<Scalars['ID']['input']>;
  /** The project that it presents, approved and public. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** When it begins to be shown; immediately if empty. */
  ShowFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it stops being shown; never if empty. */
  ShowUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** The version that the caller saw; CONFLICT STALE if it is outdated. */
  Version?: InputMaybe<Scalars['Int']['input']>;
};

/** A field that has changed since an admin saw it. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** Current value as text; null if it is empty. */
  After?: Maybe<Scalars['String']['output']>;
  /** Previous value as text; null if it was empty. */
  Before?: Maybe<Scalars['String']['output']>;
  /** Name of the field; Position if a whole position was added or removed. */
  Field: Scalars['String']['output'];
  /** Name of the position. */
  PositionName?: Maybe<Scalars['String']['output']>;
  /** ROLE#<id> of the position; null for the project itself. */
  SK?: Maybe<Scalars['ID']['output']>;
};

/** A filming date. */
export type FilmingDate = {
  __typename?: 'FilmingDate';
  /** Its fields. */
  Data: FilmingDateData;
  /** PRJ#<id> */
  PK: Scalars['ID']['output'];
  /** FILM#<id> */
  SK: Scalars['ID']['output'];
};

/** Fields of a filming date. */
export type FilmingDateData = {
  __typename?: 'FilmingDateData';
  /** The day. */
  Date: Scalars['LocalDate']['output'];
  /** Key of the project. */
  ProjectId: Scalars['ID']['output'];
  /** Time of the call, HH:mm in Zone. */
  Time?: Maybe<Scalars['String']['output']>;
  /** IANA zone. */
  Zone: Scalars['String']['output'];
};

/** A filming date to add or change. */
export type FilmingDateInput = {
  /** Repeats of the same creation return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** The day. */
  Date?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Key of the project; in the location step, defaults to the step's. */
  PK?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the date, to change it. */
  SK?: InputMaybe<Scalars['ID']['input']>;
  /** Time of the call, HH:mm. */
  Time?: InputMaybe<Scalars['String']['input']>;
  /** IANA zone. */
  Zone?: InputMaybe<Scalars['String']['input']>;
};

/** Filming dates of a project. */
export type FilmingTimes = {
  __typename?: 'FilmingTimes';
  /** In chronological order. */
  FilmingDates: Array<FilmingDate>;
};

/** An address returned by the geocoder. */
export type GeocodedAddress = {
  __typename?: 'GeocodedAddress';
  /** Street and number. */
  AddressLine1?: Maybe<Scalars['String']['output']>;
  /** Second address line. */
  AddressLine2?: Maybe<Scalars['String']['output']>;
  /** City. */
  City?: Maybe<Scalars['String']['output']>;
  /** ISO 3166 code. */
  Country?: Maybe<Scalars['String']['output']>;
  /** County. */
  County?: Maybe<Scalars['String']['output']>;
  /** The address in one line. */
  FormattedAddress: Scalars['String']['output'];
  /** The geocoder's place id. */
  PlaceId: Scalars['ID']['output'];
  /** Its coordinates. */
  Point?: Maybe<Point>;
  /** Street. */
  Route?: Maybe<Scalars['String']['output']>;
  /** Two-letter code. */
  State?: Maybe<Scalars['String']['output']>;
  /** Precision of the match: exact, interpolated or approximate. */
  Status: Scalars['String']['output'];
  /** House number. */
  StreetNumber?: Maybe<Scalars['String']['output']>;
  /** Apartment or suite. */
  SubStreetNumber?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  Zipcode?: Maybe<Scalars['String']['output']>;
  /** ZIP+4. */
  ZipcodeSuffix?: Maybe<Scalars['String']['output']>;
};

/** An item of a project to delete. */
export type ItemInput = {
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** ROLE#, FILM#, AUD#, MED# or DOC# key of the item. */
  SK: Scalars['ID']['input'];
};

/** Place and distance. */
export type LocationCriteria = {
  /** City. */
  City?: InputMaybe<Scalars['String']['input']>;
  /** Center of the circle. */
  Point?: InputMaybe<PointInput>;
  /** Its radius in miles, 1 to 500. */
  RadiusMiles?: InputMaybe<Scalars['Float']['input']>;
  /** State, as a two-letter code. */
  State?: InputMaybe<Scalars['String']['input']>;
};

/** Wizard step 4. */
export type LocationInformationInput = {
  /** Address of filming. */
  FilmingAddress?: InputMaybe<AddressInput>;
  /** First day of filming. */
  FilmingBeginDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Filming dates; replaces the list. */
  FilmingDates?: InputMaybe<Array<FilmingDateInput>>;
  /** Last day of filming. */
  FilmingEndDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Filming type of the catalog. */
  FilmingType?: InputMaybe<Scalars['String']['input']>;
  /** Description of the place. */
  Location?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  LocationCity?: InputMaybe<Scalars['String']['input']>;
  /** State, as a two-letter code. */
  LocationState?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** The version that the caller saw. */
  Version?: InputMaybe<Scalars['Int']['input']>;
};

/** A file: a photo, a reel, a document. */
export type MediaItem = {
  __typename?: 'MediaItem';
  /** Its fields: those of documents are resolved here, where access is known; those of any other file by media. */
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
  /** Approves the version that the reviewer saw and opens its positions. */
  approveProject: Project;
  /** Closes an approved project: it takes no more submissions, and upcoming audition times are cancelled. */
  closeProject: OperationStatus;
  /** Wizard step 3. */
  createAdditionalInfo: Project;
  /** Wizard step 2. */
  createContactInfo: Project;
  /** Creates a feature. */
  createFeature: Feature;
  /** Wizard step 4. */
  createLocationInfo: Project;
  /** Creates a draft in the caller's company, with fields of any step; the first step must be complete. */
  createProject: Project;
  /** Wizard step 1: creates the project in the caller's company; with PK it acts as the update. */
  createProjectInfo: Project;
  /** Removes an audition slot that no one has confirmed. */
  deleteAuditionTime: OperationStatus;
  /** Removes a feature. */
  deleteFeatureProject: OperationStatus;
  /** Removes a filming date. */
  deleteFilmingDate: OperationStatus;
  /** Removes positions, dates, slots, files and documents of projects; each is removed or kept for its own reason. */
  deleteItems: DeletedItems;
  /** Deletes a draft or denied project without submissions; it can be restored for 30 days. */
  deleteProject: OperationStatus;
  /** Removes a position without submissions. */
  deleteProjectPosition: OperationStatus;
  /** Removes a saved search. */
  deleteSavedSearch: OperationStatus;
  /** Denies a pending project, or takes down an approved one, with a reason. */
  denyProject: Project;
  /** Restores a project deleted at most 30 days ago. */
  restoreProject: Project;
  /** Sends a denied project, or a closed one within 90 days, back to the admins. */
  resubmitProject: Project;
  /** Adds or changes an audition slot, or adds a series of them. */
  saveAuditionTime: AuditionTimes;
  /** Adds or changes a filming date. */
  saveFilmingDate: FilmingDate;
  /** Replaces the list of photos and posters. */
  saveProjectMedia: Project;
  /** Wizard step 5: adds a position. */
  saveProjectPosition: Project;
  /** Creates a saved search, or changes its name, alerts or criteria. */
  saveSearch: SavedSearch;
  /** Replaces the list of documents: sides, scripts and the like. */
  saveSupportingDocs: OperationStatus;
  /** Saves the fields, creating the project if no PK is sent, and submits it for approval, atomically. */
  submitProject: Project;
  /** Submits the saved project for approval. */
  submitProjectApproval: Project;
  /** Adds a project to the caller's favorites, or removes it. */
  toggleFavorite: Project;
  /** Wizard step 3 again. */
  updateAdditionalInfo: Project;
  /** Wizard step 2 again. */
  updateContactInfo: Project;
  /** Changes a feature. */
  updateFeature: Feature;
  /** Wizard step 4 again; spelled as clients send it. */
  updateLocationlInfo: Project;
  /** Changes fields of any step. */
  updateProject: OperationStatus;
  /** Wizard step 1 again. */
  updateProjectInfo: Project;
  /** Changes a position; a change of nudity, adult scenes, role type or age sends an approved one back for review. */
  updateProjectPosition: Project;
  /** Withdraws a pending project from review, so that it can be changed. */
  withdrawProject: Project;
};


export type MutationApproveProjectArgs = {
  projectId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCloseProjectArgs = {
  PK: Scalars['ID']['input'];
};


export type MutationCreateAdditionalInfoArgs = {
  additionalInformation: AdditionalInformationInput;
};


export type MutationCreateContactInfoArgs = {
  contactInfo: ContactInfoInput;
};


export type MutationCreateFeatureArgs = {
  feature: FeatureInput;
};


export type MutationCreateLocationInfoArgs = {
  locationInformation: LocationInformationInput;
};


export type MutationCreateProjectArgs = {
  project: ProjectInput;
};


export type MutationCreateProjectInfoArgs = {
  projectInfo: ProjectInfoInput;
};


export type MutationDeleteAuditionTimeArgs = {
  pK: Scalars['ID']['input'];
  sK: Scalars['ID']['input'];
};


export type MutationDeleteFeatureProjectArgs = {
  PK: Scalars['ID']['input'];
};


export type MutationDeleteFilmingDateArgs = {
  pK: Scalars['ID']['input'];
  sK: Scalars['ID']['input'];
};


export type MutationDeleteItemsArgs = {
  items: Array<ItemInput>;
};


export type MutationDeleteProjectArgs = {
  PK: Scalars['ID']['input'];
};


export type MutationDeleteProjectPositionArgs = {
  pK: Scalars['ID']['input'];
  sK: Scalars['ID']['input'];
};


export type MutationDeleteSavedSearchArgs = {
  SK: Scalars['ID']['input'];
};


export type MutationDenyProjectArgs = {
  comment: Scalars['String']['input'];
  projectId: Scalars['ID']['input'];
};


export type MutationRestoreProjectArgs = {
  PK: Scalars['ID']['input'];
};


export type MutationResubmitProjectArgs = {
  project: ProjectInput;
};


export type MutationSaveAuditionTimeArgs = {
  auditionTime: AuditionTimeInput;
};


export type MutationSaveFilmingDateArgs = {
  filmingDate: FilmingDateInput;
};


export type MutationSaveProjectMediaArgs = {
  media: ProjectMediaInput;
};


export type MutationSaveProjectPositionArgs = {
  positionInfo: PositionInfoInput;
};


export type MutationSaveSearchArgs = {
  search: SavedSearchInput;
};


export type MutationSaveSupportingDocsArgs = {
  media: SupportingDocsInput;
};


export type MutationSubmitProjectArgs = {
  project: ProjectInput;
};


export type MutationSubmitProjectApprovalArgs = {
  PK: Scalars['ID']['input'];
};


export type MutationToggleFavoriteArgs = {
  favorite?: InputMaybe<Scalars['Boolean']['input']>;
  projectId: Scalars['ID']['input'];
};


export type MutationUpdateAdditionalInfoArgs = {
  additionalInformation: AdditionalInformationInput;
};


export type MutationUpdateContactInfoArgs = {
  contactInfo: ContactInfoInput;
};


export type MutationUpdateFeatureArgs = {
  feature: FeatureInput;
};


export type MutationUpdateLocationlInfoArgs = {
  locationInformation: LocationInformationInput;
};


export type MutationUpdateProjectArgs = {
  project: ProjectInput;
};


export type MutationUpdateProjectInfoArgs = {
  projectInfo: ProjectInfoInput;
};


export type MutationUpdateProjectPositionArgs = {
  positionInfo: PositionInfoInput;
};


export type MutationWithdrawProjectArgs = {
  PK: Scalars['ID']['input'];
};

/** The response of an operation that returns no record. */
export type OperationStatus = {
  __typename?: 'OperationStatus';
  /** OK; anything else arrives as an error. */
  Status: Scalars['String']['output'];
};

/** A page of a list. */
export type PageCriteria = {
  /** Opaque cursor of the previous page or of its last record, with the same sort. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Newest or Oldest; the default is Newest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
};

/** A point on the map. */
export type Point = {
  __typename?: 'Point';
  /** Latitude. */
  lat: Scalars['Float']['output'];
  /** Longitude. */
  lon: Scalars['Float']['output'];
};

/** A point on the map. */
export type PointInput = {
  /** Latitude, -90 to 90. */
  lat: Scalars['Float']['input'];
  /** Longitude, -180 to 180. */
  lon: Scalars['Float']['input'];
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
  /** Additional information about pay. */
  AdditionalRateInfo?: Maybe<Scalars['String']['output']>;
  /** Required with adult scenes. */
  AdultSceneDescription?: Maybe<Scalars['String']['output']>;
  /** Whether there are adult scenes. */
  AdultScenes: Scalars['Boolean']['output'];
  /** Playing ages. */
  AgeRange: Array<Scalars['String']['output']>;
  /** Minimum age in years, as text. */
  AgeRequirement?: Maybe<Scalars['String']['output']>;
  /** Place of auditions; the full address for company, admin and confirmed people. */
  AuditionAddress?: Maybe<Address>;
  /** Information for booked people. */
  BookingInformation?: Maybe<Scalars['String']['output']>;
  /** Number of people booked; company and admin. */
  Cast?: Maybe<Scalars['Int']['output']>;
  /** Key of the company. */
  CompanyId?: Maybe<Scalars['ID']['output']>;
  /** The breakdown of the part, 1 to 5,000 characters. */
  Description?: Maybe<Scalars['String']['output']>;
  /** Appearance of the role. */
  Ethnicity: Array<Scalars['String']['output']>;
  /** Appearance of the role in words. */
  EthnicityRoleAppearance?: Maybe<Scalars['String']['output']>;
  /** Eye colors. */
  EyeColor: Array<Scalars['String']['output']>;
  /** Place of work; the full address for company, admin and booked talent. */
  FilmingAddress?: Maybe<Address>;
  /** First day of work. */
  FilmingBeginDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Last day of work. */
  FilmingEndDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Instructions for the shoot. */
  FilmingInstructions?: Maybe<Scalars['String']['output']>;
  /** Filming type of the catalog. */
  FilmingType?: Maybe<Scalars['String']['output']>;
  /** Whether it speaks of minors: an AgeRequirement below 18, or without one an age range that begins below 18. */
  ForMinors: Scalars['Boolean']['output'];
  /** Genders. */
  Gender: Array<Scalars['String']['output']>;
  /** Hair colors. */
  HairColor: Array<Scalars['String']['output']>;
  /** Height ranges. */
  HeightRange: Array<Scalars['String']['output']>;
  /** Languages spoken. */
  Languages: Array<Scalars['String']['output']>;
  /** Whether there is nudity. */
  Nudity: Scalars['Boolean']['output'];
  /** Required with nudity. */
  NudityDescription?: Maybe<Scalars['String']['output']>;
  /** Name of the part or job, 1 to 120 characters. */
  PositionName?: Maybe<Scalars['String']['output']>;
  /** Role type or crew position. */
  PositionSubType?: Maybe<Scalars['String']['output']>;
  /** Cast or Crew. */
  PositionType?: Maybe<Scalars['String']['output']>;
  /** The project. */
  Project: Project;
  /** Number of people wanted, 1 to 999. */
  Quantity?: Maybe<Scalars['Int']['output']>;
  /** Pay for the work. */
  Rate?: Maybe<Scalars['Float']['output']>;
  /** Pay for the use, overtime or week. */
  Rate2?: Maybe<Scalars['Float']['output']>;
  /** Unit of the second rate. */
  Rate2Frequency?: Maybe<Scalars['String']['output']>;
  /** Unit of the rate. */
  RateFrequency?: Maybe<Scalars['String']['output']>;
  /** Its status. */
  RoleStatus: RoleStatus;
  /** Role type of the catalog. */
  RoleType?: Maybe<Scalars['String']['output']>;
  /** Skills of the catalog. */
  Skills: Array<Scalars['String']['output']>;
  /** Number of submissions; company and admin. */
  Submissions?: Maybe<Scalars['Int']['output']>;
  /** Deadline for submissions. */
  SubmissionsDueBy?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it accepts submissions now. */
  TakesSubmissions: Scalars['Boolean']['output'];
  /** Union, Non-Union or Both. */
  Union?: Maybe<Scalars['String']['output']>;
  /** Union of the catalog. */
  UnionType?: Maybe<Scalars['String']['output']>;
  /** Who created it; company and admin. */
  UserId?: Maybe<Scalars['ID']['output']>;
  /** Raised by one with every change. */
  Version: Scalars['Int']['output'];
  /** Names of the operations that the caller may perform on this position now. */
  ViewerCan: Array<Scalars['String']['output']>;
  /** Wardrobe information. */
  WardrobeInformation?: Maybe<Scalars['String']['output']>;
  /** Weight, as text. */
  Weight?: Maybe<Scalars['String']['output']>;
  /** Stunts, water, heights, smoke, animals, weapons and the like, at most 5,000 characters. */
  WorkingConditions?: Maybe<Scalars['String']['output']>;
};

/** A position to add or change; in a change an absent field keeps its value. */
export type PositionInfoInput = {
  /** Additional information about pay. */
  AdditionalRateInfo?: InputMaybe<Scalars['String']['input']>;
  /** Required with adult scenes. */
  AdultSceneDescription?: InputMaybe<Scalars['String']['input']>;
  /** Whether there are adult scenes. */
  AdultScenes?: InputMaybe<Scalars['Boolean']['input']>;
  /** Playing ages. */
  AgeRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Minimum age in years, as text. */
  AgeRequirement?: InputMaybe<Scalars['String']['input']>;
  /** Place of auditions. */
  AuditionAddress?: InputMaybe<AddressInput>;
  /** Information for booked people. */
  BookingInformation?: InputMaybe<Scalars['String']['input']>;
  /** Repeats of the same creation return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** The breakdown of the part, 1 to 5,000 characters. */
  Description?: InputMaybe<Scalars['String']['input']>;
  /** Appearance of the role. */
  Ethnicity?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Appearance of the role in words. */
  EthnicityRoleAppearance?: InputMaybe<Scalars['String']['input']>;
  /** Eye colors. */
  EyeColor?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Place of work. */
  FilmingAddress?: InputMaybe<AddressInput>;
  /** First day of work. */
  FilmingBeginDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Last day of work. */
  FilmingEndDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Instructions for the shoot. */
  FilmingInstructions?: InputMaybe<Scalars['String']['input']>;
  /** Filming type of the catalog. */
  FilmingType?: InputMaybe<Scalars['String']['input']>;
  /** Genders. */
  Gender?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Hair colors. */
  HairColor?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Height ranges. */
  HeightRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Languages spoken. */
  Languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether there is nudity. */
  Nudity?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required with nudity. */
  NudityDescription?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project; absent for positions of a new project. */
  PK?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the part or job, 1 to 120 characters. */
  PositionName?: InputMaybe<Scalars['String']['input']>;
  /** Role type or crew position. */
  PositionSubType?: InputMaybe<Scalars['String']['input']>;
  /** Cast or Crew. */
  PositionType?: InputMaybe<Scalars['String']['input']>;
  /** Number of people wanted, 1 to 999. */
  Quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Pay for the work. */
  Rate?: InputMaybe<Scalars['Float']['input']>;
  /** Pay for the use, overtime or week. */
  Rate2?: InputMaybe<Scalars['Float']['input']>;
  /** Unit of the second rate. */
  Rate2Frequency?: InputMaybe<Scalars['String']['input']>;
  /** Unit of the rate. */
  RateFrequency?: InputMaybe<Scalars['String']['input']>;
  /** Open or OnHold, in a change. */
  RoleStatus?: InputMaybe<Scalars['String']['input']>;
  /** Role type of the catalog. */
  RoleType?: InputMaybe<Scalars['String']['input']>;
  /** Key of the position, to change it. */
  SK?: InputMaybe<Scalars['ID']['input']>;
  /** Skills of the catalog. */
  Skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Deadline for submissions. */
  SubmissionsDueBy?: InputMaybe<Scalars['DateTime']['input']>;
  /** Union, Non-Union or Both. */
  Union?: InputMaybe<Scalars['String']['input']>;
  /** Union of the catalog. */
  UnionType?: InputMaybe<Scalars['String']['input']>;
  /** The version that the caller saw. */
  Version?: InputMaybe<Scalars['Int']['input']>;
  /** Wardrobe information. */
  WardrobeInformation?: InputMaybe<Scalars['String']['input']>;
  /** Weight, as text. */
  Weight?: InputMaybe<Scalars['String']['input']>;
  /** Stunts, water, heights, smoke, animals, weapons and the like, at most 5,000 characters. */
  WorkingConditions?: InputMaybe<Scalars['String']['input']>;
};

/** A production that casts. */
export type Project = {
  __typename?: 'Project';
  /** Cursor for the records after it in its list; null outside a list. */
  Cursor?: Maybe<Scalars['String']['output']>;
  /** The fields that the caller may see. */
  Data: ProjectData;
  /** PRJ#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

/** Fields of a project. */
export type ProjectData = {
  __typename?: 'ProjectData';
  /** Additional information, at most 5,000 characters. */
  AdditionalInformation?: Maybe<Scalars['String']['output']>;
  /** When it was approved. */
  ApprovedAt?: Maybe<Scalars['DateTime']['output']>;
  /** E-mail of the casting director; company and admin. */
  CastingDirEmail?: Maybe<Scalars['String']['output']>;
  /** Name of the casting director. */
  CastingDirName?: Maybe<Scalars['String']['output']>;
  /** Phone of the casting director; company and admin. */
  CastingDirPhone?: Maybe<Scalars['String']['output']>;
  /** Whether pay, dates, place, nudity, age or company changed since approval; company and admin. */
  ChangedSinceApproval?: Maybe<Scalars['Boolean']['output']>;
  /** Fields changed since an admin last decided; company and admin. */
  Changes?: Maybe<Array<FieldChange>>;
  /** When it was closed. */
  ClosedDate?: Maybe<Scalars['DateTime']['output']>;
  /** The company. */
  Company?: Maybe<Company>;
  /** Key of the company. */
  CompanyId?: Maybe<Scalars['ID']['output']>;
  /** How admins decided on the company's projects; admins only. */
  CompanyRecord?: Maybe<CompanyRecord>;
  /** How to reach the production; company, admin and booked talent. */
  ContactInformation?: Maybe<Scalars['String']['output']>;
  /** Who created it. */
  CreatedBy?: Maybe<User>;
  /** Date of the production. */
  Date?: Maybe<Scalars['LocalDate']['output']>;
  /** Why it was denied; company and admin. */
  DeclineComment?: Maybe<Scalars['String']['output']>;
  /** What it is about, 1 to 5,000 characters. */
  Description?: Maybe<Scalars['String']['output']>;
  /** Estimated budget; company and admin. */
  EstProjectBudget?: Maybe<Scalars['Float']['output']>;
  /** Whether it is one of the caller's favorites. */
  Favorite: Scalars['Boolean']['output'];
  /** Full address for company, admin and booked talent; otherwise city and state. */
  FilmingAddress?: Maybe<Address>;
  /** First day of filming. */
  FilmingBeginDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Filming dates. */
  FilmingDates: Array<FilmingDate>;
  /** Last day of filming. */
  FilmingEndDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Filming type of the catalog. */
  FilmingType?: Maybe<Scalars['String']['output']>;
  /** Highest wizard step saved, 0 to 5; company and admin. */
  LastCompletedStep?: Maybe<Scalars['Int']['output']>;
  /** Description of the place. */
  Location?: Maybe<Scalars['String']['output']>;
  /** City. */
  LocationCity?: Maybe<Scalars['String']['output']>;
  /** State, as a two-letter code. */
  LocationState?: Maybe<Scalars['String']['output']>;
  /** Posters and photos, in order. */
  Media: Array<Maybe<MediaItem>>;
  /** Title, 1 to 120 characters. */
  Name?: Maybe<Scalars['String']['output']>;
  /** Number of roles announced. */
  NumberRoles?: Maybe<Scalars['Int']['output']>;
  /** Pay in the currency of the project. */
  PayRate?: Maybe<Scalars['Float']['output']>;
  /** Positions that the caller may see, at most 200. */
  Positions: Array<Position>;
  /** One paragraph for the card, at most 1,000 characters. */
  ProjectOverview?: Maybe<Scalars['String']['output']>;
  /** Project type of the catalog. */
  ProjectType?: Maybe<Scalars['String']['output']>;
  /** Views by signed-in people per day; company and admin. */
  ProjectViews?: Maybe<Scalars['Int']['output']>;
  /** Whether searches find it; otherwise it is accessible only by invitation or one's own submission. */
  Public: Scalars['Boolean']['output'];
  /** Comments of earlier rounds, newest first, at most 50; company and admin. */
  ReviewHistory?: Maybe<Array<Review>>;
  /** What to look at twice in its own words, by the rows in force when it was submitted: Fee, OffPlatform, Papers, Room, Undress; admins only. */
  RiskTags?: Maybe<Array<Scalars['String']['output']>>;
  /** Skills wanted by the production. */
  Skills: Array<Scalars['String']['output']>;
  /** Its status. */
  Status: ProjectStatus;
  /** Number of submissions; company and admin. */
  Submissions?: Maybe<Scalars['Int']['output']>;
  /** Next due date of an open position or, before approval, of a position to be opened; if all have passed, the last. */
  SubmissionsDueBy?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last submitted for approval; company and admin. */
  SubmittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Documents; company, admin and talent with a confirmed audition. */
  SupportingDocs?: Maybe<Array<MediaItem>>;
  /** Union, Non-Union or Both. */
  Union?: Maybe<Scalars['String']['output']>;
  /** Production number at the union. */
  UnionNumber?: Maybe<Scalars['String']['output']>;
  /** Union of the catalog. */
  UnionType?: Maybe<Scalars['String']['output']>;
  /** Raised by one with every change. */
  Version: Scalars['Int']['output'];
  /** The caller's view: gallery, viewer or owner. */
  View: Scalars['String']['output'];
  /** Names of the operations that the caller may perform on this project now. */
  ViewerCan: Array<Scalars['String']['output']>;
};

/** Criteria of a search by filters. */
export type ProjectFilterCriteria = {
  /** Opaque cursor of the previous page or of its last record, with the same sort. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Playing ages of an open position; overlapping ranges match. */
  AgeRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Filming ends on or after this day, taking the last day named by the project, its filming dates or an open position. */
  FilmingFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /**
   * Filming begins on or before this day, taking the first day named by the project, its filming dates or an open position.
   * Gaps between filming dates count as filming: schedules move, and the cast is held over the gap.
   */
  FilmingTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Gender of an open position. */
  Gender?: InputMaybe<Scalars['String']['input']>;
  /** Place and distance. */
  Location?: InputMaybe<LocationCriteria>;
  /** Only projects of the caller's company, in every state. */
  Mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum pay. */
  PayRateMin?: InputMaybe<Scalars['Float']['input']>;
  /** Project types, any of them. */
  ProjectType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Role types of an open position, any of them. */
  RoleType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Skills wanted by an open position, any of them. */
  Skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Newest, Oldest, Deadline, Pay or Relevance, which equals Newest here; the default is Newest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Union, Non-Union or Both. */
  Union?: InputMaybe<Scalars['String']['input']>;
};

/** Wizard step 1. */
export type ProjectInfoInput = {
  /** Repeats of the same creation return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Company; for admins only. */
  CompanyId?: InputMaybe<Scalars['ID']['input']>;
  /** Date of the production. */
  Date?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What it is about, 1 to 5,000 characters. */
  Description?: InputMaybe<Scalars['String']['input']>;
  /** Estimated budget; company and admin. */
  EstProjectBudget?: InputMaybe<Scalars['Float']['input']>;
  /** Title, 1 to 120 characters. */
  Name?: InputMaybe<Scalars['String']['input']>;
  /** Number of roles announced. */
  NumberRoles?: InputMaybe<Scalars['Int']['input']>;
  /** Key of the project; absent to create one. */
  PK?: InputMaybe<Scalars['ID']['input']>;
  /** Pay in the currency of the project. */
  PayRate?: InputMaybe<Scalars['Float']['input']>;
  /** One paragraph for the card, at most 1,000 characters. */
  ProjectOverview?: InputMaybe<Scalars['String']['input']>;
  /** Project type of the catalog. */
  ProjectType?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is public; otherwise it is accessible only by invitation or one's own submission. */
  Public?: InputMaybe<Scalars['Boolean']['input']>;
  /** Skills of the catalog, at most 60. */
  Skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Union, Non-Union or Both. */
  Union?: InputMaybe<Scalars['String']['input']>;
  /** Production number at the union. */
  UnionNumber?: InputMaybe<Scalars['String']['input']>;
  /** Union of the catalog. */
  UnionType?: InputMaybe<Scalars['String']['input']>;
  /** The version that the caller saw; CONFLICT STALE if it is outdated. */
  Version?: InputMaybe<Scalars['Int']['input']>;
};

/** A project in one form with all steps of the wizard; in a change an absent field keeps its value. */
export type ProjectInput = {
  /** At most 5,000 characters. */
  AdditionalInformation?: InputMaybe<Scalars['String']['input']>;
  /** E-mail. */
  CastingDirEmail?: InputMaybe<Scalars['String']['input']>;
  /** Name of the casting director. */
  CastingDirName?: InputMaybe<Scalars['String']['input']>;
  /** Phone, E.164. */
  CastingDirPhone?: InputMaybe<Scalars['String']['input']>;
  /** Repeats of the same creation return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Company; for admins only, and only for a new project. */
  CompanyId?: InputMaybe<Scalars['ID']['input']>;
  /** How to reach the production. */
  ContactInformation?: InputMaybe<Scalars['String']['input']>;
  /** Date of the production. */
  Date?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What it is about, 1 to 5,000 characters. */
  Description?: InputMaybe<Scalars['String']['input']>;
  /** Estimated budget; company and admin. */
  EstProjectBudget?: InputMaybe<Scalars['Float']['input']>;
  /** Address of filming. */
  FilmingAddress?: InputMaybe<AddressInput>;
  /** First day of filming. */
  FilmingBeginDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Filming dates; replaces the list. */
  FilmingDates?: InputMaybe<Array<FilmingDateInput>>;
  /** Last day of filming. */
  FilmingEndDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Filming type of the catalog. */
  FilmingType?: InputMaybe<Scalars['String']['input']>;
  /** Description of the place. */
  Location?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  LocationCity?: InputMaybe<Scalars['String']['input']>;
  /** State, as a two-letter code. */
  LocationState?: InputMaybe<Scalars['String']['input']>;
  /** Title, 1 to 120 characters. */
  Name?: InputMaybe<Scalars['String']['input']>;
  /** Number of roles announced. */
  NumberRoles?: InputMaybe<Scalars['Int']['input']>;
  /** Key of the project; absent to create one. */
  PK?: InputMaybe<Scalars['ID']['input']>;
  /** Pay in the currency of the project. */
  PayRate?: InputMaybe<Scalars['Float']['input']>;
  /** Positions of a new project, at most 200; others are added individually later. */
  Positions?: InputMaybe<Array<PositionInfoInput>>;
  /** One paragraph for the card, at most 1,000 characters. */
  ProjectOverview?: InputMaybe<Scalars['String']['input']>;
  /** Project type of the catalog. */
  ProjectType?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is public; otherwise it is accessible only by invitation or one's own submission. */
  Public?: InputMaybe<Scalars['Boolean']['input']>;
  /** Skills of the catalog, at most 60. */
  Skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Union, Non-Union or Both. */
  Union?: InputMaybe<Scalars['String']['input']>;
  /** Production number at the union. */
  UnionNumber?: InputMaybe<Scalars['String']['input']>;
  /** Union of the catalog. */
  UnionType?: InputMaybe<Scalars['String']['input']>;
  /** The version that the caller saw; CONFLICT STALE if it is outdated. */
  Version?: InputMaybe<Scalars['Int']['input']>;
};

/** Files of a project. */
export type ProjectMediaInput = {
  /** Keys of files in state Ready, in order, at most 30. */
  Media: Array<Scalars['ID']['input']>;
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** The version of the project that the list was read with; CONFLICT STALE if it is outdated. */
  Version?: InputMaybe<Scalars['Int']['input']>;
};

/** Criteria of a full search. */
export type ProjectSearchCriteria = {
  /** Whether an open position has adult scenes, or has none. */
  AdultScenes?: InputMaybe<Scalars['Boolean']['input']>;
  /** Opaque cursor of the previous page or of its last record, with the same sort. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Playing ages of an open position; overlapping ranges match. */
  AgeRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** First due date on or after. */
  DueFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** First due date on or before. */
  DueTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Eye colors accepted by an open position, any of them. */
  EyeColor?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Filming ends on or after this day, taking the last day named by the project, its filming dates or an open position. */
  FilmingFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /**
   * Filming begins on or before this day, taking the first day named by the project, its filming dates or an open position.
   * Gaps between filming dates count as filming: schedules move, and the cast is held over the gap.
   */
  FilmingTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Filming types of an open position, any of them. */
  FilmingType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Gender of an open position. */
  Gender?: InputMaybe<Scalars['String']['input']>;
  /** Hair colors accepted by an open position, any of them. */
  HairColor?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Height ranges accepted by an open position, any of them. */
  HeightRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Languages accepted by an open position, any of them. */
  Languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Place and distance. */
  Location?: InputMaybe<LocationCriteria>;
  /** Only projects of the caller's company, in every state. */
  Mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether an open position has nudity, or has none. */
  Nudity?: InputMaybe<Scalars['Boolean']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum pay. */
  PayRateMin?: InputMaybe<Scalars['Float']['input']>;
  /** Role types or crew positions of an open position, any of them. */
  PositionSubType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Cast or Crew, any of them. */
  PositionType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Project types, any of them. */
  ProjectType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Rate units of an open position, any of them. */
  RateFrequency?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Role types of an open position, any of them. */
  RoleType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Skills wanted by an open position, any of them. */
  Skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Relevance, Newest, Oldest, Deadline or Pay; the default is Relevance with a text, otherwise Newest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Text. */
  Text?: InputMaybe<Scalars['String']['input']>;
  /** Union, Non-Union or Both. */
  Union?: InputMaybe<Scalars['String']['input']>;
  /** Unions of an open position, any of them. */
  UnionType?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Status of a project. */
export type ProjectStatus =
  /** Approved: public, or open to invited people. */
  | 'Approved'
  /** Closed. */
  | 'Closed'
  /** Sent back with a comment. */
  | 'Denied'
  /** Draft: not submitted yet. */
  | 'Draft'
  /** Awaiting an admin's decision. */
  | 'Pending';

/** A page of projects. */
export type ProjectsPage = {
  __typename?: 'ProjectsPage';
  /** Cursor of the next page; null at the end. */
  After?: Maybe<Scalars['String']['output']>;
  /** Counts by value for the filters; searches only. */
  Facets: Array<Facet>;
  /** The projects. */
  Projects: Array<Project>;
  /** The total number. */
  Total: Scalars['Int']['output'];
  /** Whether there are more than Total says. */
  TotalIsFloor: Scalars['Boolean']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Search by text, filters and the fields of positions. */
  advancedProjectSearch: Array<Project>;
  /** Search by filters alone. */
  filterProjects: Array<Project>;
  /** The location of an address: the best match; null if there is none. */
  geoCodeAddress?: Maybe<GeocodedAddress>;
  /** Audition slots of a project. */
  getAuditionTimes: AuditionTimes;
  /** Projects of a company, in every state for its members and admins; others see those they may open. */
  getCompanyProjects: Array<Project>;
  /** The caller's favorites, latest first. */
  getFavoriteProjects: Array<Project>;
  /** One feature. */
  getFeatureProjectById?: Maybe<Feature>;
  /** Features for everyone, latest first, at most 50. */
  getFeaturedProjects: Array<Feature>;
  /** Filming dates of a project. */
  getFilmingTimes: FilmingTimes;
  /** The address of a place id from an earlier response. */
  getPlaceId?: Maybe<GeocodedAddress>;
  /** A project as the caller may see it: gallery, viewer or owner view. */
  getProjectById?: Maybe<Project>;
  /** Documents of a project, for the company and talent with a confirmed audition; empty for others. */
  getProjectDocs: Array<MediaItem>;
  /** Positions of a project that the caller may see. */
  getProjectPositions: Array<Position>;
  /** One position. */
  getProjectRoleById?: Maybe<Position>;
  /** The caller's saved searches by name, at most 50. */
  getSavedSearches: Array<SavedSearch>;
  /** Number of projects that a member created in the current calendar month (UTC); the caller's own, or any member's for admins. */
  getUserMonthlyProjects: Scalars['Int']['output'];
  /** Projects created by a member, in every state for the company and admins; others see those they may open. */
  getUserProjects: Array<Project>;
  /** Projects awaiting an admin's decision, oldest first, and approved ones with changes in review. */
  projectsPendingApproval: ProjectsPage;
  /** The address at a point. */
  reverseGeoCode?: Maybe<GeocodedAddress>;
  /** Addresses that match the typed text, at most ten. */
  searchAddress: Array<GeocodedAddress>;
  /** At most ten suggestions by prefixes of words. */
  searchProject: Array<Project>;
  /** Full search with text, filters, facets and total. */
  searchProjects: ProjectsPage;
  /** The standard form of an address: the most certain match; null if there is none. */
  standardizeAddress?: Maybe<GeocodedAddress>;
  /** A producer's projects that are Pending or Denied. */
  userProjectsWaitingApproval: Array<Project>;
};


export type QueryAdvancedProjectSearchArgs = {
  criteria: AdvancedProjectSearchCriteria;
};


export type QueryFilterProjectsArgs = {
  criteria: ProjectFilterCriteria;
};


export type QueryGeoCodeAddressArgs = {
  address: Scalars['String']['input'];
};


export type QueryGetAuditionTimesArgs = {
  pK: Scalars['ID']['input'];
};


export type QueryGetCompanyProjectsArgs = {
  criteria: CompanyProjectsCriteria;
};


export type QueryGetFavoriteProjectsArgs = {
  criteria?: InputMaybe<PageCriteria>;
};


export type QueryGetFeatureProjectByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetFilmingTimesArgs = {
  pK: Scalars['ID']['input'];
};


export type QueryGetPlaceIdArgs = {
  placeId: Scalars['ID']['input'];
};


export type QueryGetProjectByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetProjectDocsArgs = {
  PK: Scalars['ID']['input'];
};


export type QueryGetProjectPositionsArgs = {
  PK: Scalars['ID']['input'];
};


export type QueryGetProjectRoleByIdArgs = {
  pK: Scalars['ID']['input'];
  sK: Scalars['ID']['input'];
};


export type QueryGetUserMonthlyProjectsArgs = {
  UserId: Scalars['ID']['input'];
};


export type QueryGetUserProjectsArgs = {
  criteria?: InputMaybe<PageCriteria>;
  id: Scalars['ID']['input'];
};


export type QueryProjectsPendingApprovalArgs = {
  criteria: ApprovalCriteria;
};


export type QueryReverseGeoCodeArgs = {
  geoPoint: PointInput;
};


export type QuerySearchAddressArgs = {
  address: Scalars['String']['input'];
};


export type QuerySearchProjectArgs = {
  value: Scalars['String']['input'];
};


export type QuerySearchProjectsArgs = {
  criteria: ProjectSearchCriteria;
};


export type QueryStandardizeAddressArgs = {
  address: Scalars['String']['input'];
};


export type QueryUserProjectsWaitingApprovalArgs = {
  criteria: WaitingApprovalCriteria;
};

/** An admin's decision of an earlier round. */
export type Review = {
  __typename?: 'Review';
  /** The comment. */
  Comment?: Maybe<Scalars['String']['output']>;
  /** When it was decided. */
  DecidedAt: Scalars['DateTime']['output'];
  /** Approved or Denied. */
  Decision: Scalars['String']['output'];
  /** Round, from 1. */
  Round: Scalars['Int']['output'];
};

/** Status of a position. */
export type RoleStatus =
  /** Closed. */
  | 'Closed'
  /** Everyone wanted is booked. */
  | 'Filled'
  /** Paused: accepts no submissions for now. */
  | 'OnHold'
  /** Accepts submissions. */
  | 'Open'
  /** Awaiting an admin's decision. */
  | 'PendingReview';

/** Place and distance of a saved search. */
export type SavedLocation = {
  __typename?: 'SavedLocation';
  /** City. */
  City?: Maybe<Scalars['String']['output']>;
  /** Center of the circle. */
  Point?: Maybe<Point>;
  /** Its radius in miles. */
  RadiusMiles?: Maybe<Scalars['Float']['output']>;
  /** State, as a two-letter code. */
  State?: Maybe<Scalars['String']['output']>;
};

/** A saved search. */
export type SavedSearch = {
  __typename?: 'SavedSearch';
  /** Its fields. */
  Data: SavedSearchData;
  /** USR#<id> of the owner */
  PK: Scalars['ID']['output'];
  /** SRCH#<id> */
  SK: Scalars['ID']['output'];
};

/** Criteria of a saved search; omitted ones are null. */
export type SavedSearchCriteria = {
  __typename?: 'SavedSearchCriteria';
  /** Whether an open position has adult scenes, or has none. */
  AdultScenes?: Maybe<Scalars['Boolean']['output']>;
  /** Playing ages of an open position; overlapping ranges match. */
  AgeRange?: Maybe<Array<Scalars['String']['output']>>;
  /** First due date on or after. */
  DueFrom?: Maybe<Scalars['LocalDate']['output']>;
  /** First due date on or before. */
  DueTo?: Maybe<Scalars['LocalDate']['output']>;
  /** Always null: the ethnicity of a role is no filter. */
  Ethnicity?: Maybe<Array<Scalars['String']['output']>>;
  /** Eye colors accepted by an open position, any of them. */
  EyeColor?: Maybe<Array<Scalars['String']['output']>>;
  /** Filming ends on or after this day, taking the last day named by the project, its filming dates or an open position. */
  FilmingFrom?: Maybe<Scalars['LocalDate']['output']>;
  /**
   * Filming begins on or before this day, taking the first day named by the project, its filming dates or an open position.
   * Gaps between filming dates count as filming: schedules move, and the cast is held over the gap.
   */
  FilmingTo?: Maybe<Scalars['LocalDate']['output']>;
  /** Filming types of an open position, any of them. */
  FilmingType?: Maybe<Array<Scalars['String']['output']>>;
  /** Gender of an open position. */
  Gender?: Maybe<Scalars['String']['output']>;
  /** Hair colors accepted by an open position, any of them. */
  HairColor?: Maybe<Array<Scalars['String']['output']>>;
  /** Height ranges accepted by an open position, any of them. */
  HeightRange?: Maybe<Array<Scalars['String']['output']>>;
  /** Languages accepted by an open position, any of them. */
  Languages?: Maybe<Array<Scalars['String']['output']>>;
  /** Place and distance. */
  Location?: Maybe<SavedLocation>;
  /** Whether an open position has nudity, or has none. */
  Nudity?: Maybe<Scalars['Boolean']['output']>;
  /** Minimum pay. */
  PayRateMin?: Maybe<Scalars['Float']['output']>;
  /** Role types or crew positions of an open position, any of them. */
  PositionSubType?: Maybe<Array<Scalars['String']['output']>>;
  /** Cast or Crew, any of them. */
  PositionType?: Maybe<Array<Scalars['String']['output']>>;
  /** Project types, any of them. */
  ProjectType?: Maybe<Array<Scalars['String']['output']>>;
  /** Rate units of an open position, any of them. */
  RateFrequency?: Maybe<Array<Scalars['String']['output']>>;
  /** Role types of an open position, any of them. */
  RoleType?: Maybe<Array<Scalars['String']['output']>>;
  /** Skills wanted by an open position, any of them. */
  Skills?: Maybe<Array<Scalars['String']['output']>>;
  /** Text. */
  Text?: Maybe<Scalars['String']['output']>;
  /** Union, Non-Union or Both. */
  Union?: Maybe<Scalars['String']['output']>;
  /** Unions of an open position, any of them. */
  UnionType?: Maybe<Array<Scalars['String']['output']>>;
};

/** Criteria of a saved search. */
export type SavedSearchCriteriaInput = {
  /** Whether an open position has adult scenes, or has none. */
  AdultScenes?: InputMaybe<Scalars['Boolean']['input']>;
  /** Playing ages of an open position; overlapping ranges match. */
  AgeRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** First due date on or after. */
  DueFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** First due date on or before. */
  DueTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Eye colors accepted by an open position, any of them. */
  EyeColor?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Filming ends on or after this day, taking the last day named by the project, its filming dates or an open position. */
  FilmingFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /**
   * Filming begins on or before this day, taking the first day named by the project, its filming dates or an open position.
   * Gaps between filming dates count as filming: schedules move, and the cast is held over the gap.
   */
  FilmingTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Filming types of an open position, any of them. */
  FilmingType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Gender of an open position. */
  Gender?: InputMaybe<Scalars['String']['input']>;
  /** Hair colors accepted by an open position, any of them. */
  HairColor?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Height ranges accepted by an open position, any of them. */
  HeightRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Languages accepted by an open position, any of them. */
  Languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Place and distance. */
  Location?: InputMaybe<LocationCriteria>;
  /** Whether an open position has nudity, or has none. */
  Nudity?: InputMaybe<Scalars['Boolean']['input']>;
  /** Minimum pay. */
  PayRateMin?: InputMaybe<Scalars['Float']['input']>;
  /** Role types or crew positions of an open position, any of them. */
  PositionSubType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Cast or Crew, any of them. */
  PositionType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Project types, any of them. */
  ProjectType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Rate units of an open position, any of them. */
  RateFrequency?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Role types of an open position, any of them. */
  RoleType?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Skills wanted by an open position, any of them. */
  Skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Text. */
  Text?: InputMaybe<Scalars['String']['input']>;
  /** Union, Non-Union or Both. */
  Union?: InputMaybe<Scalars['String']['input']>;
  /** Unions of an open position, any of them. */
  UnionType?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Fields of a saved search. */
export type SavedSearchData = {
  __typename?: 'SavedSearchData';
  /** Now, Daily or Never. */
  Alert: Scalars['String']['output'];
  /** When it was created. */
  CreatedAt: Scalars['DateTime']['output'];
  /** Its criteria. */
  Criteria: SavedSearchCriteria;
  /** Name. */
  Name: Scalars['String']['output'];
  /** Raised by one with every change. */
  Version: Scalars['Int']['output'];
};

/** A saved search to create or change; in a change an absent field keeps its value. */
export type SavedSearchInput = {
  /** When the owner is notified of new matching projects: Now, Daily or Never; the default is Daily. */
  Alert?: InputMaybe<Scalars['String']['input']>;
  /** Repeats of the same creation return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Its criteria. */
  Criteria?: InputMaybe<SavedSearchCriteriaInput>;
  /** Name, 1 to 120 characters. */
  Name?: InputMaybe<Scalars['String']['input']>;
  /** Key of the saved search, to change it. */
  SK?: InputMaybe<Scalars['ID']['input']>;
  /** The version that the caller saw; CONFLICT STALE if it is outdated. */
  Version?: InputMaybe<Scalars['Int']['input']>;
};

/** Documents of a project. */
export type SupportingDocsInput = {
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** Keys of PDF or image files in state Ready, in order, at most 20. */
  SupportingDocs: Array<Scalars['ID']['input']>;
  /** The version of the project that the list was read with; CONFLICT STALE if it is outdated. */
  Version?: InputMaybe<Scalars['Int']['input']>;
};

/** A member. */
export type User = {
  __typename?: 'User';
  /** USR#<id> */
  PK: Scalars['ID']['output'];
};

/** Criteria of a producer's waiting projects. */
export type WaitingApprovalCriteria = {
  /** Opaque cursor of the previous page or of its last record, with the same sort. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Newest or Oldest, by creation; the default is Newest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Key of the member; the default is the caller. */
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
  AuditionTime: AuditionTime;
  Position: Position;
  Project: Project;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AuditionTime:
    ( { __typename: 'AuditionTime' }
    & GraphQLRecursivePick<FederationTypes['AuditionTime'], {"PK":true,"SK":true}> );
  Position:
    ( { __typename: 'Position' }
    & GraphQLRecursivePick<FederationTypes['Position'], {"PK":true,"SK":true}> );
  Project:
    ( { __typename: 'Project' }
    & GraphQLRecursivePick<FederationTypes['Project'], {"PK":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AdditionalInformationInput: AdditionalInformationInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Address: ResolverTypeWrapper<Address>;
  AddressInput: AddressInput;
  AdvancedProjectSearchCriteria: AdvancedProjectSearchCriteria;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ApprovalCriteria: ApprovalCriteria;
  AuditionTime: ResolverTypeWrapper<AuditionSlot>;
  AuditionTimeData: ResolverTypeWrapper<AuditionTimeData>;
  AuditionTimeInput: AuditionTimeInput;
  AuditionTimes: ResolverTypeWrapper<Omit<AuditionTimes, 'Auditions'> & { Auditions: Array<ResolversTypes['AuditionTime']> }>;
  Company: ResolverTypeWrapper<Company>;
  CompanyProjectsCriteria: CompanyProjectsCriteria;
  CompanyRecord: ResolverTypeWrapper<CompanyRecord>;
  ContactInfoInput: ContactInfoInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeletedItem: ResolverTypeWrapper<DeletedItem>;
  DeletedItems: ResolverTypeWrapper<DeletedItems>;
  Facet: ResolverTypeWrapper<Facet>;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  Feature: ResolverTypeWrapper<FeatureRecord>;
  FeatureData: ResolverTypeWrapper<FeatureFields>;
  FeatureInput: FeatureInput;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FilmingDate: ResolverTypeWrapper<FilmingDateRecord>;
  FilmingDateData: ResolverTypeWrapper<FilmingDateData>;
  FilmingDateInput: FilmingDateInput;
  FilmingTimes: ResolverTypeWrapper<Omit<FilmingTimes, 'FilmingDates'> & { FilmingDates: Array<ResolversTypes['FilmingDate']> }>;
  GeocodedAddress: ResolverTypeWrapper<GeocodedAddress>;
  ItemInput: ItemInput;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocationCriteria: LocationCriteria;
  LocationInformationInput: LocationInformationInput;
  MediaItem: ResolverTypeWrapper<FileReference>;
  MediaItemData: ResolverTypeWrapper<MediaItemData>;
  MediaStatus: MediaStatus;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OperationStatus: ResolverTypeWrapper<OperationStatus>;
  PageCriteria: PageCriteria;
  Point: ResolverTypeWrapper<Point>;
  PointInput: PointInput;
  Position: ResolverTypeWrapper<SeenPosition>;
  PositionData: ResolverTypeWrapper<PositionFields>;
  PositionInfoInput: PositionInfoInput;
  Project: ResolverTypeWrapper<SeenProject>;
  ProjectData: ResolverTypeWrapper<ProjectFields>;
  ProjectFilterCriteria: ProjectFilterCriteria;
  ProjectInfoInput: ProjectInfoInput;
  ProjectInput: ProjectInput;
  ProjectMediaInput: ProjectMediaInput;
  ProjectSearchCriteria: ProjectSearchCriteria;
  ProjectStatus: ProjectStatus;
  ProjectsPage: ResolverTypeWrapper<Omit<ProjectsPage, 'Projects'> & { Projects: Array<ResolversTypes['Project']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Review: ResolverTypeWrapper<Review>;
  RoleStatus: RoleStatus;
  SavedLocation: ResolverTypeWrapper<SavedLocation>;
  SavedSearch: ResolverTypeWrapper<SavedSearch>;
  SavedSearchCriteria: ResolverTypeWrapper<SavedSearchCriteria>;
  SavedSearchCriteriaInput: SavedSearchCriteriaInput;
  SavedSearchData: ResolverTypeWrapper<SavedSearchData>;
  SavedSearchInput: SavedSearchInput;
  SupportingDocsInput: SupportingDocsInput;
  User: ResolverTypeWrapper<User>;
  WaitingApprovalCriteria: WaitingApprovalCriteria;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AdditionalInformationInput: AdditionalInformationInput;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Address: Address;
  AddressInput: AddressInput;
  AdvancedProjectSearchCriteria: AdvancedProjectSearchCriteria;
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  ApprovalCriteria: ApprovalCriteria;
  AuditionTime: AuditionSlot;
  AuditionTimeData: AuditionTimeData;
  AuditionTimeInput: AuditionTimeInput;
  AuditionTimes: Omit<AuditionTimes, 'Auditions'> & { Auditions: Array<ResolversParentTypes['AuditionTime']> };
  Company: Company;
  CompanyProjectsCriteria: CompanyProjectsCriteria;
  CompanyRecord: CompanyRecord;
  ContactInfoInput: ContactInfoInput;
  DateTime: Scalars['DateTime']['output'];
  DeletedItem: DeletedItem;
  DeletedItems: DeletedItems;
  Facet: Facet;
  FacetValue: FacetValue;
  Feature: FeatureRecord;
  FeatureData: FeatureFields;
  FeatureInput: FeatureInput;
  FieldChange: FieldChange;
  FilmingDate: FilmingDateRecord;
  FilmingDateData: FilmingDateData;
  FilmingDateInput: FilmingDateInput;
  FilmingTimes: Omit<FilmingTimes, 'FilmingDates'> & { FilmingDates: Array<ResolversParentTypes['FilmingDate']> };
  GeocodedAddress: GeocodedAddress;
  ItemInput: ItemInput;
  LocalDate: Scalars['LocalDate']['output'];
  LocationCriteria: LocationCriteria;
  LocationInformationInput: LocationInformationInput;
  MediaItem: FileReference;
  MediaItemData: MediaItemData;
  Mutation: Record<PropertyKey, never>;
  OperationStatus: OperationStatus;
  PageCriteria: PageCriteria;
  Point: Point;
  PointInput: PointInput;
  Position: SeenPosition;
  PositionData: PositionFields;
  PositionInfoInput: PositionInfoInput;
  Project: SeenProject;
  ProjectData: ProjectFields;
  ProjectFilterCriteria: ProjectFilterCriteria;
  ProjectInfoInput: ProjectInfoInput;
  ProjectInput: ProjectInput;
  ProjectMediaInput: ProjectMediaInput;
  ProjectSearchCriteria: ProjectSearchCriteria;
  ProjectsPage: Omit<ProjectsPage, 'Projects'> & { Projects: Array<ResolversParentTypes['Project']> };
  Query: Record<PropertyKey, never>;
  Review: Review;
  SavedLocation: SavedLocation;
  SavedSearch: SavedSearch;
  SavedSearchCriteria: SavedSearchCriteria;
  SavedSearchCriteriaInput: SavedSearchCriteriaInput;
  SavedSearchData: SavedSearchData;
  SavedSearchInput: SavedSearchInput;
  SupportingDocsInput: SupportingDocsInput;
  User: User;
  WaitingApprovalCriteria: WaitingApprovalCriteria;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  AddressLine1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  AddressLine2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  City?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Point?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  State?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Zipcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditionTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditionTime'] = ResolversParentTypes['AuditionTime'], FederationReferenceType extends FederationReferenceTypes['AuditionTime'] = FederationReferenceTypes['AuditionTime']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AuditionTime']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Data?: Resolver<ResolversTypes['AuditionTimeData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AuditionTimeDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditionTimeData'] = ResolversParentTypes['AuditionTimeData']> = {
  Capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  Later?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  LengthMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ProjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  StartsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditionTimesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditionTimes'] = ResolversParentTypes['AuditionTimes']> = {
  Auditions?: Resolver<Array<ResolversTypes['AuditionTime']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CompanyRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyRecord'] = ResolversParentTypes['CompanyRecord']> = {
  Approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Denied?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeletedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletedItem'] = ResolversParentTypes['DeletedItem']> = {
  Code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeletedItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletedItems'] = ResolversParentTypes['DeletedItems']> = {
  Items?: Resolver<Array<ResolversTypes['DeletedItem']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  Field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Values?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Feature'] = ResolversParentTypes['Feature']> = {
  Data?: Resolver<ResolversTypes['FeatureData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FeatureDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeatureData'] = ResolversParentTypes['FeatureData']> = {
  CoverMedia?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  CreatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  Description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Media?: Resolver<Array<Maybe<ResolversTypes['MediaItem']>>, ParentType, ContextType>;
  Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  ShowFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ShowUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  After?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  PositionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  SK?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FilmingDateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilmingDate'] = ResolversParentTypes['FilmingDate']> = {
  Data?: Resolver<ResolversTypes['FilmingDateData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FilmingDateDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilmingDateData'] = ResolversParentTypes['FilmingDateData']> = {
  Date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  ProjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilmingTimesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilmingTimes'] = ResolversParentTypes['FilmingTimes']> = {
  FilmingDates?: Resolver<Array<ResolversTypes['FilmingDate']>, ParentType, ContextType>;
};

export type GeocodedAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeocodedAddress'] = ResolversParentTypes['GeocodedAddress']> = {
  AddressLine1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  AddressLine2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  City?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  County?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  FormattedAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  PlaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Point?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  Route?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  State?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  StreetNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  SubStreetNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Zipcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ZipcodeSuffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MediaItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem']> = {
  Data?: Resolver<ResolversTypes['MediaItemData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MediaItemDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItemData'] = ResolversParentTypes['MediaItemData']> = {
  AltText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ContentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  approveProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationApproveProjectArgs, 'projectId'>>;
  closeProject?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationCloseProjectArgs, 'PK'>>;
  createAdditionalInfo?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationCreateAdditionalInfoArgs, 'additionalInformation'>>;
  createContactInfo?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationCreateContactInfoArgs, 'contactInfo'>>;
  createFeature?: Resolver<ResolversTypes['Feature'], ParentType, ContextType, RequireFields<MutationCreateFeatureArgs, 'feature'>>;
  createLocationInfo?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationCreateLocationInfoArgs, 'locationInformation'>>;
  createProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'project'>>;
  createProjectInfo?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationCreateProjectInfoArgs, 'projectInfo'>>;
  deleteAuditionTime?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationDeleteAuditionTimeArgs, 'pK' | 'sK'>>;
  deleteFeatureProject?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationDeleteFeatureProjectArgs, 'PK'>>;
  deleteFilmingDate?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationDeleteFilmingDateArgs, 'pK' | 'sK'>>;
  deleteItems?: Resolver<ResolversTypes['DeletedItems'], ParentType, ContextType, RequireFields<MutationDeleteItemsArgs, 'items'>>;
  deleteProject?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'PK'>>;
  deleteProjectPosition?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationDeleteProjectPositionArgs, 'pK' | 'sK'>>;
  deleteSavedSearch?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationDeleteSavedSearchArgs, 'SK'>>;
  denyProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationDenyProjectArgs, 'comment' | 'projectId'>>;
  restoreProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationRestoreProjectArgs, 'PK'>>;
  resubmitProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationResubmitProjectArgs, 'project'>>;
  saveAuditionTime?: Resolver<ResolversTypes['AuditionTimes'], ParentType, ContextType, RequireFields<MutationSaveAuditionTimeArgs, 'auditionTime'>>;
  saveFilmingDate?: Resolver<ResolversTypes['FilmingDate'], ParentType, ContextType, RequireFields<MutationSaveFilmingDateArgs, 'filmingDate'>>;
  saveProjectMedia?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationSaveProjectMediaArgs, 'media'>>;
  saveProjectPosition?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationSaveProjectPositionArgs, 'positionInfo'>>;
  saveSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationSaveSearchArgs, 'search'>>;
  saveSupportingDocs?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationSaveSupportingDocsArgs, 'media'>>;
  submitProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationSubmitProjectArgs, 'project'>>;
  submitProjectApproval?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationSubmitProjectApprovalArgs, 'PK'>>;
  toggleFavorite?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationToggleFavoriteArgs, 'projectId'>>;
  updateAdditionalInfo?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUpdateAdditionalInfoArgs, 'additionalInformation'>>;
  updateContactInfo?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUpdateContactInfoArgs, 'contactInfo'>>;
  updateFeature?: Resolver<ResolversTypes['Feature'], ParentType, ContextType, RequireFields<MutationUpdateFeatureArgs, 'feature'>>;
  updateLocationlInfo?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUpdateLocationlInfoArgs, 'locationInformation'>>;
  updateProject?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'project'>>;
  updateProjectInfo?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUpdateProjectInfoArgs, 'projectInfo'>>;
  updateProjectPosition?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUpdateProjectPositionArgs, 'positionInfo'>>;
  withdrawProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationWithdrawProjectArgs, 'PK'>>;
};

export type OperationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationStatus'] = ResolversParentTypes['OperationStatus']> = {
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Point'] = ResolversParentTypes['Point']> = {
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lon?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position'], FederationReferenceType extends FederationReferenceTypes['Position'] = FederationReferenceTypes['Position']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Position']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Data?: Resolver<ResolversTypes['PositionData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PositionDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionData'] = ResolversParentTypes['PositionData']> = {
  AdditionalRateInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  AdultSceneDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  AdultScenes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  AgeRange?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  AgeRequirement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  AuditionAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  BookingInformation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Cast?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  CompanyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Ethnicity?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  EthnicityRoleAppearance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  EyeColor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  FilmingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  FilmingBeginDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  FilmingEndDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  FilmingInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  FilmingType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ForMinors?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Gender?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  HairColor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  HeightRange?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Nudity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  NudityDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  PositionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  PositionSubType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  PositionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  Quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Rate2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Rate2Frequency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  RateFrequency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  RoleStatus?: Resolver<ResolversTypes['RoleStatus'], ParentType, ContextType>;
  RoleType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Submissions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  SubmissionsDueBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  TakesSubmissions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Union?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  UnionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  UserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ViewerCan?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  WardrobeInformation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Weight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  WorkingConditions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project'], FederationReferenceType extends FederationReferenceTypes['Project'] = FederationReferenceTypes['Project']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Project']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Data?: Resolver<ResolversTypes['ProjectData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProjectDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectData'] = ResolversParentTypes['ProjectData']> = {
  AdditionalInformation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ApprovedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  CastingDirEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CastingDirName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CastingDirPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ChangedSinceApproval?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  Changes?: Resolver<Maybe<Array<ResolversTypes['FieldChange']>>, ParentType, ContextType>;
  ClosedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  CompanyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  CompanyRecord?: Resolver<Maybe<ResolversTypes['CompanyRecord']>, ParentType, ContextType>;
  ContactInformation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CreatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  Date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  DeclineComment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  EstProjectBudget?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Favorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  FilmingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  FilmingBeginDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  FilmingDates?: Resolver<Array<ResolversTypes['FilmingDate']>, ParentType, ContextType>;
  FilmingEndDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  FilmingType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LastCompletedStep?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LocationCity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LocationState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Media?: Resolver<Array<Maybe<ResolversTypes['MediaItem']>>, ParentType, ContextType>;
  Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  NumberRoles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  PayRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  Positions?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType>;
  ProjectOverview?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ProjectType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ProjectViews?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Public?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ReviewHistory?: Resolver<Maybe<Array<ResolversTypes['Review']>>, ParentType, ContextType>;
  RiskTags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  Skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['ProjectStatus'], ParentType, ContextType>;
  Submissions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  SubmissionsDueBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  SubmittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  SupportingDocs?: Resolver<Maybe<Array<ResolversTypes['MediaItem']>>, ParentType, ContextType>;
  Union?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  UnionNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  UnionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  View?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ViewerCan?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectsPage'] = ResolversParentTypes['ProjectsPage']> = {
  After?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  Projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  TotalIsFloor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  advancedProjectSearch?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryAdvancedProjectSearchArgs, 'criteria'>>;
  filterProjects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryFilterProjectsArgs, 'criteria'>>;
  geoCodeAddress?: Resolver<Maybe<ResolversTypes['GeocodedAddress']>, ParentType, ContextType, RequireFields<QueryGeoCodeAddressArgs, 'address'>>;
  getAuditionTimes?: Resolver<ResolversTypes['AuditionTimes'], ParentType, ContextType, RequireFields<QueryGetAuditionTimesArgs, 'pK'>>;
  getCompanyProjects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryGetCompanyProjectsArgs, 'criteria'>>;
  getFavoriteProjects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, Partial<QueryGetFavoriteProjectsArgs>>;
  getFeatureProjectById?: Resolver<Maybe<ResolversTypes['Feature']>, ParentType, ContextType, RequireFields<QueryGetFeatureProjectByIdArgs, 'id'>>;
  getFeaturedProjects?: Resolver<Array<ResolversTypes['Feature']>, ParentType, ContextType>;
  getFilmingTimes?: Resolver<ResolversTypes['FilmingTimes'], ParentType, ContextType, RequireFields<QueryGetFilmingTimesArgs, 'pK'>>;
  getPlaceId?: Resolver<Maybe<ResolversTypes['GeocodedAddress']>, ParentType, ContextType, RequireFields<QueryGetPlaceIdArgs, 'placeId'>>;
  getProjectById?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryGetProjectByIdArgs, 'id'>>;
  getProjectDocs?: Resolver<Array<ResolversTypes['MediaItem']>, ParentType, ContextType, RequireFields<QueryGetProjectDocsArgs, 'PK'>>;
  getProjectPositions?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType, RequireFields<QueryGetProjectPositionsArgs, 'PK'>>;
  getProjectRoleById?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType, RequireFields<QueryGetProjectRoleByIdArgs, 'pK' | 'sK'>>;
  getSavedSearches?: Resolver<Array<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  getUserMonthlyProjects?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryGetUserMonthlyProjectsArgs, 'UserId'>>;
  getUserProjects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryGetUserProjectsArgs, 'id'>>;
  projectsPendingApproval?: Resolver<ResolversTypes['ProjectsPage'], ParentType, ContextType, RequireFields<QueryProjectsPendingApprovalArgs, 'criteria'>>;
  reverseGeoCode?: Resolver<Maybe<ResolversTypes['GeocodedAddress']>, ParentType, ContextType, RequireFields<QueryReverseGeoCodeArgs, 'geoPoint'>>;
  searchAddress?: Resolver<Array<ResolversTypes['GeocodedAddress']>, ParentType, ContextType, RequireFields<QuerySearchAddressArgs, 'address'>>;
  searchProject?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QuerySearchProjectArgs, 'value'>>;
  searchProjects?: Resolver<ResolversTypes['ProjectsPage'], ParentType, ContextType, RequireFields<QuerySearchProjectsArgs, 'criteria'>>;
  standardizeAddress?: Resolver<Maybe<ResolversTypes['GeocodedAddress']>, ParentType, ContextType, RequireFields<QueryStandardizeAddressArgs, 'address'>>;
  userProjectsWaitingApproval?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryUserProjectsWaitingApprovalArgs, 'criteria'>>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  Comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  DecidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Decision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedLocation'] = ResolversParentTypes['SavedLocation']> = {
  City?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Point?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  RadiusMiles?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  State?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  Data?: Resolver<ResolversTypes['SavedSearchData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SavedSearchCriteriaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearchCriteria'] = ResolversParentTypes['SavedSearchCriteria']> = {
  AdultScenes?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  AgeRange?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  DueFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  DueTo?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  Ethnicity?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  EyeColor?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  FilmingFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  FilmingTo?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  FilmingType?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  Gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  HairColor?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  HeightRange?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  Languages?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  Location?: Resolver<Maybe<ResolversTypes['SavedLocation']>, ParentType, ContextType>;
  Nudity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  PayRateMin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  PositionSubType?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  PositionType?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  ProjectType?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  RateFrequency?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  RoleType?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  Skills?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  Text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Union?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  UnionType?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type SavedSearchDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearchData'] = ResolversParentTypes['SavedSearchData']> = {
  Alert?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Criteria?: Resolver<ResolversTypes['SavedSearchCriteria'], ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: AddressResolvers<ContextType>;
  AuditionTime?: AuditionTimeResolvers<ContextType>;
  AuditionTimeData?: AuditionTimeDataResolvers<ContextType>;
  AuditionTimes?: AuditionTimesResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyRecord?: CompanyRecordResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeletedItem?: DeletedItemResolvers<ContextType>;
  DeletedItems?: DeletedItemsResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Feature?: FeatureResolvers<ContextType>;
  FeatureData?: FeatureDataResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FilmingDate?: FilmingDateResolvers<ContextType>;
  FilmingDateData?: FilmingDateDataResolvers<ContextType>;
  FilmingTimes?: FilmingTimesResolvers<ContextType>;
  GeocodedAddress?: GeocodedAddressResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  MediaItem?: MediaItemResolvers<ContextType>;
  MediaItemData?: MediaItemDataResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OperationStatus?: OperationStatusResolvers<ContextType>;
  Point?: PointResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  PositionData?: PositionDataResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectData?: ProjectDataResolvers<ContextType>;
  ProjectsPage?: ProjectsPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  SavedLocation?: SavedLocationResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  SavedSearchCriteria?: SavedSearchCriteriaResolvers<ContextType>;
  SavedSearchData?: SavedSearchDataResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

