import type { Actor } from "@callboard/kit/actor.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { NoticeDelays } from "#domain/announcement.ts";
import type { BookingStage, BookingStatus } from "@callboard/catalog/states.ts";
import type { CastingEvent } from "#domain/events.ts";
import type { ChosenFile } from "#domain/media/chosen-media.ts";
import type { Group } from "#domain/group.ts";
import type { MatchingReads, MatchingUnit } from "./matching/matching-ports.ts";
import type { ClosingReads, ClosingUnit } from "./closing/closing-ports.ts";
import type { WaitingReads, WaitingUnit } from "./waiting/waiting-ports.ts";
import type { NoteReads, NoteUnit } from "./notes/note-ports.ts";
import type { KnownProfile, PeopleFilter, ProfileModels, ProfileReads } from "./profiles/profile-ports.ts";
import type { RequestReads, RequestUnit } from "./requests/request-ports.ts";
import type { CalendarReads, CalendarUnit } from "./calendar/calendar-ports.ts";
import type { GroupReads, GroupUnit } from "./groups/group-ports.ts";
import type { FilmingDate, Position, Project } from "#domain/position.ts";
import type { Slot, SlotFacts } from "#domain/slot.ts";
import type { Submission } from "#domain/submission.ts";

export type { CountedGroup, GroupMember, LockedGroup } from "./groups/group-ports.ts";

/** A move of a submission as its history shows it. */
export interface Move {
  readonly from: BookingStatus | null;
  readonly to: BookingStatus;
  readonly at: Date;
  readonly reason: string | null;
  /** False for a decision of which the talent's side is not told, or never was. */
  readonly announced: boolean;
}

/** What is known of a person who submits. */
export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileMediaId: string | null;
  readonly suspended: boolean;
  readonly version: number;
}

/** Which submissions a list shows; every condition that is set must hold. */
export interface SubmissionFilter {
  readonly positionId?: string;
  readonly projectId?: string;
  readonly companyId?: string;
  readonly userIds?: readonly string[];
  /** States, with the rounds where a stage means only the first or only later ones. */
  readonly statuses?: readonly { readonly status: BookingStatus; readonly laterRound?: boolean }[];
  /** Beginning of a name. */
  readonly text?: string;
  readonly groupId?: string;
  readonly people?: PeopleFilter;
  /**
   * States are those that the talent's side knows, but for submissions to this company; without it all are as the
   * deciding side knows them.
   */
  readonly announcedTo?: { readonly companyId: string | null };
  /** Leaves out people whose account is suspended. */
  readonly hideSuspended?: boolean;
  /** Of each person the newest submission of each project. */
  readonly newestOfProject?: boolean;
}

export interface StageCount {
  readonly stage: BookingStage;
  readonly count: number;
}

/** What a company asked of a talent: to submit to a position. */
export interface PositionInvitation extends SubmissionKey {
  readonly projectId: string;
  readonly companyId: string;
  readonly message: string | null;
  readonly invitedBy: string;
  readonly createdAt: Date;
}

/** A position that somebody is submitted to, too; with what casting knows of it. */
export interface OtherPosition {
  readonly positionId: string;
  readonly position: Position | null;
}

/** Somebody's submission to a position, or an invitation of who has not submitted to the project. */
export interface ProjectRelation extends SubmissionKey {
  readonly projectId: string;
  /** The submission's, or Invited. */
  readonly status: string;
}

