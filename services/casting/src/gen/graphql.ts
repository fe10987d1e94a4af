import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { VisibleSubmission } from '../app/visible-submission.ts';
import type { VisiblePage } from '../app/lists/position-submissions.ts';
import type { Move } from '../app/moves/move-ports.ts';
import type { Group as GroupModel } from '../domain/group.ts';
import type { ProjectRef, PositionRef, SlotRef, UserRef } from '../adapters/graphql/wire.ts';
import type { OpenRequest as OpenRequestModel } from '../domain/open-request/open-request.ts';
import type { VisibleRequests } from '../adapters/graphql/lists/open-requests.ts';
import type { VisibleTasks } from '../adapters/graphql/lists/to-handle.ts';
import type { SubmissionsByStage } from '../app/by-stage/read-by-stage.ts';
import type { StageTotal, UserStageTotals } from '../adapters/graphql/lists/by-stage.ts';
import type { AwaitedCount } from '../app/by-stage/by-stage-ports.ts';
import type { SubmissionFacets as SubmissionFacetsModel, FacetValue } from '../app/profiles/profile-ports.ts';
import type { StageCount as StageCountModel, PositionInvitation } from '../app/ports.ts';
import type { Fit as FitModel, Criterion } from '../domain/fit/fit.ts';
import type { ClientFits as ClientFitsModel } from '../app/roster/read-client-fits.ts';
import type { ListedClient } from '../adapters/graphql/fit.ts';
import type { CountedGroup } from '../app/groups/group-ports.ts';
import type { ListedGroupMember } from '../app/groups/read-groups.ts';
import type { WireItem } from '../adapters/graphql/outcomes.ts';
import type { RankedRequest, RankedDay } from '../app/requests/request-ports.ts';
import type { CancellationTerms as RecordedCancellation, CancellationStep as RecordedStep } from '@callboard/catalog/terms/cancellation-terms.ts';
import type { CancellationDue as DueOnCancellation, CancelledDay as DueDay } from '../domain/terms/cancellation-due.ts';
import type { KnownClash } from '../adapters/graphql/request.ts';
import type { Note } from '../app/notes/note-ports.ts';
import type { BookingJob as BookingJobModel } from '../app/matching/matching-ports.ts';
import type { ListedPlace } from '../app/waiting/read-waiting-list.ts';
import type { ListedEntry } from '../app/calendar/read-calendar.ts';
import type { Feed } from '../app/calendar/calendar-feed.ts';
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

