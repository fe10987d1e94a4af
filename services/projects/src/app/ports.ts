import type { Actor } from "@callboard/kit/actor.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { ProjectStatus } from "@callboard/catalog/states.ts";
import type { Address, Point } from "#domain/address.ts";
import type { ProjectsEvent, SearchMatch } from "#domain/events.ts";
import type { Feature } from "#domain/feature/feature.ts";
import type { Standing } from "#domain/policy.ts";
import type { Position } from "#domain/position/position.ts";
import type { SavedSearch } from "#domain/saved-search/saved-search.ts";
import type { Snapshot } from "#domain/project/differences.ts";
import type { Project, Review } from "#domain/project/project.ts";
import type { AuditionSlot, FilmingDate } from "#domain/schedule/schedule.ts";
import type { ListedProject } from "./listed-project.ts";
import type { Media } from "./media-ports.ts";
import type { ProjectSearch, WaitingSearches } from "./search/search-ports.ts";

/** What a list shows: everything, or what is public, of a company, or among these private ones. */
export interface Visible {
  readonly all: boolean;
  readonly companyId: string | null;
  readonly shown: readonly string[];
}

/** Reads; each method is one statement, however many keys it is given. */
export interface Reads {
  projects(ids: readonly string[]): Promise<Project[]>;
  /** The next projects by id; from the first without `after`. */
  pageOfProjects(after: string | null, size: number): Promise<Project[]>;
  /** Of these, the deleted ones, with what searches compare. */
  deletedProjects(
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly revision: number }[]>;
  reviews(projectIds: readonly string[]): Promise<(Review & { readonly projectId: string })[]>;
  /** Positions that were not removed, in the order of their creation. */
  positionsOfProjects(projectIds: readonly string[]): Promise<Position[]>;
  positions(ids: readonly string[]): Promise<Position[]>;
  filmingDates(projectIds: readonly string[]): Promise<FilmingDate[]>;
  slotsOfProjects(projectIds: readonly string[]): Promise<AuditionSlot[]>;
  /** Cancelled ones included. */
  slots(ids: readonly string[]): Promise<AuditionSlot[]>;
  /**
   * Projects of a company: `shown` names the private ones that an outsider may open, null shows everything, and finds by
   * the names of roles as well.
   */
  companyProjects(
    filter: {
      readonly companyId: string;
      readonly statuses: readonly ProjectStatus[] | null;
      readonly shown: readonly string[] | null;
      /** Beginnings of words; null finds everything. */
      readonly text: string | null;
    },
    page: PageRequest,
  ): Promise<Page<ListedProject>>;
  /** The next ids of private projects that are approved or closed; from the first without `after`. */
  privateProjects(
    of: { readonly companyId: string } | { readonly createdBy: string },
    after: string | null,
    limit: number,
  ): Promise<readonly string[]>;
  userProjects(createdBy: string, visible: Visible, page: PageRequest): Promise<Page<ListedProject>>;
  /** How many projects, with this id or a later one, somebody created. */
  countCreated(createdBy: string, from: string): Promise<number>;
  /** Of these projects, the favourites of somebody. */
  favorites(userId: string, projectIds: readonly string[]): Promise<readonly string[]>;
  favoriteProjects(userId: string, visible: Visible, page: PageRequest): Promise<Page<ListedProject>>;
  /** Those favourites that are private, approved or closed. */
  privateFavorites(userId: string): Promise<readonly string[]>;
  /** What this service keeps of a person, for the person. */
  memberExport(userId: string): Promise<object>;
  /** Somebody's saved searches by name; at most 50. */
  savedSearches(userId: string): Promise<readonly SavedSearch[]>;
  /** Removed ones included. */
  savedSearchesById(ids: readonly string[]): Promise<readonly SavedSearch[]>;
  /** The next ones by id, removed ones included; from the first without `after`. */
  pageOfSavedSearches(after: string | null, size: number): Promise<readonly SavedSearch[]>;
  /** Features by id; removed ones are left out. */
  features(ids: readonly string[]): Promise<readonly Feature[]>;
  /** The latest first: those that everyone may see at a moment, null for all. */
  featureList(now: Date | null): Promise<readonly Feature[]>;
  /** Pending projects, and approved ones with something in review, by the time of submission. */
  approvalQueue(
    filter: { readonly companyId: string | null; readonly changed: boolean | null },
    page: PageRequest,
  ): Promise<Page<ListedProject>>;
  /** The company's name as searches know it; unknown ones are left out. */
  companies(ids: readonly string[]): Promise<readonly Company[]>;
  /** What the last decision about each project was about; those decided before it was kept are left out. */
  snapshots(projectIds: readonly string[]): Promise<ReadonlyMap<string, Snapshot>>;
  waitingProjects(createdBy: string, page: PageRequest): Promise<Page<ListedProject>>;
}