/** Reads outside of a transaction. Maps hold what was found. */
export interface Reads
  extends
    GroupReads,
    RequestReads,
    NoteReads,
    MatchingReads,
    CalendarReads,
    ClosingReads,
    WaitingReads,
    ProfileReads {
  list(filter: SubmissionFilter, page: PageRequest): Promise<Page<Submission>>;
  bySubmissionKeys(keys: readonly SubmissionKey[]): Promise<readonly Submission[]>;
  /** Counts what the list shows: with `hideSuspended` without people whose account is suspended. */
  stageCounts(
    positionIds: readonly string[],
    hideSuspended: boolean,
  ): Promise<ReadonlyMap<string, readonly StageCount[]>>;
  userCounts(userIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  moves(submissionIds: readonly string[]): Promise<ReadonlyMap<string, readonly Move[]>>;
  groups(submissionIds: readonly string[]): Promise<ReadonlyMap<string, readonly Group[]>>;
  /** Other positions of the same project that the person is submitted to, by submission. */
  otherPositions(submissionIds: readonly string[]): Promise<ReadonlyMap<string, readonly OtherPosition[]>>;
  positions(ids: readonly string[]): Promise<ReadonlyMap<string, Position>>;
  projects(ids: readonly string[]): Promise<ReadonlyMap<string, Project>>;
  people(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  slots(ids: readonly string[]): Promise<ReadonlyMap<string, Slot>>;
  /** All submissions of a person to a project, the newest first, by `project/user`. */
  ofPersonInProject(
    keys: readonly { readonly projectId: string; readonly userId: string }[],
  ): Promise<ReadonlyMap<string, readonly Submission[]>>;
  /** How the people stand to the projects, as the talent's side knows it, however many; read in batches. */
  relations(projectIds: readonly string[], userIds: readonly string[]): Promise<readonly ProjectRelation[]>;
  /** Whether one of the people has a submission to the project, or an invitation. */
  isInvolved(projectId: string, userIds: readonly string[]): Promise<boolean>;
  /** Of these people, those who are booked for a project that is not closed. */
  bookedPeople(userIds: readonly string[]): Promise<readonly string[]>;
  submittersOf(companyId: string, userIds: readonly string[]): Promise<readonly string[]>;
  /** Everybody who submitted to the company, at most `limit`: the newest members. */
  allSubmittersOf(companyId: string, limit: number): Promise<readonly string[]>;
  /** People who stand for positions of a project, each once, in the order of their ids. */
  standingTalents(wanted: StandingTalents): Promise<readonly string[]>;
  /** The people in a group of a project of the company, at most `limit`; null where there is no such group. */
  groupMemberIds(
    group: { readonly companyId: string; readonly projectId: string; readonly groupId: string },
    limit: number,
  ): Promise<readonly string[] | null>;
  /** When the open audition requests of submissions run out; those without one are missing. */
  auditionDeadlines(submissionIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  /** Positions of a project that casting knows. */
  positionIdsOf(projectId: string): Promise<readonly string[]>;
  /** Invitations that ran out, oldest first, from the one behind `after` on. */
  expiredInvitations(
    now: Date,
    after: ExpiredInvitation | null,
    limit: number,
  ): Promise<readonly ExpiredInvitation[]>;
  /** Decisions whose announcement is due, oldest first, from the one behind `after` on. */
  dueAnnouncements(
    now: Date,
    after: DueAnnouncement | null,
    limit: number,
  ): Promise<readonly DueAnnouncement[]>;
}

/** Whom a change of a project concerns; an empty text sets no condition. */
export interface StandingTalents {
  readonly projectId: string;
  readonly positionId: string;
  /** Those alone who are invited to this slot, or confirmed it. */
  readonly slotId: string;
  /** Without those who are booked. */
  readonly undecided: boolean;
  /** Those behind this id. */
  readonly after: string;
  readonly limit: number;
}

/** A decision whose announcement is due. */
export interface DueAnnouncement extends SubmissionKey {
  readonly submissionId: string;
  readonly dueAt: Date;
  /** The project is closed: whom casting passed on learns it from that. */
  readonly closed: boolean;
}

/** A submission by its position and its person. */
export interface SubmissionKey {
  readonly positionId: string;
  readonly userId: string;
}

/** An invitation that ran out, with its place in their order. */
export interface ExpiredInvitation extends SubmissionKey {
  readonly submissionId: string;
  readonly expiredAt: Date;
}

/** Refreshes the read models; an older version than what is there does nothing. */
export interface ReadModels extends ProfileModels {
  savePositions(positions: readonly Position[]): Promise<void>;
  saveProjects(projects: readonly Project[]): Promise<void>;
  saveSlots(slots: readonly SlotFacts[]): Promise<void>;
  /** Makes these the only days of filming of the project. */
  saveFilmingDates(projectId: string, dates: readonly FilmingDate[]): Promise<void>;
  savePeople(people: readonly Person[]): Promise<void>;
  /** From when on invitations to these slots are to another time or place. */
  markMoved(slotIds: readonly string[], at: Date): Promise<void>;
  setSuspended(userId: string, suspended: boolean): Promise<void>;
  /** One that its owner has deleted, to which nobody has submitted. */
  removeProject(projectId: string): Promise<void>;
  removePosition(positionId: string): Promise<void>;
  /** What waits to be announced in a project is due now. */
  announceNow(projectId: string): Promise<void>;
}

/** A position with the row held until the end of the transaction, and how many are booked. */
export interface LockedPosition extends Position {
  readonly bookedCount: number;
}

/** A move as the history keeps it. */
export interface NewMove {
  readonly submission: Submission;
  readonly from: BookingStatus | null;
  readonly reason: string | null;
  readonly announced: boolean;
}

/** Reads and writes inside one transaction. Locks are taken in the order submission, slots, position. */
export interface UnitOfWork
  extends KeyedUnit, GroupUnit, RequestUnit, NoteUnit, MatchingUnit, CalendarUnit, ClosingUnit, WaitingUnit {
  /** Keeps the invitation, or answers the one that stands. */
  insertInvitation(invitation: PositionInvitation): Promise<PositionInvitation>;
  lockSubmission(key: SubmissionKey): Promise<Submission | null>;
  /** Holds those that exist, in the order of their ids. */
  lockSubmissions(keys: readonly SubmissionKey[]): Promise<readonly Submission[]>;
  lockPosition(id: string): Promise<LockedPosition | null>;
  /** Holds the positions in the order of their ids. */
  lockPositions(ids: readonly string[]): Promise<ReadonlyMap<string, LockedPosition>>;
  /** Holds the slots in the order of their ids. */
  lockSlots(ids: readonly string[]): Promise<ReadonlyMap<string, Slot>>;
  /** Other slots of the project that begin later and have room, the next first. */
  freeSlots(projectId: string, now: Date, limit: number): Promise<readonly string[]>;
  /** False when the person has a submission to the position already. */
  insert(submission: Submission): Promise<boolean>;
  saveAll(submissions: readonly Submission[]): Promise<void>;
  addMoves(actor: Actor, moves: readonly NewMove[]): Promise<void>;
  /** Keeps the decisions that the submissions carry, made with these versions of them, from the talent's side. */
  saveAnnouncements(submissions: readonly Submission[]): Promise<void>;
  removeAnnouncements(submissionIds: readonly string[]): Promise<void>;
  /** The talent's side sees the decision of this version in the history from now on. */
  showMove(submissionId: string, version: number): Promise<void>;
  /** Changes how many are booked, by position. */
  addBooked(differences: ReadonlyMap<string, number>): Promise<void>;
  /** Changes how many places are taken, by slot. */
  addTaken(differences: ReadonlyMap<string, number>): Promise<void>;
  setQuantity(positionId: string, quantity: number): Promise<void>;
  setSlot(slotId: string, facts: { capacity: number; cancelled: boolean }): Promise<void>;
  removePosition(positionId: string): Promise<void>;
  restorePosition(positionId: string): Promise<void>;
  hasSubmissions(positionId: string): Promise<boolean>;
  /** Submissions that the person sent since a moment; concurrent ones of the same person wait. */
  countSentSince(userId: string, since: Date): Promise<number>;
  addEvents(actor: Actor, events: readonly CastingEvent[]): Promise<void>;
}

/** The other services; one call for a whole list. One that does not answer is UNAVAILABLE. */
export interface Upstreams {
  /** Hands casting's part of a copy of somebody's data to identity. */
  saveExportPart(exportId: string, content: object): Promise<Result<void>>;
  batchGetPositions(ids: readonly string[]): Promise<Result<readonly Position[]>>;
  batchGetProjects(ids: readonly string[]): Promise<Result<readonly Project[]>>;
  batchGetSlots(ids: readonly string[]): Promise<Result<readonly SlotFacts[]>>;
  /** All days of filming of a project. */
  filmingDates(projectId: string): Promise<Result<readonly FilmingDate[]>>;
  batchGetPeople(ids: readonly string[]): Promise<Result<readonly Person[]>>;
  /** Roles and company, as they are now, of members who are registered and not suspended. */
  rightsOf(
    ids: readonly string[],
  ): Promise<
    Result<ReadonlyMap<string, { readonly roles: readonly string[]; readonly companyId: string | null }>>
  >;
  batchGetProfiles(userIds: readonly string[]): Promise<Result<ReadonlyMap<string, KnownProfile>>>;
  /** Files by id; unknown ones are missing. */
  batchGetFiles(ids: readonly string[]): Promise<Result<ReadonlyMap<string, ChosenFile>>>;
  /** Of these files, those that the person's posts show. */
  shownFiles(userId: string, fileIds: readonly string[]): Promise<Result<ReadonlySet<string>>>;
}

/** What the use cases run on. */
export interface Deps {
  readonly reads: Reads;
  readonly readModels: ReadModels;
  readonly upstreams: Upstreams;
  readonly now: () => Date;
  /** How long decisions wait before the talent's side is told. */
  readonly delays: NoticeDelays;
  readonly transaction: RunTransaction<UnitOfWork>;
}