/** A request to an audition. */
export type AuditionRequestInput = {
  /** Key of the slot. */
  AuditionId?: InputMaybe<Scalars['ID']['input']>;
  /** Repeats of the same request return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** When the invitation expires; by default after 48 hours, not before 18:00 of the second working day where the talent is, and never after the slot begins. A later end extends an open one, an earlier end changes nothing. */
  ExpiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Casting's message, at most 2,000 characters. */
  Message?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** Key of the submission. */
  SK: Scalars['ID']['input'];
  /** Offers the place to several people: it is held for nobody, and the first to confirm has it. By default it is held for this person until the invitation expires. */
  Shared?: InputMaybe<Scalars['Boolean']['input']>;
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

/** Fields of an audition slot; projects keeps most, casting adds what concerns submissions. */
export type AuditionTimeData = {
  __typename?: 'AuditionTimeData';
  /** Number of places that are free and do not go to people in line; company and admin, null while unknown. */
  PlacesLeft?: Maybe<Scalars['Int']['output']>;
};

/** Whose auditions and requests, and what they wait for. */
export type AuditionsToHandleCriteria = {
  /** Cursor of the last record of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Key of the company. */
  CompanyId?: InputMaybe<Scalars['ID']['input']>;
  /** ChangeRequested (another time is requested), Decide (the audition took place within the last 60 days and the person waits for a decision), DecideRequest (dates were promised, and the company has not decided) or EndedRequest (a request ended by itself within the last 7 days). */
  Kind?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Earliest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
};

/** A page of submissions whose audition or request waits for its company. */
export type AuditionsToHandlePage = {
  __typename?: 'AuditionsToHandlePage';
  /** Cursor of the next page; null at the end. */
  After?: Maybe<Scalars['String']['output']>;
  /** The submissions. */
  Submissions: Array<Submission>;
  /** Total number of them. */
  Total: Scalars['Int']['output'];
  /** Whether there are more than Total says. */
  TotalIsFloor: Scalars['Boolean']['output'];
};

/** Whether a company's open submissions are passed on automatically. */
export type AutomaticAnswersInput = {
  /** False: the company responds by hand. */
  On?: InputMaybe<Scalars['Boolean']['input']>;
  /** Key of the project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the position; by default every one of the project. */
  RoleId?: InputMaybe<Scalars['ID']['input']>;
};

/** An avail check. */
export type AvailRequestInput = {
  /** Repeats of the same request return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Three letters; the default is USD. */
  Currency?: InputMaybe<Scalars['String']['input']>;
  /** At most 60 days; by default those of the breakdown that are still ahead. */
  Dates?: InputMaybe<Array<Scalars['LocalDate']['input']>>;
  /** When it ends without a decision, once it was responded to; by default at 18:00 of the fifth working day after the response, and always at the latest at 18:00 of the day before the first of the dates. */
  DecideBy?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it ends without a response; by default after 48 hours, not before 18:00 of the second working day where the talent is, and never after the first of the dates. */
  ExpiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Fee; required for a hold. */
  Fee?: InputMaybe<Scalars['Float']['input']>;
  /** What the fee is counted by, a RateFrequency such as Daily or Flat; by default it is not said. */
  FeeUnit?: InputMaybe<Scalars['String']['input']>;
  /** Avail, FirstRefusal or Hold; the default is Avail. */
  Kind?: InputMaybe<Scalars['String']['input']>;
  /** Casting's message, at most 2,000 characters. */
  Message?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** Key of the submission. */
  SK: Scalars['ID']['input'];
};

/** Criteria of bookings; all that are given must hold. */
export type BookedSubmissionsCriteria = {
  /** Cursor of the last record of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Key of a project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of a position. */
  RoleId?: InputMaybe<Scalars['ID']['input']>;
  /** Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Key of a talent. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** A booking or pass of all matching submissions, done one part at a time. */
export type BookingJob = {
  __typename?: 'BookingJob';
  /** Its progress. */
  Data: BookingJobData;
  /** JOB#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

/** Fields of a bulk booking. */
export type BookingJobData = {
  __typename?: 'BookingJobData';
  /** When it began. */
  CreateDate: Scalars['DateTime']['output'];
  /** How many were booked or declined, or already had been. */
  Done: Scalars['Int']['output'];
  /** When it ended. */
  FinishDate?: Maybe<Scalars['DateTime']['output']>;
  /** The first hundred that were skipped, with the reason for each. */
  Results: Array<SubmissionOutcome>;
  /** How many were skipped. */
  Skipped: Scalars['Int']['output'];
  /** Running or Finished. */
  Status: Scalars['String']['output'];
  /** How many matched when it began; exact up to 100,000. */
  Total: Scalars['Int']['output'];
};

/** An avail check, or an offer. */
export type BookingRequest = {
  __typename?: 'BookingRequest';
  /** The talent side's note with the response. */
  Answer?: Maybe<Scalars['String']['output']>;
  /** When it was responded to. */
  AnsweredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when the talent side can take back its yes to a hold or an offer; null for any other request. */
  CallBackUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What is due when the booking is cancelled; null if no such terms were recorded. */
  Cancellation?: Maybe<CancellationTerms>;
  /** What is due if the booking were cancelled now; null if nothing is booked, or its terms or days give nothing to count. */
  CancellationDue?: Maybe<CancellationDue>;
  /** When it was created. */
  CreateDate: Scalars['DateTime']['output'];
  /** Three letters, such as USD. */
  Currency?: Maybe<Scalars['String']['output']>;
  /** The days; none if the breakdown has none. */
  Dates: Array<Scalars['LocalDate']['output']>;
  /** When the dates are free again without a decision of casting, once it was responded to; null until then, unless casting chose it. */
  DecideBy?: Maybe<Scalars['DateTime']['output']>;
  /** When it ends without a response. */
  ExpiresAt: Scalars['DateTime']['output'];
  /** Fee in Currency. */
  Fee?: Maybe<Scalars['Float']['output']>;
  /** What the fee is counted by, a RateFrequency such as Daily or Flat; null if it was not said. */
  FeeUnit?: Maybe<Scalars['String']['output']>;
  /** Avail, FirstRefusal, Hold or Offer; Booking for the days of a booking that needed no request. */
  Kind: Scalars['String']['output'];
  /** Casting's message. */
  Message?: Maybe<Scalars['String']['output']>;
  /** The days that are kept, each with its rank in the order of requests. */
  Ranks: Array<DateRank>;
  /** Open, Free, Conditional, Accepted, NotFree, Declined, Expired, Released or Replaced. */
  Status: Scalars['String']['output'];
  /** Use and other terms of an offer. */
  Terms?: Maybe<Scalars['String']['output']>;
  /** Names these terms, which never change: another offer has another version. A response carries the version that was shown. */
  TermsVersion: Scalars['ID']['output'];
};


/** An avail check, or an offer. */
export type BookingRequestCancellationDueArgs = {
  BeyondControl?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The state of a submission. */
export type BookingStatus =
  /** Slot taken. */
  | 'AuditionConfirmed'
  /** Audition declined. */
  | 'AuditionDeclined'
  /** Invited to an audition. */
  | 'AuditionRequested'
  /** Audition done. */
  | 'Auditioned'
  /** Requested to keep dates free. */
  | 'Avail'
  /** Kept in case a booking falls through. */
  | 'Backup'
  /** Booked. */
  | 'Booked'
  /** Invited to a later round. */
  | 'Callback'
  /** Not this time. */
  | 'NotBooked'
  /** Offer made. */
  | 'Offered'
  /** Released after a promise. */
  | 'Released'
  /** In consideration. */
  | 'Selected'
  /** Sent. */
  | 'Submitted'
  /** A state that this version does not know. */
  | 'Unknown'
  /** Opened by casting. */
  | 'Viewed'
  /** Withdrawn by the talent. */
  | 'Withdrawn';

/** The result for each submission of a bulk call. */
export type BookingsStatus = {
  __typename?: 'BookingsStatus';
  /** One for each submission, in the order of the call; Key is the submission's SK. */
  Results: Array<SubmissionOutcome>;
  /** OK */
  Status: Scalars['String']['output'];
};

/** Whose calendar, with the first and last day. */
export type CalendarCriteria = {
  /** Cursor of the last entry of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** First day. */
  From?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Any of Audition, Avail, FirstRefusal, Hold, Offer, Booking and Filming; by default all. */
  Kinds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Key of a project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Soonest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Last day, at most 400 days later. */
  To?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Key of a talent. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** An entry of a calendar: an audition at its time, a day that a request or a booking keeps, or a day of filming. */
export type CalendarEntry = {
  __typename?: 'CalendarEntry';
  /** Whether it lasts all day. */
  AllDay: Scalars['Boolean']['output'];
  /** Cursor for the entries after it. */
  Cursor?: Maybe<Scalars['String']['output']>;
  /** The day; for an audition in its zone. */
  Date: Scalars['LocalDate']['output'];
  /** When an audition ends. */
  EndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique per submission and slot or day, or per day of filming. */
  Id: Scalars['ID']['output'];
  /** Audition, Avail, FirstRefusal, Hold, Offer, Booking or Filming. */
  Kind: Scalars['String']['output'];
  /** The position; null for a day of filming in a company's calendar, which concerns everyone. */
  Position?: Maybe<SubmissionPosition>;
  /** The project. */
  Project: SubmissionProject;
  /** When it begins; for a whole day its start in UTC. */
  StartsAt: Scalars['DateTime']['output'];
  /** The submission; null for a day of filming in a company's calendar. */
  Submission?: Maybe<Submission>;
  /** Not responded to or confirmed yet. */
  Tentative: Scalars['Boolean']['output'];
  /** The person; null for a day of filming in a company's calendar. */
  User?: Maybe<User>;
  /** IANA zone of an audition. */
  Zone?: Maybe<Scalars['String']['output']>;
};

/** The secret address of a calendar. */
export type CalendarFeed = {
  __typename?: 'CalendarFeed';
  /** When it was created. */
  CreateDate: Scalars['DateTime']['output'];
  /** Path of the file on this origin; only in the response that creates it. */
  Path?: Maybe<Scalars['String']['output']>;
};

/** What cancellation terms say is due. */
export type CancellationDue = {
  __typename?: 'CancellationDue';
  /** The sum; null if the fee is missing, or neither by the day nor in total. */
  Amount?: Maybe<Scalars['Float']['output']>;
  /** Whether it is counted as beyond control, which the terms treat apart. */
  BeyondControl: Scalars['Boolean']['output'];
  /** Three letters, such as USD. */
  Currency?: Maybe<Scalars['String']['output']>;
  /** The days that are still ahead, each with the share of its fee. */
  Days: Array<CancelledDay>;
};

/** What is due when a booking is cancelled: an agreement of the trade, or the company's own steps and words. */
export type CancellationInput = {
  /** ACTRA_IPA, EQUITY_DANCERS, PACT_EQUITY_BACKGROUND or SAG_DAY_PERFORMER. */
  Agreement?: InputMaybe<Scalars['ID']['input']>;
  /** When the work begins, HH:MM; by default a day begins at 00:00. */
  CallTime?: InputMaybe<Scalars['String']['input']>;
  /** Of own steps: Company or EitherSide; the default is Company. */
  MayCancel?: InputMaybe<Scalars['String']['input']>;
  /** Of own steps: Day or Booking; the default is Booking. */
  Per?: InputMaybe<Scalars['String']['input']>;
  /** The company's own, at most 5; none with an agreement, which has its own. */
  Steps?: InputMaybe<Array<CancellationStepInput>>;
  /** In the company's words, at most 2,000 characters. */
  Text?: InputMaybe<Scalars['String']['input']>;
  /** Where it is counted; by default the zone of the project's auditions, otherwise that of the talent. */
  Zone?: InputMaybe<Scalars['String']['input']>;
};

/** From a moment on, a share of the fee is due. */
export type CancellationStep = {
  __typename?: 'CancellationStep';
  /** Hours or days before the work. */
  Count: Scalars['Int']['output'];
  /** Booking, Hours, Days, WorkingDays or OwnLength. */
  From: Scalars['String']['output'];
  /** Only for bookings of at most so many days. */
  MaxDays?: Maybe<Scalars['Int']['output']>;
  /** Only for bookings of at least so many days. */
  MinDays?: Maybe<Scalars['Int']['output']>;
  /** Of the fee. */
  Percent: Scalars['Int']['output'];
  /** The time of that day, HH:MM. */
  Time?: Maybe<Scalars['String']['output']>;
};

/** From a moment on, a share of the fee is due. */
export type CancellationStepInput = {
  /** Hours (at most 2,160), days (90) or working days (20) before the work. */
  Count?: InputMaybe<Scalars['Int']['input']>;
  /** Booking, Hours, Days, WorkingDays or OwnLength; the default is Hours. */
  From?: InputMaybe<Scalars['String']['input']>;
  /** Of the fee, 0 to 100. */
  Percent?: InputMaybe<Scalars['Int']['input']>;
  /** The time of that day, HH:MM; the default is 00:00. */
  Time?: InputMaybe<Scalars['String']['input']>;
};

/** What is due when a booking is cancelled, as it was when the offer was made. */
export type CancellationTerms = {
  __typename?: 'CancellationTerms';
  /** Key of the agreement of the trade; null of the company's own terms. */
  Agreement?: Maybe<Scalars['ID']['output']>;
  /** Due instead, for weather or another cause beyond control; null if it makes no difference. */
  BeyondControlPercent?: Maybe<Scalars['Int']['output']>;
  /** When the work begins, HH:MM; null if it was not said: then a day begins at 00:00. */
  CallTime?: Maybe<Scalars['String']['output']>;
  /** Company or EitherSide. */
  MayCancel: Scalars['String']['output'];
  /** Name of the agreement. */
  Name?: Maybe<Scalars['String']['output']>;
  /** Day if each day of work is counted by itself, Booking if the whole is counted from its first day. */
  Per: Scalars['String']['output'];
  /** From when on the source is known to say so. */
  Since?: Maybe<Scalars['String']['output']>;
  /** The source of the agreement's rule. */
  Source?: Maybe<Scalars['String']['output']>;
  /** Of those that have begun, the one that began last applies; before the first nothing is due. */
  Steps: Array<CancellationStep>;
  /** The company's own words. */
  Text?: Maybe<Scalars['String']['output']>;
  /** The zone in which days and times are counted. */
  Zone: Scalars['String']['output'];
};

/** A day of a booking that is cancelled. */
export type CancelledDay = {
  __typename?: 'CancelledDay';
  /** The day. */
  Date: Scalars['LocalDate']['output'];
  /** Of the fee. */
  Percent: Scalars['Int']['output'];
};

/** Something else that a person has at the same time. */
export type Clash = {
  __typename?: 'Clash';
  /** The day, in the zone of the audition. */
  Date: Scalars['LocalDate']['output'];
  /** Audition or Booking; FirstRefusal or Hold for days that are promised to somebody else; BookedOut for days on which the person is not available. */
  Kind: Scalars['String']['output'];
  /** The other position, if the caller may know it. */
  Position?: Maybe<SubmissionPosition>;
  /** The other project, if the caller may know it. */
  Project?: Maybe<SubmissionProject>;
  /** When the other audition begins. */
  StartsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** How a client fits a position. */
export type ClientFit = {
  __typename?: 'ClientFit';
  /** How well the client fits; null if unknown. */
  Fit?: Maybe<Fit>;
  /** The client's submission to the position, in whatever state it is. */
  Submission?: Maybe<Submission>;
  /** The client. */
  Talent?: Maybe<User>;
};

/** How an agent's clients fit a position. */
export type ClientFits = {
  __typename?: 'ClientFits';
  /** The clients, best fit first, then those whose fit is unknown, then those who are submitted already; at most 1,000. */
  Clients: Array<ClientFit>;
  /** Number of clients who meet every criterion and can be submitted. */
  Fitting: Scalars['Int']['output'];
};


/** How an agent's clients fit a position. */
export type ClientFitsClientsArgs = {
  First?: InputMaybe<Scalars['Int']['input']>;
};

/** A day with its rank in the order of requests; who else made a request is never disclosed. */
export type DateRank = {
  __typename?: 'DateRank';
  /** The day. */
  Date: Scalars['LocalDate']['output'];
  /** 1 for the first request. */
  Rank: Scalars['Int']['output'];
  /** Whether an earlier request has booked the person on this day, so that they are no longer free; known once the booking can no longer be called back. */
  Taken: Scalars['Boolean']['output'];
};

/** How well talent fits a position; an explanation, never a filter. */
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

/** A private group of a company within a project. */
export type Group = {
  __typename?: 'Group';
  /** The fields of the group. */
  Data: GroupData;
  /** PRJ#<id> */
  PK: Scalars['ID']['output'];
  /** GROUP#1 to GROUP#5, or GROUP#<id>. */
  SK: Scalars['ID']['output'];
};

/** A group's new name and description. */
export type GroupChangeInput = {
  /** Description, at most 500 characters. */
  Description?: InputMaybe<Scalars['String']['input']>;
  /** GROUP#1 to GROUP#5, or GROUP#<id>. */
  GroupId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 80 characters. */
  Name?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
};

/** Fields of a group. */
export type GroupData = {
  __typename?: 'GroupData';
  /** When it was created; null for a default group that no one has used. */
  CreateDate?: Maybe<Scalars['DateTime']['output']>;
  /** Who created it; null for a default group that no one has changed. */
  CreatedBy?: Maybe<User>;
  /** Its description. */
  Description?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  Name: Scalars['String']['output'];
  /** Number of submissions in it: of the requested position, otherwise of the project. */
  NumberUsers: Scalars['Int']['output'];
  /** The only position that it is for; null for all of the project. */
  Position?: Maybe<SubmissionPosition>;
  /** The project. */
  Project: SubmissionProject;
  /** When it or its members last changed. */
  UpdateDate?: Maybe<Scalars['DateTime']['output']>;
};

/** A group to create. */
export type GroupInput = {
  /** Repeats of the same call return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Description, at most 500 characters. */
  Description?: InputMaybe<Scalars['String']['input']>;
  /** GROUP#1 to GROUP#5 for a default group; by default a custom group is created. */
  GroupId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 80 characters. */
  Name?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the only position that it is for; by default all of the project. */
  RoleId?: InputMaybe<Scalars['ID']['input']>;
};

/** A person in a group of a position. */
export type GroupUser = {
  __typename?: 'GroupUser';
  /** Cursor for the records after it in its list; null outside a list. */
  Cursor?: Maybe<Scalars['String']['output']>;
  /** The fields of the person in the group. */
  Data: GroupUserData;
  /** PRJ#<id> */
  PK: Scalars['ID']['output'];
  /** GROUP#<id>#<role id>#<user id> */
  SK: Scalars['ID']['output'];
};

/** Fields of a person in a group. */
export type GroupUserData = {
  __typename?: 'GroupUserData';
  /** When the person was added. */
  AddedDate: Scalars['DateTime']['output'];
  /** Given name, as last known. */
  FirstName?: Maybe<Scalars['String']['output']>;
  /** The group. */
  Group: SubmissionGroup;
  /** Family name, as last known. */
  LastName?: Maybe<Scalars['String']['output']>;
  /** Headshot, as last known. */
  ProfileImage?: Maybe<MediaItem>;
  /** Link of the public profile. */
  ProfileUrl?: Maybe<Scalars['String']['output']>;
  /** The submission that is in the group. */
  Submission?: Maybe<Submission>;
  /** Key of the talent. */
  UserId: Scalars['ID']['output'];
};

/** A person and a group of a position. */
export type GroupUserInput = {
  /** GROUP#1 to GROUP#5, or GROUP#<id>. */
  GroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the position. */
  RoleId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the talent. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** Criteria of the people in a group of a position. */
export type GroupUsersCriteria = {
  /** Cursor of the last record of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** GROUP#1 to GROUP#5, or GROUP#<id>. */
  GroupId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Key of the project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the position. */
  RoleId?: InputMaybe<Scalars['ID']['input']>;
  /** Oldest or Newest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
};

/** People and a group of a position. */
export type GroupUsersInput = {
  /** GROUP#1 to GROUP#5, or GROUP#<id>. */
  GroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the position. */
  RoleId?: InputMaybe<Scalars['ID']['input']>;
  /** Keys of 1 to 200 talents. */
  UserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The result for each person of a call that changed a group. */
export type GroupUsersResult = {
  __typename?: 'GroupUsersResult';
  /** One for each person, in the order of the call. */
  Results: Array<SubmissionOutcome>;
  /** OK */
  Status: Scalars['String']['output'];
  /** Those of the given people who are in the group now. */
  Users: Array<GroupUser>;
};

/** A company's invitation to submit to a position. */
export type Invitation = {
  __typename?: 'Invitation';
  /** The fields of the invitation. */
  Data: InvitationData;
  /** PRJ#<id> */
  PK: Scalars['ID']['output'];
  /** ROLE#<role id>#<user id> */
  SK: Scalars['ID']['output'];
};

/** Fields of an invitation. */
export type InvitationData = {
  __typename?: 'InvitationData';
  /** When it was sent. */
  CreateDate: Scalars['DateTime']['output'];
  /** Given name of the talent. */
  FirstName?: Maybe<Scalars['String']['output']>;
  /** Family name of the talent. */
  LastName?: Maybe<Scalars['String']['output']>;
  /** Casting's message. */
  Message?: Maybe<Scalars['String']['output']>;
  /** The position. */
  Position: SubmissionPosition;
  /** The project. */
  Project: SubmissionProject;
  /** Until when one can submit; null if the position has no deadline. */
  SubmissionsDueBy?: Maybe<Scalars['DateTime']['output']>;
  /** Key of the talent. */
  UserId: Scalars['ID']['output'];
};

/** An invitation to submit. */
export type InvitationInput = {
  /** Casting's message, at most 2,000 characters. */
  Message?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the position. */
  RoleId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the talent. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** Which submissions of a position to book or decline. */
export type MatchingCriteria = {
  /** Any of these ages that people can play. */
  AgeRanges?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Represented by any of these agents, as named in submissions, at most 50. */
  Agents?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these states or stages; by default those still undecided. */
  BookingStatus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Repeats of the same call return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Share of the breakdown that people must meet: Half, Most (three quarters) or All. */
  Fit?: InputMaybe<Scalars['String']['input']>;
  /** Only members of this group. */
  GroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Also submissions without an agent, and without Agents only those. */
  NoAgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Also people in no union, and without Unions only them. */
  NoUnion?: InputMaybe<Scalars['Boolean']['input']>;
  /** Key of the position. */
  RoleId?: InputMaybe<Scalars['ID']['input']>;
  /** Beginning of a name. */
  Text?: InputMaybe<Scalars['String']['input']>;
  /** Members of any of these unions. */
  Unions?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A file: a photo, a reel, a document. */
export type MediaItem = {
  __typename?: 'MediaItem';
  /** MED#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a submission to one of the company's private groups; the first group selects it. */
  addBookingGroupUser: OperationStatus;
  /** Adds one person submitted to a position to a group. */
  addGroupUser: GroupUsersResult;
  /** Adds people submitted to a position to a group; each has its own result. */
  addGroupUsers: GroupUsersResult;
  /** Responds to an avail check or an offer, as talent or agent. */
  answerRequest: Submission;
  /** Books or declines all matching submissions of a position; the first part at once, the rest in the background. */
  bookMatching: BookingJob;
  /** Declines or cancels an audition; frees the place. */
  cancelAudition: OperationStatus;
  /** Checks in to an audition: talent with the door code, or casting. */
  checkIn: Submission;
  /** Takes the slot; its capacity is never exceeded. */
  confirmAudition: OperationStatus;
  /** Creates the secret address of the caller's calendar, from 90 days ago to 400 days ahead; the previous one stops working. */
  createCalendarFeed: CalendarFeed;
  /** Creates a group of a project, or gives a default group its first custom name. */
  createGroup: Group;
  /** Removes a submission from a group; its state stays. */
  deleteBookingGroupUser: OperationStatus;
  /** Removes one person from a group of a position; the state stays. */
  deleteGroupUser: GroupUsersResult;
  /** Removes people from a group of a position; their states stay. */
  deleteGroupUsers: GroupUsersResult;
  /** Deletes a private note, as its author or an admin. */
  deleteNote: Submission;
  /** Disputes a no-show within seven days, as talent or agent. */
  disputeNoShow: Submission;
  /** Invites talent to submit to a position; a private project becomes visible to them and their agents. */
  inviteToPosition: Invitation;
  /** Joins the line for a full audition slot, as talent or agent; a freed place is offered to the first in line and held for a day. */
  joinWaitingList: Submission;
  /** Leaves the line, as talent or agent; a held place goes to the next in line. */
  leaveWaitingList: Submission;
  /** Offers terms; accepting books. */
  makeOffer: Submission;
  /** Books or declines a submission; booked people never exceed the position's quantity, and nobody is booked over days on which they have something else without ClashReason. */
  projectSubmissionBookResponse: OperationStatus;
  /** Books or declines up to 200 submissions; each has its own result. People who have something else on the days are skipped: they need a reason of their own. */
  projectSubmissionsBooking: BookingsStatus;
  /** Records that someone did not come to a confirmed audition. */
  recordNoShow: Submission;
  /** Releases someone whose dates are kept; requests behind move up. */
  releaseSubmission: Submission;
  /** Requests another time than the one offered, as talent or agent. */
  requestAnotherTime: Submission;
  /** Invites a submitter to an audition slot. */
  requestAudition: Submission;
  /** Checks whether someone is free on dates: an avail check, a first refusal or a hold. */
  requestAvail: Submission;
  /** Revokes the secret address of the caller's calendar. */
  revokeCalendarFeed: OperationStatus;
  /** Adds a private note to a submission, or replaces one of the caller's own. */
  saveNote: Submission;
  /** Sets whether submissions still open a day after a position was filled or closed automatically get "not this time". */
  setAutomaticAnswers: OperationStatus;
  /** Submits the caller, or as agent a linked talent, to an open position; once per person and position. */
  submitToPosition: Submission;
  /** Moves a submission to another state that needs no dates or terms. */
  updateBookingStatus: OperationStatus;
  /** Renames a group. */
  updateGroup: Group;
  /** Withdraws a submission; frees its audition slot. */
  withdrawSubmission: Submission;
};


export type MutationAddBookingGroupUserArgs = {
  GroupId: Scalars['ID']['input'];
  PK: Scalars['ID']['input'];
  SK: Scalars['ID']['input'];
};


export type MutationAddGroupUserArgs = {
  groupUser: GroupUserInput;
};


export type MutationAddGroupUsersArgs = {
  groupUsers: GroupUsersInput;
};


export type MutationAnswerRequestArgs = {
  answer: RequestAnswerInput;
};


export type MutationBookMatchingArgs = {
  criteria: MatchingCriteria;
  status: Scalars['Boolean']['input'];
};


export type MutationCancelAuditionArgs = {
  pK: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  sK: Scalars['ID']['input'];
};


export type MutationCheckInArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  pK: Scalars['ID']['input'];
  sK: Scalars['ID']['input'];
};


export type MutationConfirmAuditionArgs = {
  auditionId: Scalars['ID']['input'];
  pK: Scalars['ID']['input'];
  sK: Scalars['ID']['input'];
};


export type MutationCreateGroupArgs = {
  group: GroupInput;
};


export type MutationDeleteBookingGroupUserArgs = {
  GroupId: Scalars['ID']['input'];
  PK: Scalars['ID']['input'];
  SK: Scalars['ID']['input'];
};


export type MutationDeleteGroupUserArgs = {
  groupUser: GroupUserInput;
};


export type MutationDeleteGroupUsersArgs = {
  groupUsers: GroupUsersInput;
};


export type MutationDeleteNoteArgs = {
  note: NoteKeyInput;
};


export type MutationDisputeNoShowArgs = {
  pK: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  sK: Scalars['ID']['input'];
};


export type MutationInviteToPositionArgs = {
  invitation: InvitationInput;
};


export type MutationJoinWaitingListArgs = {
  auditionId: Scalars['ID']['input'];
  pK: Scalars['ID']['input'];
  sK: Scalars['ID']['input'];
};


export type MutationLeaveWaitingListArgs = {
  pK: Scalars['ID']['input'];
  sK: Scalars['ID']['input'];
};


export type MutationMakeOfferArgs = {
  offer: OfferInput;
};


export type MutationProjectSubmissionBookResponseArgs = {
  Booked: Scalars['Boolean']['input'];
  ClashReason?: InputMaybe<Scalars['String']['input']>;
  PK: Scalars['ID']['input'];
  SK: Scalars['ID']['input'];
  UserId: Scalars['ID']['input'];
};


export type MutationProjectSubmissionsBookingArgs = {
  status: Scalars['Boolean']['input'];
  submissions: Array<SubmissionKeyInput>;
};


export type MutationRecordNoShowArgs = {
  pK: Scalars['ID']['input'];
  sK: Scalars['ID']['input'];
};


export type MutationReleaseSubmissionArgs = {
  release: ReleaseInput;
};


export type MutationRequestAnotherTimeArgs = {
  auditionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  pK: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  sK: Scalars['ID']['input'];
};


export type MutationRequestAuditionArgs = {
  request: AuditionRequestInput;
};


export type MutationRequestAvailArgs = {
  request: AvailRequestInput;
};


export type MutationSaveNoteArgs = {
  note: NoteInput;
};


export type MutationSetAutomaticAnswersArgs = {
  answers: AutomaticAnswersInput;
};


export type MutationSubmitToPositionArgs = {
  submission: SubmissionInput;
};


export type MutationUpdateBookingStatusArgs = {
  pK: Scalars['ID']['input'];
  sK: Scalars['ID']['input'];
  status: Scalars['String']['input'];
};


export type MutationUpdateGroupArgs = {
  group: GroupChangeInput;
};


export type MutationWithdrawSubmissionArgs = {
  pK: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  sK: Scalars['ID']['input'];
};

/** A private note. */
export type NoteInput = {
  /** Repeats of the same call return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** The note to replace; by default one is added. */
  NoteId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** Key of the submission. */
  SK: Scalars['ID']['input'];
  /** 1 to 2,000 characters. */
  Text?: InputMaybe<Scalars['String']['input']>;
};

/** A private note to delete. */
export type NoteKeyInput = {
  /** Key of the note. */
  NoteId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** Key of the submission. */
  SK: Scalars['ID']['input'];
};

/** An offer. */
export type OfferInput = {
  /** What is due when the booking is cancelled; by default no such terms are recorded. */
  Cancellation?: InputMaybe<CancellationInput>;
  /** Repeats of the same offer return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Three letters; the default is USD. */
  Currency?: InputMaybe<Scalars['String']['input']>;
  /** At most 60 days; by default those of the breakdown. */
  Dates?: InputMaybe<Array<Scalars['LocalDate']['input']>>;
  /** When it ends without a response; the default is that of an avail check. */
  ExpiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Fee. */
  Fee?: InputMaybe<Scalars['Float']['input']>;
  /** What the fee is counted by, a RateFrequency such as Daily or Flat; by default it is not said. */
  FeeUnit?: InputMaybe<Scalars['String']['input']>;
  /** Casting's message, at most 2,000 characters. */
  Message?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** Key of the submission. */
  SK: Scalars['ID']['input'];
  /** 1 to 5,000 characters. */
  Terms?: InputMaybe<Scalars['String']['input']>;
};

/** An audition request, an avail check or an offer that waits for a response of the talent side. */
export type OpenRequest = {
  __typename?: 'OpenRequest';
  /** When it expires without a response; null if never. */
  ExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Audition, Avail, FirstRefusal, Hold or Offer. */
  Kind: Scalars['String']['output'];
};

/** Whose open requests, and until when. */
export type OpenRequestsCriteria = {
  /** Cursor of the last record of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Key of a company, whose requests are meant instead of those to the caller; its producers and admins. */
  CompanyId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that expire within this number of hours, 1 to 8,760. */
  ExpiresWithinHours?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Soonest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Key of a talent: the caller, for an agent a linked talent, for a producer someone submitted to their company, for an admin anyone. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of submissions that wait for a response of the talent side. */
export type OpenRequestsPage = {
  __typename?: 'OpenRequestsPage';
  /** Cursor of the next page; null at the end. */
  After?: Maybe<Scalars['String']['output']>;
  /** The submissions, each with its OpenRequest. */
  Submissions: Array<Submission>;
  /** Total number of them. */
  Total: Scalars['Int']['output'];
  /** Whether there are more than Total says. */
  TotalIsFloor: Scalars['Boolean']['output'];
};

/** The response of an operation that returns no record. */
export type OperationStatus = {
  __typename?: 'OperationStatus';
  /** OK; anything else arrives as an error. */
  Status: Scalars['String']['output'];
};

/** What the talent side wants instead of an offered audition time. */
export type OtherTime = {
  __typename?: 'OtherTime';
  /** The slots that would do; whether they have room is decided when one is offered. */
  Auditions: Array<AuditionTime>;
  /** In their words. */
  Reason?: Maybe<Scalars['String']['output']>;
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
  /** When the submissions that were open as it was filled or closed get this response, unless it reopens before; backups of a filled position six days later. Null while it is open; company and admin. */
  AnswersDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether submissions still open a day after it was filled or closed automatically get "not this time"; company and admin. */
  AutomaticAnswers?: Maybe<Scalars['Boolean']['output']>;
  /** How each of the agent's linked talents fits, and what they are submitted for; null for everyone else. */
  ClientFits?: Maybe<ClientFits>;
  /** Counts by stage; company and admin. */
  Counters?: Maybe<Array<StageCount>>;
  /** How well the talent fits: the caller, or as agent a linked talent. */
  Fit?: Maybe<Fit>;
  /** The caller's own submission to it, or as agent that of a linked talent. */
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

/** Criteria of a position's submissions in one group. */
export type PositionGroupCriteria = {
  /** Cursor of the last record of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** GROUP#1 to GROUP#5, or GROUP#<id>. */
  GroupId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Key of the position. */
  RoleId?: InputMaybe<Scalars['ID']['input']>;
  /** Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
};

/** Criteria of a position's submissions in one state or stage. */
export type PositionStatusCriteria = {
  /** Cursor of the last record of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** A state or a stage. */
  BookingStatus?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Key of the position. */
  RoleId?: InputMaybe<Scalars['ID']['input']>;
  /** Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
};

/** Criteria of a position's submissions. */
export type PositionSubmissionsCriteria = {
  /** Opaque cursor of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Any of these ages that people can play; company and admin. */
  AgeRanges?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Represented by any of these agents, as named in submissions, at most 50; company and admin. */
  Agents?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Share of the breakdown that people must meet: Half, Most (three quarters) or All; company and admin. */
  Fit?: InputMaybe<Scalars['String']['input']>;
  /** Only members of this group. */
  GroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Also submissions without an agent, and without Agents only those; company and admin. */
  NoAgent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Also people in no union, and without Unions only them; company and admin. */
  NoUnion?: InputMaybe<Scalars['Boolean']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Key of the project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the position. */
  RoleId?: InputMaybe<Scalars['ID']['input']>;
  /** Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states or stages. */
  Status?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Beginning of a name. */
  Text?: InputMaybe<Scalars['String']['input']>;
  /** Members of any of these unions; company and admin. */
  Unions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only these people, by their keys, at most 100; company and admin. */
  UserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A production that casts. */
export type Project = {
  __typename?: 'Project';
  /** PRJ#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Submissions whose audition or request waits for its company: to respond to a request for another time, to decide, or to act on what ended by itself. The earliest audition, or end of a request, first; company and admin. */
  getAuditionsToHandle: AuditionsToHandlePage;
  /** Bookings of the caller's company; for talent and agents their own. */
  getBookedSubmissions: Array<Submission>;
  /** The progress of a bulk booking; its company and admins. */
  getBookingJob?: Maybe<BookingJob>;
  /** Auditions, avail checks, offers, bookings and filming between two days: the caller's own, or those of linked talent or of the caller's company. */
  getCalendar: Array<CalendarEntry>;
  /** The secret address of the caller's calendar; null if there is none. */
  getCalendarFeed?: Maybe<CalendarFeed>;
  /** A private group of a project; its company and admins. */
  getGroup?: Maybe<Group>;
  /** The people in a group of a position, in the order in which they were added; its company and admins. */
  getGroupUsers: Array<GroupUser>;
  /** The newest fifty submissions to a project; its company and admins. */
  getLatestProjectsSubmissions: Array<Submission>;
  /** Invitations to submit to positions that still take submissions, of talent who have not submitted: the earliest deadline first, at most 100. The caller's own; for an agent those of all linked talent. */
  getOpenInvitations: Array<Invitation>;
  /** Submissions that wait for a response of the talent side to an audition request, an avail check or an offer: the earliest expiry first, then the nearest audition or day. The caller's own; for an agent those of all linked talent; for a company those to it. */
  getOpenRequests: OpenRequestsPage;
  /** The groups of a position with the number of people in each; its company and admins. */
  getPositionGroups: Array<Group>;
  /** One person's submission to a position. */
  getPositionSubmission?: Maybe<Submission>;
  /** Submissions to a position: all for its company and admins; talent and agents read their own. */
  getPositionSubmissions: SubmissionsPage;
  /** Submissions to a position in a private group; its company and admins. */
  getPositionSubmissionsByBookingGroup: Array<Submission>;
  /** Submissions to a position in a state or a stage; its company and admins. */
  getPositionSubmissionsByBookingStatus: Array<Submission>;
  /** One person's newest submission to a project; RoleSubmissions contains the person's others in it. */
  getProjectSubmissionById?: Maybe<Submission>;
  /** Submissions by the stage that they are at in talent's words, with counts per stage: the caller's own; for an agent those of all linked talent. */
  getSubmissionsByStage: SubmissionsByStagePage;
  /** A person's submissions by project, the newest of each: the caller's own or those of linked talent; for producers those to their company. */
  getUserProjectSubmissions: Array<Submission>;
  /** A person's submissions, newest first; for an agent without UserId those of all linked talent. */
  getUserSubmissions: Array<Submission>;
  /** Who is waiting for a place in an audition slot, in the order in which places are offered; its company and admins. */
  getWaitingList: Array<WaitingPlace>;
};


export type QueryGetAuditionsToHandleArgs = {
  criteria: AuditionsToHandleCriteria;
};


export type QueryGetBookedSubmissionsArgs = {
  criteria: BookedSubmissionsCriteria;
};


export type QueryGetBookingJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetCalendarArgs = {
  criteria: CalendarCriteria;
};


export type QueryGetGroupArgs = {
  groupId: Scalars['ID']['input'];
  projectId: Scalars['ID']['input'];
};


export type QueryGetGroupUsersArgs = {
  criteria: GroupUsersCriteria;
};


export type QueryGetLatestProjectsSubmissionsArgs = {
  ProjectId: Scalars['ID']['input'];
};


export type QueryGetOpenRequestsArgs = {
  criteria: OpenRequestsCriteria;
};


export type QueryGetPositionGroupsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  positionId: Scalars['ID']['input'];
};


export type QueryGetPositionSubmissionArgs = {
  RoleId: Scalars['ID']['input'];
  UserId: Scalars['ID']['input'];
};


export type QueryGetPositionSubmissionsArgs = {
  criteria: PositionSubmissionsCriteria;
};


export type QueryGetPositionSubmissionsByBookingGroupArgs = {
  criteria: PositionGroupCriteria;
};


export type QueryGetPositionSubmissionsByBookingStatusArgs = {
  criteria: PositionStatusCriteria;
};


export type QueryGetProjectSubmissionByIdArgs = {
  ProjectId: Scalars['ID']['input'];
  UserId: Scalars['ID']['input'];
};


export type QueryGetSubmissionsByStageArgs = {
  criteria: StageCriteria;
};


export type QueryGetUserProjectSubmissionsArgs = {
  After?: InputMaybe<Scalars['String']['input']>;
  Page?: InputMaybe<Scalars['Int']['input']>;
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  UserId: Scalars['ID']['input'];
};


export type QueryGetUserSubmissionsArgs = {
  criteria: UserSubmissionsCriteria;
};


export type QueryGetWaitingListArgs = {
  criteria: WaitingListCriteria;
};

/** Someone to release. */
export type ReleaseInput = {
  /** Whether it is for weather or another cause beyond control, which the recorded terms may treat apart. */
  BeyondControl?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is paid on cancellation; required from a booking that recorded no cancellation terms. */
  CancellationTerms?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** The reason; required from a booking. */
  Reason?: InputMaybe<Scalars['String']['input']>;
  /** Key of the submission. */
  SK: Scalars['ID']['input'];
};

/** A response to a request. */
export type RequestAnswerInput = {
  /** Free, NotFree or Conditional about dates; Accept or Decline an offer; TakeBack within ten minutes of a yes to a hold or an offer. */
  Answer?: InputMaybe<Scalars['String']['input']>;
  /** At most 2,000 characters; required for Conditional. */
  Note?: InputMaybe<Scalars['String']['input']>;
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** Key of the submission. */
  SK: Scalars['ID']['input'];
  /** TermsVersion of the request that was shown: if another one is in force meanwhile, the response is refused with TERMS_CHANGED. Without it the response is to the one in force. */
  TermsVersion?: InputMaybe<Scalars['ID']['input']>;
};

/** Submissions of a stage. */
export type StageCount = {
  __typename?: 'StageCount';
  /** How many. */
  Count: Scalars['Int']['output'];
  /** New, Viewed, Selected, Audition, Callback, Avail, Booked or Out. */
  Stage: Scalars['String']['output'];
};

/** Whose submissions, and at which stage. */
export type StageCriteria = {
  /** Cursor of the last record of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Changed (the newest first), Deadline (the earliest first) or Role (by name). */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Open, Submitted, Seen, Consideration, Audition, Availability, Booked or Past; by default all. */
  Stage?: InputMaybe<Scalars['String']['input']>;
  /** Words that occur in the name of the position, the project or the talent. */
  Text?: InputMaybe<Scalars['String']['input']>;
  /** Key of a talent: the caller, for an agent a linked talent, for a producer someone submitted to their company, for an admin anyone. By default the caller; for an agent all linked talent. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** A person put forward for a position. */
export type Submission = {
  __typename?: 'Submission';
  /** Cursor for the records after it in its list; null outside a list. */
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
  /** Whether the person's account is suspended or closed; null for the company. */
  AccountHidden?: Maybe<Scalars['Boolean']['output']>;
  /** Slot of the current round; company, submitter and agent. */
  Audition?: Maybe<AuditionTime>;
  /** Code that people give at the door; company and admin. */
  AuditionDoorCode?: Maybe<Scalars['String']['output']>;
  /** When the invitation expires. */
  AuditionExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Slot of the current round. */
  AuditionId?: Maybe<Scalars['ID']['output']>;
  /** Casting's message with the request. */
  AuditionMessage?: Maybe<Scalars['String']['output']>;
  /** Number of places in the slot that are still open to this person: 0 if it is full, or if its last places go to its line; who has the others is never disclosed. Null without an open audition request, while a place is held for this person, and for a canceled or past slot. */
  AuditionPlacesLeft?: Maybe<Scalars['Int']['output']>;
  /** Offered, ChangeRequested, Confirmed, CheckedIn, Done, NoShow, Declined, Cancelled or Expired. */
  AuditionStatus?: Maybe<Scalars['String']['output']>;
  /** True only in state Booked. */
  Booked: Scalars['Boolean']['output'];
  /** Its status. */
  BookingStatus: BookingStatus;
  /** What else the person has at the time of the audition, or on the dates of the request; without a request, on the days of filming that a booking would take. At most 20; null if more days are named than can be compared. */
  Clashes?: Maybe<Array<Clash>>;
  /** Note to casting, at most 2,000 characters. */
  Comments?: Maybe<Scalars['String']['output']>;
  /** Who sent it: talent or an agent. */
  CreatedBy?: Maybe<User>;
  /** Given name, as last known. */
  FirstName?: Maybe<Scalars['String']['output']>;
  /** How well the talent fits the position, criterion by criterion. */
  Fit?: Maybe<Fit>;
  /** The company's private groups; company and admin. */
  Groups?: Maybe<Array<SubmissionGroup>>;
  /** What happened, oldest first. */
  History: Array<SubmissionMove>;
  /** Family name, as last known. */
  LastName?: Maybe<Scalars['String']['output']>;
  /** The company's private notes, oldest first; company and admin. */
  Notes?: Maybe<Array<SubmissionNote>>;
  /** What casting waits for the talent side to respond to; null if nothing, while the person is in line for the offered slot, and in a closed project. */
  OpenRequest?: Maybe<OpenRequest>;
  /** Other positions of the same project that this person is submitted to; company and admin. */
  OtherRoles?: Maybe<Array<SubmissionPosition>>;
  /** What the talent side wants instead of the offered time; null unless AuditionStatus is ChangeRequested. */
  OtherTime?: Maybe<OtherTime>;
  /** Whether clashes know the days that the person booked out; false while these cannot be read. For the days of Clashes; null where they are. */
  OwnDaysChecked?: Maybe<Scalars['Boolean']['output']>;
  /** Photo chosen by the talent side; null if none was chosen or it is gone, in which case the headshot is shown. */
  Photo?: Maybe<MediaItem>;
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
  /** Reel chosen by the talent side; null if none was chosen or it is gone. */
  Reel?: Maybe<MediaItem>;
  /** Who represents the talent: of a submission that an agent sent, the company that the agent worked for then, or the agent. */
  RepresentationName?: Maybe<Scalars['String']['output']>;
  /** The last avail check or offer, whatever its outcome; of a direct booking the days that it keeps. */
  Request?: Maybe<BookingRequest>;
  /** Key of the position. */
  RoleId: Scalars['ID']['output'];
  /** All submissions of this person to the same project, including this one, newest first. */
  RoleSubmissions: Array<Submission>;
  /** Round of auditions, from 1. */
  Round: Scalars['Int']['output'];
  /** When the talent side agreed to the role's nudity and adult scenes; null if it had none. */
  ScenesAgreedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Social media. */
  SocialMedia?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  SubmissionDate: Scalars['DateTime']['output'];
  /** Until when the booking or the pass can be called back by setting the state before it; then it is announced to the talent side. Null once it was announced, or if nothing is pending. Company and admin. */
  UndoUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When it last changed. */
  UpdatedAt: Scalars['DateTime']['output'];
  /** The talent. */
  User?: Maybe<User>;
  /** Key of the talent. */
  UserId: Scalars['ID']['output'];
  /** Rises by one with every change. */
  Version: Scalars['Int']['output'];
  /** When casting first opened it. */
  ViewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Names of the operations that the caller may call on this submission now. */
  ViewerCan: Array<Scalars['String']['output']>;
  /** The slot that the talent is waiting for, and the place in line; null if not in a line. */
  Waiting?: Maybe<WaitingPlace>;
  /** Website. */
  Website?: Maybe<Scalars['String']['output']>;
  /** The days that a booking takes: those of the request, otherwise those of the breakdown that are ahead; none if it has none. */
  WorkDays: Array<Scalars['LocalDate']['output']>;
};


/** Fields of a submission. */
export type SubmissionDataClashesArgs = {
  Dates?: InputMaybe<Array<Scalars['LocalDate']['input']>>;
};


/** Fields of a submission. */
export type SubmissionDataOwnDaysCheckedArgs = {
  Dates?: InputMaybe<Array<Scalars['LocalDate']['input']>>;
};

/** A value, and how many people have it. */
export type SubmissionFacetValue = {
  __typename?: 'SubmissionFacetValue';
  /** How many people have it. */
  Count: Scalars['Int']['output'];
  /** The value. */
  Value: Scalars['String']['output'];
};

/** Values by which the people submitted to a position can be filtered; at most the 100 most frequent of each kind. */
export type SubmissionFacets = {
  __typename?: 'SubmissionFacets';
  /** Ages that they can play. */
  AgeRanges: Array<SubmissionFacetValue>;
  /** Agents as the submissions name them. */
  Agents: Array<SubmissionFacetValue>;
  /** Number of submissions that name no agent. */
  NoAgent: Scalars['Int']['output'];
  /** Number of people in no union. */
  NoUnion: Scalars['Int']['output'];
  /** Unions that they are members of. */
  Unions: Array<SubmissionFacetValue>;
};

/** A private group of a company. */
export type SubmissionGroup = {
  __typename?: 'SubmissionGroup';
  /** Its description. */
  Description?: Maybe<Scalars['String']['output']>;
  /** GROUP#1 to GROUP#5, or GROUP#<id>. */
  GroupId: Scalars['ID']['output'];
  /** Its name. */
  Name: Scalars['String']['output'];
};

/** A submission to make. */
export type SubmissionInput = {
  /** Repeats of the same submission return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Note to casting, at most 2,000 characters. */
  Comments?: InputMaybe<Scalars['String']['input']>;
  /** Key of a photo of the talent; by default the headshot is shown. */
  PhotoId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of a reel of the talent. */
  ReelId?: InputMaybe<Scalars['ID']['input']>;
  /** Who represents the talent; of a submission by an agent, their link says it. */
  RepresentationName?: InputMaybe<Scalars['String']['input']>;
  /** Key of the position. */
  RoleId?: InputMaybe<Scalars['ID']['input']>;
  /** True if the talent has read the nudity and adult scenes that the role describes and agrees to them; required for such a role. */
  ScenesAgreed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Social media. */
  SocialMedia?: InputMaybe<Scalars['String']['input']>;
  /** Key of the talent; the caller unless an agent submits. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
  /** Website, https. */
  Website?: InputMaybe<Scalars['String']['input']>;
};

/** Keys of a submission. */
export type SubmissionKeyInput = {
  /** Key of the project. */
  PK: Scalars['ID']['input'];
  /** Key of the submission. */
  SK: Scalars['ID']['input'];
  /** Key of the submitter. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** A move of a submission. */
export type SubmissionMove = {
  __typename?: 'SubmissionMove';
  /** When. */
  At: Scalars['DateTime']['output'];
  /** Who made it; company and admin. Null if it happened by itself. */
  By?: Maybe<User>;
  /** Why the person was booked over days on which they have something else; company and admin. */
  ClashReason?: Maybe<Scalars['String']['output']>;
  /** Of a release from a booking: what its cancellation terms said was due; null if it recorded none that could be counted. */
  Due?: Maybe<CancellationDue>;
  /** From state; null at the start. */
  From?: Maybe<BookingStatus>;
  /** The reason, if one was given. */
  Reason?: Maybe<Scalars['String']['output']>;
  /** To state. */
  To: BookingStatus;
};

/** A company's private note on a submission. */
export type SubmissionNote = {
  __typename?: 'SubmissionNote';
  /** When it was written. */
  CreateDate: Scalars['DateTime']['output'];
  /** Who wrote it. */
  CreatedBy?: Maybe<User>;
  /** NOTE#<id> */
  NoteId: Scalars['ID']['output'];
  /** Its text. */
  Text: Scalars['String']['output'];
  /** When it was last changed. */
  UpdateDate: Scalars['DateTime']['output'];
};

/** The result for one item of a bulk call. */
export type SubmissionOutcome = {
  __typename?: 'SubmissionOutcome';
  /** Code of the failure of a skipped item. */
  Code?: Maybe<Scalars['String']['output']>;
  /** Key of the item, as in the call. */
  Key: Scalars['ID']['output'];
  /** The reason, in English. */
  Message?: Maybe<Scalars['String']['output']>;
  /** Rule of the failure. */
  Rule?: Maybe<Scalars['String']['output']>;
  /** The state that prevented it. */
  State?: Maybe<Scalars['String']['output']>;
  /** Done or Skipped. */
  Status: Scalars['String']['output'];
};

/** The position of a submission. */
export type SubmissionPosition = {
  __typename?: 'SubmissionPosition';
  /** Its name, as last known. */
  Name?: Maybe<Scalars['String']['output']>;
  /** Key of the position. */
  PositionId: Scalars['ID']['output'];
  /** The position itself, if the caller may see it. */
  Record?: Maybe<Position>;
};

/** The project of a submission. */
export type SubmissionProject = {
  __typename?: 'SubmissionProject';
  /** Its name, as last known. */
  Name?: Maybe<Scalars['String']['output']>;
  /** Key of the project. */
  ProjectId: Scalars['ID']['output'];
  /** The project itself, if the caller may open it. */
  Record?: Maybe<Project>;
};

/** A page of submissions at a stage, in talent's words. */
export type SubmissionsByStagePage = {
  __typename?: 'SubmissionsByStagePage';
  /** Cursor of the next page; null at the end. */
  After?: Maybe<Scalars['String']['output']>;
  /** For each person of whom any waits for a response, how many wait and until when; of those that match the text, regardless of Stage and page. */
  Awaited: Array<UserAwaited>;
  /** Whether there are more than the counts say. */
  CountsAreFloors: Scalars['Boolean']['output'];
  /** How many that match the text are at each stage, Open first; regardless of Stage. */
  Stages: Array<TalentStageCount>;
  /** The submissions. */
  Submissions: Array<Submission>;
  /** The same for each person who has any. */
  Users: Array<UserStageCounts>;
};

/** A page of submissions. */
export type SubmissionsPage = {
  __typename?: 'SubmissionsPage';
  /** Cursor of the next page; null at the end. */
  After?: Maybe<Scalars['String']['output']>;
  /** Counts by stage for the whole position, regardless of filters; company and admin. */
  Counters?: Maybe<Array<StageCount>>;
  /** Values by which the whole position can be filtered, regardless of filters; company and admin, null while unavailable. */
  Facets?: Maybe<SubmissionFacets>;
  /** The submissions. */
  Submissions: Array<Submission>;
  /** Total number that the caller may see. */
  Total: Scalars['Int']['output'];
  /** Whether there are more than Total says. */
  TotalIsFloor: Scalars['Boolean']['output'];
};

/** Submissions at a stage, in talent's words. */
export type TalentStageCount = {
  __typename?: 'TalentStageCount';
  /** How many. */
  Count: Scalars['Int']['output'];
  /** Open (everything that casting has yet to decide), Submitted, Seen, Consideration, Audition, Availability, Booked or Past. */
  Stage: Scalars['String']['output'];
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

/** What waits for a response of a person to an audition request, an avail check or an offer. */
export type UserAwaited = {
  __typename?: 'UserAwaited';
  /** How many. */
  Count: Scalars['Int']['output'];
  /** When the first of them ends; null if none does. */
  Until?: Maybe<Scalars['DateTime']['output']>;
  /** Key of the person. */
  UserId: Scalars['ID']['output'];
};

/** Fields of a member; each service adds those it keeps, and a field outside the caller's view is null. */
export type UserData = {
  __typename?: 'UserData';
  /** Number of submissions; agent, self and admin. */
  Submissions?: Maybe<Scalars['Int']['output']>;
};

/** Submissions of a person by stage. */
export type UserStageCounts = {
  __typename?: 'UserStageCounts';
  /** How many are at each stage, Open first. */
  Stages: Array<TalentStageCount>;
  /** Key of the person. */
  UserId: Scalars['ID']['output'];
};

/** Criteria of a talent's submissions. */
export type UserSubmissionsCriteria = {
  /** Cursor of the last record of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Key of a project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states or stages. */
  Status?: InputMaybe<Array<Scalars['String']['input']>>;
  /** By default the caller; for an agent all linked talent. */
  UserId?: InputMaybe<Scalars['ID']['input']>;
};

/** Criteria of the people waiting for a slot. */
export type WaitingListCriteria = {
  /** Cursor of the last record of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** Key of the slot. */
  AuditionId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Key of the project. */
  ProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Line. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
};

/** A place in the line for an audition slot. */
export type WaitingPlace = {
  __typename?: 'WaitingPlace';
  /** The slot. */
  Audition?: Maybe<AuditionTime>;
  /** Key of the slot. */
  AuditionId: Scalars['ID']['output'];
  /** Cursor for the places behind it in its list; null outside a list. */
  Cursor?: Maybe<Scalars['String']['output']>;
  /** Until when a freed place is held for this person; null while they are waiting. */
  HeldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** 1 for the person who is offered the next place; null for someone with a held place. */
  Place?: Maybe<Scalars['Int']['output']>;
  /** Since when. */
  Since: Scalars['DateTime']['output'];
  /** The submission. */
  Submission?: Maybe<Submission>;
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
  Submission: Submission;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AuditionTime:
    ( { __typename: 'AuditionTime' }
    & GraphQLRecursivePick<FederationTypes['AuditionTime'], {"PK":true,"SK":true}> );
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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AuditionTime: ResolverTypeWrapper<SlotRef>;
  AuditionTimeData: ResolverTypeWrapper<SlotRef>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AuditionsToHandleCriteria: AuditionsToHandleCriteria;
  AuditionsToHandlePage: ResolverTypeWrapper<VisibleTasks>;
  AutomaticAnswersInput: AutomaticAnswersInput;
  AvailRequestInput: AvailRequestInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  BookedSubmissionsCriteria: BookedSubmissionsCriteria;
  BookingJob: ResolverTypeWrapper<BookingJobModel>;
  BookingJobData: ResolverTypeWrapper<BookingJobModel>;
  BookingRequest: ResolverTypeWrapper<RankedRequest>;
  BookingStatus: BookingStatus;
  BookingsStatus: ResolverTypeWrapper<Omit<BookingsStatus, 'Results'> & { Results: Array<ResolversTypes['SubmissionOutcome']> }>;
  CalendarCriteria: CalendarCriteria;
  CalendarEntry: ResolverTypeWrapper<ListedEntry>;
  CalendarFeed: ResolverTypeWrapper<Feed>;
  CancellationDue: ResolverTypeWrapper<DueOnCancellation>;
  CancellationInput: CancellationInput;
  CancellationStep: ResolverTypeWrapper<RecordedStep>;
  CancellationStepInput: CancellationStepInput;
  CancellationTerms: ResolverTypeWrapper<RecordedCancellation>;
  CancelledDay: ResolverTypeWrapper<DueDay>;
  Clash: ResolverTypeWrapper<KnownClash>;
  ClientFit: ResolverTypeWrapper<ListedClient>;
  ClientFits: ResolverTypeWrapper<ClientFitsModel>;
  DateRank: ResolverTypeWrapper<RankedDay>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Fit: ResolverTypeWrapper<FitModel>;
  FitCriterion: ResolverTypeWrapper<Criterion>;
  FitVerdict: FitVerdict;
  Group: ResolverTypeWrapper<CountedGroup>;
  GroupChangeInput: GroupChangeInput;
  GroupData: ResolverTypeWrapper<CountedGroup>;
  GroupInput: GroupInput;
  GroupUser: ResolverTypeWrapper<ListedGroupMember>;
  GroupUserData: ResolverTypeWrapper<ListedGroupMember>;
  GroupUserInput: GroupUserInput;
  GroupUsersCriteria: GroupUsersCriteria;
  GroupUsersInput: GroupUsersInput;
  GroupUsersResult: ResolverTypeWrapper<Omit<GroupUsersResult, 'Results' | 'Users'> & { Results: Array<ResolversTypes['SubmissionOutcome']>, Users: Array<ResolversTypes['GroupUser']> }>;
  Invitation: ResolverTypeWrapper<PositionInvitation>;
  InvitationData: ResolverTypeWrapper<PositionInvitation>;
  InvitationInput: InvitationInput;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  MatchingCriteria: MatchingCriteria;
  MediaItem: ResolverTypeWrapper<MediaItem>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NoteInput: NoteInput;
  NoteKeyInput: NoteKeyInput;
  OfferInput: OfferInput;
  OpenRequest: ResolverTypeWrapper<OpenRequestModel>;
  OpenRequestsCriteria: OpenRequestsCriteria;
  OpenRequestsPage: ResolverTypeWrapper<VisibleRequests>;
  OperationStatus: ResolverTypeWrapper<OperationStatus>;
  OtherTime: ResolverTypeWrapper<Omit<OtherTime, 'Auditions'> & { Auditions: Array<ResolversTypes['AuditionTime']> }>;
  Position: ResolverTypeWrapper<PositionRef>;
  PositionData: ResolverTypeWrapper<PositionRef>;
  PositionGroupCriteria: PositionGroupCriteria;
  PositionStatusCriteria: PositionStatusCriteria;
  PositionSubmissionsCriteria: PositionSubmissionsCriteria;
  Project: ResolverTypeWrapper<Project>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReleaseInput: ReleaseInput;
  RequestAnswerInput: RequestAnswerInput;
  StageCount: ResolverTypeWrapper<StageCountModel>;
  StageCriteria: StageCriteria;
  Submission: ResolverTypeWrapper<VisibleSubmission>;
  SubmissionData: ResolverTypeWrapper<VisibleSubmission>;
  SubmissionFacetValue: ResolverTypeWrapper<FacetValue>;
  SubmissionFacets: ResolverTypeWrapper<SubmissionFacetsModel>;
  SubmissionGroup: ResolverTypeWrapper<GroupModel>;
  SubmissionInput: SubmissionInput;
  SubmissionKeyInput: SubmissionKeyInput;
  SubmissionMove: ResolverTypeWrapper<Move>;
  SubmissionNote: ResolverTypeWrapper<Note>;
  SubmissionOutcome: ResolverTypeWrapper<WireItem>;
  SubmissionPosition: ResolverTypeWrapper<PositionRef>;
  SubmissionProject: ResolverTypeWrapper<ProjectRef>;
  SubmissionsByStagePage: ResolverTypeWrapper<SubmissionsByStage>;
  SubmissionsPage: ResolverTypeWrapper<VisiblePage>;
  TalentStageCount: ResolverTypeWrapper<StageTotal>;
  User: ResolverTypeWrapper<UserRef>;
  UserAwaited: ResolverTypeWrapper<AwaitedCount>;
  UserData: ResolverTypeWrapper<UserRef>;
  UserStageCounts: ResolverTypeWrapper<UserStageTotals>;
  UserSubmissionsCriteria: UserSubmissionsCriteria;
  WaitingListCriteria: WaitingListCriteria;
  WaitingPlace: ResolverTypeWrapper<ListedPlace>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AuditionRequestInput: AuditionRequestInput;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  AuditionTime: SlotRef;
  AuditionTimeData: SlotRef;
  Int: Scalars['Int']['output'];
  AuditionsToHandleCriteria: AuditionsToHandleCriteria;
  AuditionsToHandlePage: VisibleTasks;
  AutomaticAnswersInput: AutomaticAnswersInput;
  AvailRequestInput: AvailRequestInput;
  Float: Scalars['Float']['output'];
  BookedSubmissionsCriteria: BookedSubmissionsCriteria;
  BookingJob: BookingJobModel;
  BookingJobData: BookingJobModel;
  BookingRequest: RankedRequest;
  BookingsStatus: Omit<BookingsStatus, 'Results'> & { Results: Array<ResolversParentTypes['SubmissionOutcome']> };
  CalendarCriteria: CalendarCriteria;
  CalendarEntry: ListedEntry;
  CalendarFeed: Feed;
  CancellationDue: DueOnCancellation;
  CancellationInput: CancellationInput;
  CancellationStep: RecordedStep;
  CancellationStepInput: CancellationStepInput;
  CancellationTerms: RecordedCancellation;
  CancelledDay: DueDay;
  Clash: KnownClash;
  ClientFit: ListedClient;
  ClientFits: ClientFitsModel;
  DateRank: RankedDay;
  DateTime: Scalars['DateTime']['output'];
  Fit: FitModel;
  FitCriterion: Criterion;
  Group: CountedGroup;
  GroupChangeInput: GroupChangeInput;
  GroupData: CountedGroup;
  GroupInput: GroupInput;
  GroupUser: ListedGroupMember;
  GroupUserData: ListedGroupMember;
  GroupUserInput: GroupUserInput;
  GroupUsersCriteria: GroupUsersCriteria;
  GroupUsersInput: GroupUsersInput;
  GroupUsersResult: Omit<GroupUsersResult, 'Results' | 'Users'> & { Results: Array<ResolversParentTypes['SubmissionOutcome']>, Users: Array<ResolversParentTypes['GroupUser']> };
  Invitation: PositionInvitation;
  InvitationData: PositionInvitation;
  InvitationInput: InvitationInput;
  LocalDate: Scalars['LocalDate']['output'];
  MatchingCriteria: MatchingCriteria;
  MediaItem: MediaItem;
  Mutation: Record<PropertyKey, never>;
  NoteInput: NoteInput;
  NoteKeyInput: NoteKeyInput;
  OfferInput: OfferInput;
  OpenRequest: OpenRequestModel;
  OpenRequestsCriteria: OpenRequestsCriteria;
  OpenRequestsPage: VisibleRequests;
  OperationStatus: OperationStatus;
  OtherTime: Omit<OtherTime, 'Auditions'> & { Auditions: Array<ResolversParentTypes['AuditionTime']> };
  Position: PositionRef;
  PositionData: PositionRef;
  PositionGroupCriteria: PositionGroupCriteria;
  PositionStatusCriteria: PositionStatusCriteria;
  PositionSubmissionsCriteria: PositionSubmissionsCriteria;
  Project: Project;
  Query: Record<PropertyKey, never>;
  ReleaseInput: ReleaseInput;
  RequestAnswerInput: RequestAnswerInput;
  StageCount: StageCountModel;
  StageCriteria: StageCriteria;
  Submission: VisibleSubmission;
  SubmissionData: VisibleSubmission;
  SubmissionFacetValue: FacetValue;
  SubmissionFacets: SubmissionFacetsModel;
  SubmissionGroup: GroupModel;
  SubmissionInput: SubmissionInput;
  SubmissionKeyInput: SubmissionKeyInput;
  SubmissionMove: Move;
  SubmissionNote: Note;
  SubmissionOutcome: WireItem;
  SubmissionPosition: PositionRef;
  SubmissionProject: ProjectRef;
  SubmissionsByStagePage: SubmissionsByStage;
  SubmissionsPage: VisiblePage;
  TalentStageCount: StageTotal;
  User: UserRef;
  UserAwaited: AwaitedCount;
  UserData: UserRef;
  UserStageCounts: UserStageTotals;
  UserSubmissionsCriteria: UserSubmissionsCriteria;
  WaitingListCriteria: WaitingListCriteria;
  WaitingPlace: ListedPlace;
};

export type AuditionTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditionTime'] = ResolversParentTypes['AuditionTime'], FederationReferenceType extends FederationReferenceTypes['AuditionTime'] = FederationReferenceTypes['AuditionTime']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AuditionTime']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Data?: Resolver<ResolversTypes['AuditionTimeData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AuditionTimeDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditionTimeData'] = ResolversParentTypes['AuditionTimeData']> = {
  PlacesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AuditionsToHandlePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditionsToHandlePage'] = ResolversParentTypes['AuditionsToHandlePage']> = {
  After?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Submissions?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  TotalIsFloor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BookingJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingJob'] = ResolversParentTypes['BookingJob']> = {
  Data?: Resolver<ResolversTypes['BookingJobData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BookingJobDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingJobData'] = ResolversParentTypes['BookingJobData']> = {
  CreateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  FinishDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Results?: Resolver<Array<ResolversTypes['SubmissionOutcome']>, ParentType, ContextType>;
  Skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookingRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingRequest'] = ResolversParentTypes['BookingRequest']> = {
  Answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  AnsweredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  CallBackUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Cancellation?: Resolver<Maybe<ResolversTypes['CancellationTerms']>, ParentType, ContextType>;
  CancellationDue?: Resolver<Maybe<ResolversTypes['CancellationDue']>, ParentType, ContextType, Partial<BookingRequestCancellationDueArgs>>;
  CreateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Dates?: Resolver<Array<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  DecideBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Fee?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  FeeUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Ranks?: Resolver<Array<ResolversTypes['DateRank']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Terms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  TermsVersion?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BookingsStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingsStatus'] = ResolversParentTypes['BookingsStatus']> = {
  Results?: Resolver<Array<ResolversTypes['SubmissionOutcome']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CalendarEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarEntry'] = ResolversParentTypes['CalendarEntry']> = {
  AllDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  EndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Position?: Resolver<Maybe<ResolversTypes['SubmissionPosition']>, ParentType, ContextType>;
  Project?: Resolver<ResolversTypes['SubmissionProject'], ParentType, ContextType>;
  StartsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Submission?: Resolver<Maybe<ResolversTypes['Submission']>, ParentType, ContextType>;
  Tentative?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  Zone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  CreateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CancellationDueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancellationDue'] = ResolversParentTypes['CancellationDue']> = {
  Amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  BeyondControl?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Days?: Resolver<Array<ResolversTypes['CancelledDay']>, ParentType, ContextType>;
};

export type CancellationStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancellationStep'] = ResolversParentTypes['CancellationStep']> = {
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  From?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  MaxDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  MinDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CancellationTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancellationTerms'] = ResolversParentTypes['CancellationTerms']> = {
  Agreement?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  BeyondControlPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  CallTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  MayCancel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Per?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Since?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Steps?: Resolver<Array<ResolversTypes['CancellationStep']>, ParentType, ContextType>;
  Text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelledDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelledDay'] = ResolversParentTypes['CancelledDay']> = {
  Date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  Percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClashResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Clash'] = ResolversParentTypes['Clash']> = {
  Date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Position?: Resolver<Maybe<ResolversTypes['SubmissionPosition']>, ParentType, ContextType>;
  Project?: Resolver<Maybe<ResolversTypes['SubmissionProject']>, ParentType, ContextType>;
  StartsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ClientFitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientFit'] = ResolversParentTypes['ClientFit']> = {
  Fit?: Resolver<Maybe<ResolversTypes['Fit']>, ParentType, ContextType>;
  Submission?: Resolver<Maybe<ResolversTypes['Submission']>, ParentType, ContextType>;
  Talent?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ClientFitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientFits'] = ResolversParentTypes['ClientFits']> = {
  Clients?: Resolver<Array<ResolversTypes['ClientFit']>, ParentType, ContextType, Partial<ClientFitsClientsArgs>>;
  Fitting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DateRankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DateRank'] = ResolversParentTypes['DateRank']> = {
  Date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  Rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Taken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type GroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  Data?: Resolver<ResolversTypes['GroupData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GroupDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupData'] = ResolversParentTypes['GroupData']> = {
  CreateDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  CreatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  Description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  NumberUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Position?: Resolver<Maybe<ResolversTypes['SubmissionPosition']>, ParentType, ContextType>;
  Project?: Resolver<ResolversTypes['SubmissionProject'], ParentType, ContextType>;
  UpdateDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GroupUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupUser'] = ResolversParentTypes['GroupUser']> = {
  Cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Data?: Resolver<ResolversTypes['GroupUserData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GroupUserDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupUserData'] = ResolversParentTypes['GroupUserData']> = {
  AddedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  FirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Group?: Resolver<ResolversTypes['SubmissionGroup'], ParentType, ContextType>;
  LastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ProfileImage?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  ProfileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Submission?: Resolver<Maybe<ResolversTypes['Submission']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GroupUsersResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupUsersResult'] = ResolversParentTypes['GroupUsersResult']> = {
  Results?: Resolver<Array<ResolversTypes['SubmissionOutcome']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Users?: Resolver<Array<ResolversTypes['GroupUser']>, ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  Data?: Resolver<ResolversTypes['InvitationData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type InvitationDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationData'] = ResolversParentTypes['InvitationData']> = {
  CreateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  FirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  LastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Position?: Resolver<ResolversTypes['SubmissionPosition'], ParentType, ContextType>;
  Project?: Resolver<ResolversTypes['SubmissionProject'], ParentType, ContextType>;
  SubmissionsDueBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MediaItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addBookingGroupUser?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationAddBookingGroupUserArgs, 'GroupId' | 'PK' | 'SK'>>;
  addGroupUser?: Resolver<ResolversTypes['GroupUsersResult'], ParentType, ContextType, RequireFields<MutationAddGroupUserArgs, 'groupUser'>>;
  addGroupUsers?: Resolver<ResolversTypes['GroupUsersResult'], ParentType, ContextType, RequireFields<MutationAddGroupUsersArgs, 'groupUsers'>>;
  answerRequest?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationAnswerRequestArgs, 'answer'>>;
  bookMatching?: Resolver<ResolversTypes['BookingJob'], ParentType, ContextType, RequireFields<MutationBookMatchingArgs, 'criteria' | 'status'>>;
  cancelAudition?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationCancelAuditionArgs, 'pK' | 'sK'>>;
  checkIn?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationCheckInArgs, 'pK' | 'sK'>>;
  confirmAudition?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationConfirmAuditionArgs, 'auditionId' | 'pK' | 'sK'>>;
  createCalendarFeed?: Resolver<ResolversTypes['CalendarFeed'], ParentType, ContextType>;
  createGroup?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'group'>>;
  deleteBookingGroupUser?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationDeleteBookingGroupUserArgs, 'GroupId' | 'PK' | 'SK'>>;
  deleteGroupUser?: Resolver<ResolversTypes['GroupUsersResult'], ParentType, ContextType, RequireFields<MutationDeleteGroupUserArgs, 'groupUser'>>;
  deleteGroupUsers?: Resolver<ResolversTypes['GroupUsersResult'], ParentType, ContextType, RequireFields<MutationDeleteGroupUsersArgs, 'groupUsers'>>;
  deleteNote?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationDeleteNoteArgs, 'note'>>;
  disputeNoShow?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationDisputeNoShowArgs, 'pK' | 'sK'>>;
  inviteToPosition?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType, RequireFields<MutationInviteToPositionArgs, 'invitation'>>;
  joinWaitingList?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationJoinWaitingListArgs, 'auditionId' | 'pK' | 'sK'>>;
  leaveWaitingList?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationLeaveWaitingListArgs, 'pK' | 'sK'>>;
  makeOffer?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationMakeOfferArgs, 'offer'>>;
  projectSubmissionBookResponse?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationProjectSubmissionBookResponseArgs, 'Booked' | 'PK' | 'SK' | 'UserId'>>;
  projectSubmissionsBooking?: Resolver<ResolversTypes['BookingsStatus'], ParentType, ContextType, RequireFields<MutationProjectSubmissionsBookingArgs, 'status' | 'submissions'>>;
  recordNoShow?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationRecordNoShowArgs, 'pK' | 'sK'>>;
  releaseSubmission?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationReleaseSubmissionArgs, 'release'>>;
  requestAnotherTime?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationRequestAnotherTimeArgs, 'pK' | 'sK'>>;
  requestAudition?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationRequestAuditionArgs, 'request'>>;
  requestAvail?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationRequestAvailArgs, 'request'>>;
  revokeCalendarFeed?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType>;
  saveNote?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationSaveNoteArgs, 'note'>>;
  setAutomaticAnswers?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationSetAutomaticAnswersArgs, 'answers'>>;
  submitToPosition?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationSubmitToPositionArgs, 'submission'>>;
  updateBookingStatus?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType, RequireFields<MutationUpdateBookingStatusArgs, 'pK' | 'sK' | 'status'>>;
  updateGroup?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<MutationUpdateGroupArgs, 'group'>>;
  withdrawSubmission?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationWithdrawSubmissionArgs, 'pK' | 'sK'>>;
};

export type OpenRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenRequest'] = ResolversParentTypes['OpenRequest']> = {
  ExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenRequestsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenRequestsPage'] = ResolversParentTypes['OpenRequestsPage']> = {
  After?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Submissions?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  TotalIsFloor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OperationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationStatus'] = ResolversParentTypes['OperationStatus']> = {
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OtherTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtherTime'] = ResolversParentTypes['OtherTime']> = {
  Auditions?: Resolver<Array<ResolversTypes['AuditionTime']>, ParentType, ContextType>;
  Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position'], FederationReferenceType extends FederationReferenceTypes['Position'] = FederationReferenceTypes['Position']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Position']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Data?: Resolver<ResolversTypes['PositionData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PositionDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionData'] = ResolversParentTypes['PositionData']> = {
  AnswersDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  AutomaticAnswers?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ClientFits?: Resolver<Maybe<ResolversTypes['ClientFits']>, ParentType, ContextType>;
  Counters?: Resolver<Maybe<Array<ResolversTypes['StageCount']>>, ParentType, ContextType>;
  Fit?: Resolver<Maybe<ResolversTypes['Fit']>, ParentType, ContextType, Partial<PositionDataFitArgs>>;
  ViewerSubmission?: Resolver<Maybe<ResolversTypes['Submission']>, ParentType, ContextType, Partial<PositionDataViewerSubmissionArgs>>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getAuditionsToHandle?: Resolver<ResolversTypes['AuditionsToHandlePage'], ParentType, ContextType, RequireFields<QueryGetAuditionsToHandleArgs, 'criteria'>>;
  getBookedSubmissions?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType, RequireFields<QueryGetBookedSubmissionsArgs, 'criteria'>>;
  getBookingJob?: Resolver<Maybe<ResolversTypes['BookingJob']>, ParentType, ContextType, RequireFields<QueryGetBookingJobArgs, 'id'>>;
  getCalendar?: Resolver<Array<ResolversTypes['CalendarEntry']>, ParentType, ContextType, RequireFields<QueryGetCalendarArgs, 'criteria'>>;
  getCalendarFeed?: Resolver<Maybe<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  getGroup?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<QueryGetGroupArgs, 'groupId' | 'projectId'>>;
  getGroupUsers?: Resolver<Array<ResolversTypes['GroupUser']>, ParentType, ContextType, RequireFields<QueryGetGroupUsersArgs, 'criteria'>>;
  getLatestProjectsSubmissions?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType, RequireFields<QueryGetLatestProjectsSubmissionsArgs, 'ProjectId'>>;
  getOpenInvitations?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  getOpenRequests?: Resolver<ResolversTypes['OpenRequestsPage'], ParentType, ContextType, RequireFields<QueryGetOpenRequestsArgs, 'criteria'>>;
  getPositionGroups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<QueryGetPositionGroupsArgs, 'positionId'>>;
  getPositionSubmission?: Resolver<Maybe<ResolversTypes['Submission']>, ParentType, ContextType, RequireFields<QueryGetPositionSubmissionArgs, 'RoleId' | 'UserId'>>;
  getPositionSubmissions?: Resolver<ResolversTypes['SubmissionsPage'], ParentType, ContextType, RequireFields<QueryGetPositionSubmissionsArgs, 'criteria'>>;
  getPositionSubmissionsByBookingGroup?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType, RequireFields<QueryGetPositionSubmissionsByBookingGroupArgs, 'criteria'>>;
  getPositionSubmissionsByBookingStatus?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType, RequireFields<QueryGetPositionSubmissionsByBookingStatusArgs, 'criteria'>>;
  getProjectSubmissionById?: Resolver<Maybe<ResolversTypes['Submission']>, ParentType, ContextType, RequireFields<QueryGetProjectSubmissionByIdArgs, 'ProjectId' | 'UserId'>>;
  getSubmissionsByStage?: Resolver<ResolversTypes['SubmissionsByStagePage'], ParentType, ContextType, RequireFields<QueryGetSubmissionsByStageArgs, 'criteria'>>;
  getUserProjectSubmissions?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType, RequireFields<QueryGetUserProjectSubmissionsArgs, 'UserId'>>;
  getUserSubmissions?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType, RequireFields<QueryGetUserSubmissionsArgs, 'criteria'>>;
  getWaitingList?: Resolver<Array<ResolversTypes['WaitingPlace']>, ParentType, ContextType, RequireFields<QueryGetWaitingListArgs, 'criteria'>>;
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
  AccountHidden?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  Audition?: Resolver<Maybe<ResolversTypes['AuditionTime']>, ParentType, ContextType>;
  AuditionDoorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  AuditionExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  AuditionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  AuditionMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  AuditionPlacesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  AuditionStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Booked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  BookingStatus?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
  Clashes?: Resolver<Maybe<Array<ResolversTypes['Clash']>>, ParentType, ContextType, Partial<SubmissionDataClashesArgs>>;
  Comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CreatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  FirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Fit?: Resolver<Maybe<ResolversTypes['Fit']>, ParentType, ContextType>;
  Groups?: Resolver<Maybe<Array<ResolversTypes['SubmissionGroup']>>, ParentType, ContextType>;
  History?: Resolver<Array<ResolversTypes['SubmissionMove']>, ParentType, ContextType>;
  LastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Notes?: Resolver<Maybe<Array<ResolversTypes['SubmissionNote']>>, ParentType, ContextType>;
  OpenRequest?: Resolver<Maybe<ResolversTypes['OpenRequest']>, ParentType, ContextType>;
  OtherRoles?: Resolver<Maybe<Array<ResolversTypes['SubmissionPosition']>>, ParentType, ContextType>;
  OtherTime?: Resolver<Maybe<ResolversTypes['OtherTime']>, ParentType, ContextType>;
  OwnDaysChecked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, Partial<SubmissionDataOwnDaysCheckedArgs>>;
  Photo?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  Position?: Resolver<ResolversTypes['SubmissionPosition'], ParentType, ContextType>;
  ProfileImage?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  ProfileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Project?: Resolver<ResolversTypes['SubmissionProject'], ParentType, ContextType>;
  ProjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Reel?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  RepresentationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Request?: Resolver<Maybe<ResolversTypes['BookingRequest']>, ParentType, ContextType>;
  RoleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  RoleSubmissions?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType>;
  Round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ScenesAgreedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  SocialMedia?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  SubmissionDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  UndoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  UpdatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  User?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ViewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ViewerCan?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  Waiting?: Resolver<Maybe<ResolversTypes['WaitingPlace']>, ParentType, ContextType>;
  Website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  WorkDays?: Resolver<Array<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type SubmissionFacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionFacetValue'] = ResolversParentTypes['SubmissionFacetValue']> = {
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmissionFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionFacets'] = ResolversParentTypes['SubmissionFacets']> = {
  AgeRanges?: Resolver<Array<ResolversTypes['SubmissionFacetValue']>, ParentType, ContextType>;
  Agents?: Resolver<Array<ResolversTypes['SubmissionFacetValue']>, ParentType, ContextType>;
  NoAgent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  NoUnion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Unions?: Resolver<Array<ResolversTypes['SubmissionFacetValue']>, ParentType, ContextType>;
};

export type SubmissionGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionGroup'] = ResolversParentTypes['SubmissionGroup']> = {
  Description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  GroupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmissionMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionMove'] = ResolversParentTypes['SubmissionMove']> = {
  At?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  By?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  ClashReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Due?: Resolver<Maybe<ResolversTypes['CancellationDue']>, ParentType, ContextType>;
  From?: Resolver<Maybe<ResolversTypes['BookingStatus']>, ParentType, ContextType>;
  Reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  To?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
};

export type SubmissionNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionNote'] = ResolversParentTypes['SubmissionNote']> = {
  CreateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  CreatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  NoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  UpdateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SubmissionOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionOutcome'] = ResolversParentTypes['SubmissionOutcome']> = {
  Code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  State?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type SubmissionsByStagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionsByStagePage'] = ResolversParentTypes['SubmissionsByStagePage']> = {
  After?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Awaited?: Resolver<Array<ResolversTypes['UserAwaited']>, ParentType, ContextType>;
  CountsAreFloors?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Stages?: Resolver<Array<ResolversTypes['TalentStageCount']>, ParentType, ContextType>;
  Submissions?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType>;
  Users?: Resolver<Array<ResolversTypes['UserStageCounts']>, ParentType, ContextType>;
};

export type SubmissionsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionsPage'] = ResolversParentTypes['SubmissionsPage']> = {
  After?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Counters?: Resolver<Maybe<Array<ResolversTypes['StageCount']>>, ParentType, ContextType>;
  Facets?: Resolver<Maybe<ResolversTypes['SubmissionFacets']>, ParentType, ContextType>;
  Submissions?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  TotalIsFloor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TalentStageCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TalentStageCount'] = ResolversParentTypes['TalentStageCount']> = {
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Data?: Resolver<ResolversTypes['UserData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserAwaitedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAwaited'] = ResolversParentTypes['UserAwaited']> = {
  Count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  Until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserData'] = ResolversParentTypes['UserData']> = {
  Submissions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserStageCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserStageCounts'] = ResolversParentTypes['UserStageCounts']> = {
  Stages?: Resolver<Array<ResolversTypes['TalentStageCount']>, ParentType, ContextType>;
  UserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WaitingPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingPlace'] = ResolversParentTypes['WaitingPlace']> = {
  Audition?: Resolver<Maybe<ResolversTypes['AuditionTime']>, ParentType, ContextType>;
  AuditionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  HeldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  Since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Submission?: Resolver<Maybe<ResolversTypes['Submission']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AuditionTime?: AuditionTimeResolvers<ContextType>;
  AuditionTimeData?: AuditionTimeDataResolvers<ContextType>;
  AuditionsToHandlePage?: AuditionsToHandlePageResolvers<ContextType>;
  BookingJob?: BookingJobResolvers<ContextType>;
  BookingJobData?: BookingJobDataResolvers<ContextType>;
  BookingRequest?: BookingRequestResolvers<ContextType>;
  BookingsStatus?: BookingsStatusResolvers<ContextType>;
  CalendarEntry?: CalendarEntryResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  CancellationDue?: CancellationDueResolvers<ContextType>;
  CancellationStep?: CancellationStepResolvers<ContextType>;
  CancellationTerms?: CancellationTermsResolvers<ContextType>;
  CancelledDay?: CancelledDayResolvers<ContextType>;
  Clash?: ClashResolvers<ContextType>;
  ClientFit?: ClientFitResolvers<ContextType>;
  ClientFits?: ClientFitsResolvers<ContextType>;
  DateRank?: DateRankResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Fit?: FitResolvers<ContextType>;
  FitCriterion?: FitCriterionResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  GroupData?: GroupDataResolvers<ContextType>;
  GroupUser?: GroupUserResolvers<ContextType>;
  GroupUserData?: GroupUserDataResolvers<ContextType>;
  GroupUsersResult?: GroupUsersResultResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationData?: InvitationDataResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  MediaItem?: MediaItemResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OpenRequest?: OpenRequestResolvers<ContextType>;
  OpenRequestsPage?: OpenRequestsPageResolvers<ContextType>;
  OperationStatus?: OperationStatusResolvers<ContextType>;
  OtherTime?: OtherTimeResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  PositionData?: PositionDataResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  StageCount?: StageCountResolvers<ContextType>;
  Submission?: SubmissionResolvers<ContextType>;
  SubmissionData?: SubmissionDataResolvers<ContextType>;
  SubmissionFacetValue?: SubmissionFacetValueResolvers<ContextType>;
  SubmissionFacets?: SubmissionFacetsResolvers<ContextType>;
  SubmissionGroup?: SubmissionGroupResolvers<ContextType>;
  SubmissionMove?: SubmissionMoveResolvers<ContextType>;
  SubmissionNote?: SubmissionNoteResolvers<ContextType>;
  SubmissionOutcome?: SubmissionOutcomeResolvers<ContextType>;
  SubmissionPosition?: SubmissionPositionResolvers<ContextType>;
  SubmissionProject?: SubmissionProjectResolvers<ContextType>;
  SubmissionsByStagePage?: SubmissionsByStagePageResolvers<ContextType>;
  SubmissionsPage?: SubmissionsPageResolvers<ContextType>;
  TalentStageCount?: TalentStageCountResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserAwaited?: UserAwaitedResolvers<ContextType>;
  UserData?: UserDataResolvers<ContextType>;
  UserStageCounts?: UserStageCountsResolvers<ContextType>;
  WaitingPlace?: WaitingPlaceResolvers<ContextType>;
};