export interface LockedPosition {
  readonly position: Position;
  readonly isRemoved: boolean;
}

export interface KnownFilmingDate {
  readonly id: string;
  readonly projectId: string;
  readonly isRemoved: boolean;
}

export interface SlotKey {
  readonly id: string;
  readonly projectId: string;
}

/** Reads and writes within one transaction; a change of a project locks its row first. */
export interface UnitOfWork extends KeyedUnit, Reads {
  lockProject(id: string): Promise<Project | null>;
  /** The same, deleted ones included. */
  lockProjectOrDeleted(id: string): Promise<Project | null>;
  /** In the order of their ids. */
  lockProjects(ids: readonly string[]): Promise<readonly Project[]>;
  /** The approved projects of a company, in the order of their ids. */
  lockApprovedProjects(companyId: string): Promise<readonly Project[]>;
  /** Approved projects whose last due and filming dates are before this day (UTC), at most a hundred. */
  lockProjectsToClose(before: string): Promise<readonly Project[]>;
  insertProject(project: Project): Promise<void>;
  /** Writes the record and raises its revision. */
  saveProject(project: Project): Promise<void>;
  /** Makes them Closed, each a version later. */
  closeProjects(ids: readonly string[], now: Date): Promise<void>;
  /** Raises the revision alone: something that searches show has changed. */
  touchProject(id: string): Promise<void>;
  /** The same for the next projects of a company, in the order of their ids; from the first without `after`. */
  touchCompanyProjects(companyId: string, after: string | null, limit: number): Promise<readonly string[]>;
  addReview(
    review: Review & {
      readonly projectId: string;
      readonly decidedBy: string;
      readonly snapshot: Snapshot;
    },
  ): Promise<void>;
  /** The position, removed ones included, unless it belongs to another project. */
  lockPosition(projectId: string, id: string): Promise<LockedPosition | null>;
  lockPositions(ids: readonly string[]): Promise<readonly LockedPosition[]>;
  insertPositions(positions: readonly Position[]): Promise<void>;
  savePosition(position: Position): Promise<void>;
  removePositions(ids: readonly string[], now: Date): Promise<void>;
  /** Opens every position in review; answers how many there were. */
  openPositions(projectId: string): Promise<number>;
  countSavedSearches(userId: string): Promise<number>;
  /** One of somebody's own, removed ones included. */
  lockSavedSearch(userId: string, id: string): Promise<SavedSearch | null>;
  /** Adds or changes it. */
  saveSavedSearch(search: SavedSearch): Promise<void>;
  /** Keeps that a project fits these searches; answers those of which nobody was told before. */
  addMatches(projectId: string, searchIds: readonly string[], now: Date): Promise<readonly SearchMatch[]>;
  countFeatures(): Promise<number>;
  /** Takes away the features of projects that end; returns what is to be published of it. */
  removeFeaturesOf(
    projectIds: readonly string[],
    now: Date,
  ): Promise<readonly Extract<ProjectsEvent, { kind: "FeatureRemoved" }>[]>;
  /** Removed ones included. */
  lockFeature(id: string): Promise<Feature | null>;
  insertFeature(feature: Feature): Promise<void>;
  saveFeature(feature: Feature): Promise<void>;
  countFavorites(userId: string): Promise<number>;
  setFavorite(
    of: { readonly userId: string; readonly projectId: string; readonly now: Date },
    favorite: boolean,
  ): Promise<void>;
  saveFilmingDates(dates: readonly FilmingDate[]): Promise<void>;
  /** Makes these the only filming dates of the project. */
  replaceFilmingDates(projectId: string, dates: readonly FilmingDate[]): Promise<void>;
  /** Filming dates by id, removed ones included. */
  knownFilmingDates(ids: readonly string[]): Promise<readonly KnownFilmingDate[]>;
  removeFilmingDates(ids: readonly string[], now: Date): Promise<void>;
  saveSlots(slots: readonly AuditionSlot[]): Promise<void>;
  cancelSlots(ids: readonly string[], now: Date): Promise<void>;
  /** Cancels the slots of projects that are still to come, and answers them. */
  cancelComingSlots(projectIds: readonly string[], now: Date): Promise<readonly SlotKey[]>;
  /** True when this viewer had not been counted on this day (UTC) before; counts. */
  countView(projectId: string, viewerId: string, day: string): Promise<boolean>;
  /** Moves a submission's mark forward and the counters with it; null when the mark is newer already. */
  markSubmission(mark: SubmissionMark): Promise<Position | null>;
  /** Keeps names of companies unless they are known in a newer version. */
  saveCompanies(companies: readonly Company[]): Promise<void>;
  addEvents(actor: Actor, events: readonly ProjectsEvent[]): Promise<void>;
}

