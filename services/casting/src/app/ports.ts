import type { Actor } from "@callboard/kit/actor.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { NoticeDelays } from "#domain/announcement.ts";
import type { BookingStage, BookingStatus } from "@callboard/catalog/states.ts";
import type { CastingEvent } from "#domain/events.ts";
import type { Profile } from "#domain/fit.ts";
import type { Group } from "#domain/group.ts";
import type { Position, Project } from "#domain/position.ts";
import type { Slot } from "#domain/slot.ts";
import type { Announcement, Submission } from "#domain/submission.ts";

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
  /**
   * States are those that the talent's side knows, but for submissions to this company; without it all are as the
   * deciding side knows them.
   */
  readonly announcedTo?: { readonly companyId: string | null };
  /** Leaves out people whose account is suspended. */
  readonly hideSuspended?: boolean;
}

export interface StageCount {
  readonly stage: BookingStage;
  readonly count: number;
}

/** Reads outside of a transaction. Maps hold what was found. */
export interface Reads {
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
  otherPositions(submissionIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  positions(ids: readonly string[]): Promise<ReadonlyMap<string, Position>>;
  projects(ids: readonly string[]): Promise<ReadonlyMap<string, Project>>;
  people(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  slots(ids: readonly string[]): Promise<ReadonlyMap<string, Slot>>;
  /** All submissions of the people to the projects, however many; read in batches. */
  ofPeopleInProjects(
    projectIds: readonly string[],
    userIds: readonly string[],
  ): Promise<readonly Submission[]>;
  /** Whether one of the people has a submission to the project. */
  isInvolved(projectId: string, userIds: readonly string[]): Promise<boolean>;
  submittersOf(companyId: string, userIds: readonly string[]): Promise<readonly string[]>;
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
export interface ReadModels {
  savePositions(positions: readonly Position[]): Promise<void>;
  saveProjects(projects: readonly Project[]): Promise<void>;
  saveSlots(slots: readonly Omit<Slot, "taken">[]): Promise<void>;
  savePeople(people: readonly Person[]): Promise<void>;
  setSuspended(userId: string, suspended: boolean): Promise<void>;
  removePosition(positionId: string): Promise<void>;
  /** What waits to be announced in a project is due now. */
  announceNow(projectId: string): Promise<void>;
}

/** A position with the row held until the end of the transaction, and how many are booked. */
export interface LockedPosition extends Position {
  readonly bookedCount: number;
}

/** Reads and writes inside one transaction. Locks are taken in the order submission, slots, position. */
export interface UnitOfWork extends KeyedUnit {
  lockSubmission(key: SubmissionKey): Promise<Submission | null>;
  lockPosition(id: string): Promise<LockedPosition | null>;
  /** Holds the slots in the order of their ids. */
  lockSlots(ids: readonly string[]): Promise<ReadonlyMap<string, Slot>>;
  /** Other slots of the project that begin later and have room, the next first. */
  freeSlots(projectId: string, now: Date, limit: number): Promise<readonly string[]>;
  /** False when the person has a submission to the position already. */
  insert(submission: Submission): Promise<boolean>;
  save(submission: Submission): Promise<void>;
  addMove(
    submission: Submission,
    move: { from: BookingStatus | null; actor: Actor; reason: string | null; announced: boolean },
  ): Promise<void>;
  /** Keeps a decision, made with this version of the submission, from the talent's side. */
  saveAnnouncement(after: Submission, announcement: Announcement): Promise<void>;
  removeAnnouncement(submissionId: string): Promise<void>;
  /** The talent's side sees the decision of this version in the history from now on. */
  showMove(submissionId: string, version: number): Promise<void>;
  addBooked(positionId: string, difference: 1 | -1): Promise<void>;
  addTaken(slotId: string, difference: 1 | -1): Promise<void>;
  setQuantity(positionId: string, quantity: number): Promise<void>;
  setSlot(slotId: string, facts: { capacity: number; cancelled: boolean }): Promise<void>;
  removePosition(positionId: string): Promise<void>;
  restorePosition(positionId: string): Promise<void>;
  hasSubmissions(positionId: string): Promise<boolean>;
  /** Submissions that the person sent since a moment; concurrent ones of the same person wait. */
  countSentSince(userId: string, since: Date): Promise<number>;
  /** The group, made with this name when it is missing and the name is not null; held until the end. */
  lockGroup(projectId: string, groupId: string, name: string | null): Promise<LockedGroup | null>;
  countMembers(projectId: string, groupId: string, positionId: string): Promise<number>;
  /** False when the person was in the group already, or was not in it. Raises the group's version. */
  addMember(group: LockedGroup, key: SubmissionKey): Promise<boolean>;
  removeMember(group: LockedGroup, key: SubmissionKey): Promise<boolean>;
  addEvents(actor: Actor, events: readonly CastingEvent[]): Promise<void>;
}

export interface LockedGroup {
  readonly projectId: string;
  readonly id: string;
  readonly version: number;
}

/** The other services; one call for a whole list. One that does not answer is UNAVAILABLE. */
export interface Upstreams {
  batchGetPositions(ids: readonly string[]): Promise<Result<readonly Position[]>>;
  batchGetProjects(ids: readonly string[]): Promise<Result<readonly Project[]>>;
  batchGetSlots(ids: readonly string[]): Promise<Result<readonly Omit<Slot, "taken">[]>>;
  batchGetPeople(ids: readonly string[]): Promise<Result<readonly Person[]>>;
  batchGetProfiles(userIds: readonly string[]): Promise<Result<ReadonlyMap<string, Profile>>>;
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
