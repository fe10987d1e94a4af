import type { Actor } from "@callboard/kit/actor.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { NoticeDelays } from "#domain/announcement.ts";
import type { BookingStage } from "@callboard/catalog/booking-facts.ts";
import type { BookingStatus } from "@callboard/catalog/booking-status.ts";
import type { CastingEvent } from "#domain/events.ts";
import type { Group } from "#domain/group.ts";
import type { MatchingReads, MatchingUnit } from "./matching/matching-ports.ts";
import type { ClosedAccountUnit } from "./closed-accounts/closed-account-ports.ts";
import type { ClosingReads, ClosingUnit } from "./closing/closing-ports.ts";
import type { ReadModels } from "./read-models/read-model-ports.ts";
import type { ConsentReads, ConsentUnit } from "./consents/consent-ports.ts";
import type { MinorReads, MinorUnit } from "./minors/minor-ports.ts";
import type { WaitingReads, WaitingUnit } from "./waiting/waiting-ports.ts";
import type { NoteReads, NoteUnit } from "./notes/note-ports.ts";
import type { AgencyReads } from "./agencies/agency-ports.ts";
import type { PeopleFilter, ProfileReads } from "./profiles/profile-ports.ts";
import type { StageReads } from "./by-stage/by-stage-ports.ts";
import type { OpenRequestReads } from "./open-requests/open-request-ports.ts";
import type { StandingTalents } from "./lists/standing-talents.ts";
import type { ToHandleReads } from "./to-handle/to-handle-ports.ts";
import type { OtherTimeReads, OtherTimeUnit } from "./attendance/other-time-ports.ts";
import type { ReminderReads, ReminderUnit } from "./reminders/reminder-ports.ts";
import type { Upstreams } from "./upstream-ports.ts";
import type { ClashLocks, ClashReads } from "./clashes/clash-ports.ts";
import type { NoticeFacts, RequestReads, RequestUnit } from "./requests/request-ports.ts";
import type { CalendarReads, CalendarUnit } from "./calendar/calendar-ports.ts";
import type { Move, NewMove } from "./moves/move-ports.ts";
import type { GroupReads, GroupUnit } from "./groups/group-ports.ts";
import type { Position, Project } from "#domain/position.ts";
import type { Slot } from "#domain/slot.ts";
import type { Submission } from "#domain/submission.ts";

export type { Move, NewMove } from "./moves/move-ports.ts";
export type { Upstreams } from "./upstream-ports.ts";
export type { CountedGroup, GroupMember, LockedGroup } from "./groups/group-ports.ts";

/** What casting knows of a person who submits. */
export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileMediaId: string | null;
  readonly suspended: boolean;
  /** Under 18; null if casting does not know yet. */
  readonly minor: boolean | null;
  readonly version: number;
}

/** Which submissions a list shows; all conditions that are set must hold. */
export interface SubmissionFilter {
  readonly positionId?: string;
  readonly projectId?: string;
  readonly companyId?: string;
  readonly userIds?: readonly string[];
  /** States, with rounds where a stage means only the first round or only later ones. */
  readonly statuses?: readonly { readonly status: BookingStatus; readonly laterRound?: boolean }[];
  /** The beginning of a name. */
  readonly text?: string;
  readonly groupId?: string;
  readonly people?: PeopleFilter;
  /**
   * Filters by the states that the talent side knows, except for submissions to this company; otherwise by the states
   * that the deciding side knows.
   */
  readonly announcedTo?: { readonly companyId: string | null };
  /** Excludes people whose account is suspended. */
  readonly hideSuspended?: boolean;
  /** Only the newest submission per person and project. */
  readonly newestOfProject?: boolean;
}

export interface StageCount {
  readonly stage: BookingStage;
  readonly count: number;
}

/** A company's invitation of talent to submit to a position. */
export interface PositionInvitation extends SubmissionKey {
  readonly projectId: string;
  readonly companyId: string;
  readonly message: string | null;
  readonly invitedBy: string;
  readonly createdAt: Date;
}

/** Another position that the person is submitted to, with what casting knows of it. */
export interface OtherPosition {
  readonly positionId: string;
  readonly position: Position | null;
}

/** A person's submission to a position, or an invitation of someone who has not submitted to the project. */
export interface ProjectRelation extends SubmissionKey {
  readonly projectId: string;
  /** The status of the submission, or Invited. */
  readonly status: string;
}