/** Where a submission stands, as far as the counters need it. */
export interface SubmissionMark {
  readonly submissionId: string;
  readonly projectId: string;
  readonly positionId: string;
  /** Null keeps what it was. */
  readonly stands: boolean | null;
  readonly booked: boolean;
  readonly version: number;
}

/** What identity knows. */
export interface Identity {
  isEmailVerified(userId: string): Promise<Result<boolean>>;
  /** The company of each member, null without one; unknown people are left out. */
  members(userIds: readonly string[]): Promise<Result<ReadonlyMap<string, string | null>>>;
  companies(ids: readonly string[]): Promise<Result<readonly Company[]>>;
  /** Hands in this service's part of a copy of somebody's data; again replaces it. */
  saveExportPart(exportId: string, content: object): Promise<Result<void>>;
}

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** What casting knows, and what it alone may allow. */
export interface Casting {
  standings(
    userIds: readonly string[],
    projectIds: readonly string[],
  ): Promise<Result<ReadonlyMap<string, Standing>>>;
  /** What became of each: CONFLICT HAS_SUBMISSIONS where somebody has submitted to the position. */
  removePositions(positionIds: readonly string[]): Promise<ReadonlyMap<string, Result<void>>>;
  /** Takes submissions again for positions whose removal did not happen. */
  restorePositions(positionIds: readonly string[]): Promise<Result<void>>;
  /** CONFLICT QUANTITY_BELOW_BOOKED where more are booked. */
  setQuantity(positionId: string, quantity: number): Promise<Result<void>>;
  /** CONFLICT HAS_CONFIRMED where more are confirmed. */
  setSlotCapacity(slotId: string, capacity: number): Promise<Result<void>>;
  /** What became of each: CONFLICT HAS_CONFIRMED where somebody has confirmed; nobody can from then on. */
  cancelSlots(slots: readonly AuditionSlot[]): Promise<ReadonlyMap<string, Result<void>>>;
  /** Opens slots again whose cancellation did not happen. */
  restoreSlots(slots: readonly AuditionSlot[]): Promise<Result<void>>;
}

/** The other services. */
export interface Upstreams {
  readonly identity: Identity;
  readonly media: Media;
  readonly casting: Casting;
}

/** What the use cases run on. */
export interface Deps {
  readonly reads: Reads;
  readonly transaction: RunTransaction<UnitOfWork>;
  readonly upstreams: Upstreams;
  readonly search: ProjectSearch;
  readonly waitingSearches: WaitingSearches;
  readonly addresses: Addresses;
  /** 60 searches a minute, and as many addresses. */
  readonly searchQuota: Quota;
  readonly addressQuota: Quota;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** An address that was found. */
export interface FoundAddress extends Address {
  readonly status: "exact" | "interpolated" | "approximate";
  readonly streetNumber: string | null;
  readonly subStreetNumber: string | null;
  readonly route: string | null;
  readonly county: string | null;
  readonly country: string | null;
  readonly zipcodeSuffix: string | null;
  readonly placeId: string;
  readonly formattedAddress: string;
}

/** Finds addresses; it never learns who asks. */
export interface Addresses {
  /** At most ten, the best first. UNAVAILABLE when the geocoder does not answer. */
  find(query: string): Promise<Result<readonly FoundAddress[]>>;
  /** The address at a point; null where there is none. */
  at(point: Point): Promise<Result<FoundAddress | null>>;
  /** The place of a key that an answer gave; null where it is not known. */
  byPlaceId(placeId: string): Promise<Result<FoundAddress | null>>;
}

/** Lets one more through, or LIMIT with the seconds until the next. */
export type Quota = (userId: string) => Promise<Result<void>>;