/** Reads outside a transaction. Maps contain only what was found. */
export interface Reads
  extends
    GroupReads,
    RequestReads,
    ClashReads,
    OpenRequestReads,
    ToHandleReads,
    ReminderReads,
    OtherTimeReads,
    StageReads,
    NoteReads,
    MatchingReads,
    CalendarReads,
    ClosingReads,
    WaitingReads,
    ProfileReads,
    AgencyReads,
    MinorReads,
    ConsentReads {
  list(filter: SubmissionFilter, page: PageRequest): Promise<Page<Submission>>;
  bySubmissionKeys(keys: readonly SubmissionKey[]): Promise<readonly Submission[]>;
  /** Counts what the list shows; `hideSuspended` excludes people whose account is suspended. */
  stageCounts(
    positionIds: readonly string[],
    hideSuspended: boolean,
  ): Promise<ReadonlyMap<string, readonly StageCount[]>>;
  userCounts(userIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  moves(submissionIds: readonly string[]): Promise<ReadonlyMap<string, readonly Move[]>>;
  groups(submissionIds: readonly string[]): Promise<ReadonlyMap<string, readonly Group[]>>;
  /** By submission: other positions of the same project that the person is submitted to. */
  otherPositions(submissionIds: readonly string[]): Promise<ReadonlyMap<string, readonly OtherPosition[]>>;
  positions(ids: readonly string[]): Promise<ReadonlyMap<string, Position>>;
  projects(ids: readonly string[]): Promise<ReadonlyMap<string, Project>>;
  /** The position with its project; null if casting does not have both, or their owner was not read within a minute. */
  recentPosition(id: string): Promise<{ readonly position: Position; readonly project: Project } | null>;
  people(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  slots(ids: readonly string[]): Promise<ReadonlyMap<string, Slot>>;
  /** All submissions of a person to a project, newest first, by `project/user`. */
  ofPersonInProject(
    keys: readonly { readonly projectId: string; readonly userId: string }[],
  ): Promise<ReadonlyMap<string, readonly Submission[]>>;
  /** Submissions of these people to these positions. */
  ofPeopleAt(positionIds: readonly string[], userIds: readonly string[]): Promise<readonly Submission[]>;
  /** The relations of the people to the projects, as the talent side knows them; read in batches, without a limit. */
  relations(projectIds: readonly string[], userIds: readonly string[]): Promise<readonly ProjectRelation[]>;
  /** Whether one of the people has a submission to the project or an invitation. */
  isInvolved(projectId: string, userIds: readonly string[]): Promise<boolean>;
  /**
   * Invitations of the people to positions that take submissions at this time and to which they have not submitted: the
   * earliest deadline first, at most `limit`.
   */
  openInvitations(
    userIds: readonly string[],
    now: Date,
    limit: number,
  ): Promise<readonly PositionInvitation[]>;
  /** Whether the person was invited to the position. */
  isInvited(key: SubmissionKey): Promise<boolean>;
  /** Those of the people who are booked for a project that is not closed. */
  bookedPeople(userIds: readonly string[]): Promise<readonly string[]>;
  submittersOf(
    companyId: string,
    userIds: readonly string[],
    also: { readonly orInvited: boolean; readonly orAgents: boolean },
  ): Promise<readonly string[]>;
  /** Everyone who submitted to the company, at most `limit`, newest members first. */
  allSubmittersOf(companyId: string, limit: number): Promise<readonly string[]>;
  /** People with a submission to positions of a project, each once, in the order of their ids. */
  submittedTalents(wanted: StandingTalents): Promise<readonly string[]>;
  /** The people in a group of a project of the company, at most `limit`; null if there is no such group. */
  groupMemberIds(
    group: { readonly companyId: string; readonly projectId: string; readonly groupId: string },
    limit: number,
  ): Promise<readonly string[] | null>;
  /** What people are told of submissions; those that do not exist are missing. */
  noticeFacts(submissionIds: readonly string[]): Promise<ReadonlyMap<string, NoticeFacts>>;
  /** When the open audition requests, avail checks and offers of submissions end; submissions without one are missing. */
  auditionDeadlines(submissionIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  /** Positions of a project that casting knows. */
  positionIdsOf(projectId: string): Promise<readonly string[]>;
  /** Expired invitations, oldest first, starting after `after`. */
  expiredInvitations(
    now: Date,
    after: ExpiredInvitation | null,
    limit: number,
  ): Promise<readonly ExpiredInvitation[]>;
  /** Decisions whose announcement is due, oldest first, starting after `after`. */
  dueAnnouncements(
    now: Date,
    after: DueAnnouncement | null,
    limit: number,
  ): Promise<readonly DueAnnouncement[]>;
}

/** A decision whose announcement is due. */
export interface DueAnnouncement extends SubmissionKey {
  readonly submissionId: string;
  readonly dueAt: Date;
  /** The project is closed: people who were passed on learn it from that. */
  readonly closed: boolean;
}

/** A submission by its position and person. */
export interface SubmissionKey {
  readonly positionId: string;
  readonly userId: string;
}

/** An expired invitation, with its position in the order. */
export interface ExpiredInvitation extends SubmissionKey {
  readonly submissionId: string;
  readonly expiredAt: Date;
}

/** A position under the consents in force, locked until the end of the transaction, and how many are booked. */
export interface LockedPosition extends Position {
  readonly bookedCount: number;
}

/** Reads and writes inside one transaction. Locks are taken in the order submission, slots, position. */
export interface UnitOfWork
  extends
    KeyedUnit,
    GroupUnit,
    RequestUnit,
    ClashReads,
    ClashLocks,
    NoteUnit,
    MatchingUnit,
    CalendarUnit,
    ClosingUnit,
    WaitingUnit,
    ReminderUnit,
    OtherTimeUnit,
    ClosedAccountUnit,
    MinorUnit,
    ConsentUnit {
  /** Stores the invitation, or returns the existing one. */
  insertInvitation(invitation: PositionInvitation): Promise<PositionInvitation>;
  lockSubmission(key: SubmissionKey): Promise<Submission | null>;
  /** Locks those that exist, in the order of their ids. */
  lockSubmissions(keys: readonly SubmissionKey[]): Promise<readonly Submission[]>;
  lockPosition(id: string): Promise<LockedPosition | null>;
  /** Keeps a position as it is until the end of the transaction; others can do so at the same time. */
  keepPosition(id: string): Promise<LockedPosition | null>;
  /** Locks the positions in the order of their ids. */
  lockPositions(ids: readonly string[]): Promise<ReadonlyMap<string, LockedPosition>>;
  /** Locks the slots in the order of their ids. */
  lockSlots(ids: readonly string[]): Promise<ReadonlyMap<string, Slot>>;
  /** Other slots of the project that begin later and have room, the earliest first. */
  freeSlots(projectId: string, now: Date, limit: number): Promise<readonly string[]>;
  /** False if the person already has a submission to the position. */
  insert(submission: Submission): Promise<boolean>;
  saveAll(submissions: readonly Submission[]): Promise<void>;
  addMoves(actor: Actor, moves: readonly NewMove[]): Promise<void>;
  /** Hides the decisions that the submissions carry from the talent side, for these versions of them. */
  saveAnnouncements(submissions: readonly Submission[]): Promise<void>;
  removeAnnouncements(submissionIds: readonly string[]): Promise<void>;
  /** From now on the talent side sees the decision of this version in the history. */
  showMove(submissionId: string, version: number): Promise<void>;
  /** Adds to the number of people booked, by position. */
  addBooked(differences: ReadonlyMap<string, number>): Promise<void>;
  /** Adds to the number of places taken, by slot. */
  addTaken(differences: ReadonlyMap<string, number>): Promise<void>;
  /** Records that a position exists after all. */
  restorePosition(positionId: string): Promise<void>;
  hasSubmissions(positionId: string): Promise<boolean>;
  /**
   * To how many other positions the person sent submissions since then, for themselves or for clients; concurrent ones of
   * the same person wait.
   */
  countSentSince(userId: string, since: Date, positionId: string): Promise<number>;
  addEvents(actor: Actor, events: readonly CastingEvent[]): Promise<void>;
}

/** Counts a call; LIMIT with the seconds to wait once the calls are used up. */
type CallQuota = (subject: string) => Promise<Result<void>>;

/** The dependencies of the use cases. */
export interface Deps {
  readonly reads: Reads;
  readonly readModels: ReadModels;
  readonly upstreams: Upstreams;
  readonly now: () => Date;
  /** How long decisions wait before they are announced to the talent side. */
  readonly delays: NoticeDelays;
  /** How long an acceptance can be called back, in milliseconds. */
  readonly callBackMs: number;
  readonly transaction: RunTransaction<UnitOfWork>;
  /** Invitations to roles, by company. */
  readonly invitationQuota: CallQuota;
  /** Tries of a door code, by submission. */
  readonly doorCodeQuota: CallQuota;
}
