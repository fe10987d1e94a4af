import type { CompanyReads } from "./company-ports.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { ProjectStatus } from "@callboard/catalog/states.ts";
import type { Address, Point } from "#domain/address.ts";
import type { ProjectsEvent, SearchMatch } from "#domain/events.ts";
import type { Feature } from "#domain/feature/feature.ts";
import type { ViewerRelation } from "#domain/policy.ts";
import type { Position } from "#domain/position/position.ts";
import type { SavedSearch } from "#domain/saved-search/saved-search.ts";
import type { Snapshot } from "#domain/project/differences.ts";
import type { Project, Review } from "#domain/project/project.ts";
import type { AuditionSlot, FilmingDate } from "#domain/schedule/schedule.ts";
import type { ListedProject } from "./listed-project.ts";
import type { Media } from "./media-ports.ts";
import type { ProjectSearch, WaitingSearches } from "./search/search-ports.ts";

/** Which projects a list shows: all, or public ones, those of a company, and these private ones. */
export interface Visible {
  readonly all: boolean;
  readonly companyId: string | null;
  readonly shown: readonly string[];
}

/** Reads; each method is one statement, regardless of the number of keys. */
export interface Reads extends CompanyReads {
  projects(ids: readonly string[]): Promise<Project[]>;
  /** The next page of projects by id; without `after`, the first one. */
  pageOfProjects(after: string | null, size: number): Promise<Project[]>;
  /** The deleted ones among these, with the revisions that searches compare. */
  deletedProjects(
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly revision: number }[]>;
  reviews(projectIds: readonly string[]): Promise<(Review & { readonly projectId: string })[]>;
  /** Positions that have not been removed, in order of creation. */
  positionsOfProjects(projectIds: readonly string[]): Promise<Position[]>;
  positions(ids: readonly string[]): Promise<Position[]>;
  filmingDates(projectIds: readonly string[]): Promise<FilmingDate[]>;
  slotsOfProjects(projectIds: readonly string[]): Promise<AuditionSlot[]>;
  /** Includes cancelled slots. */
  slots(ids: readonly string[]): Promise<AuditionSlot[]>;
  /** Slots from `since` on that were not reckoned by this zone data, by their ids after `after`, 200 at most. */
  slotsToReckon(zoneData: string, since: Date, after: string | null): Promise<AuditionSlot[]>;
  /**
   * Projects of a company. `shown` lists the private ones that an outsider may open; null shows everything and also
   * matches names of roles.
   */
  companyProjects(
    filter: {
      readonly companyId: string;
      readonly statuses: readonly ProjectStatus[] | null;
      readonly shown: readonly string[] | null;
      /** Prefixes of words; null matches everything. */
      readonly text: string | null;
    },
    page: PageRequest,
  ): Promise<Page<ListedProject>>;
  /** The next ids of private projects that are approved or closed; without `after`, the first ones. */
  privateProjects(
    of: { readonly companyId: string } | { readonly createdBy: string },
    after: string | null,
    limit: number,
  ): Promise<readonly string[]>;
  userProjects(createdBy: string, visible: Visible, page: PageRequest): Promise<Page<ListedProject>>;
  /** Number of projects created by someone, counting from this id. */
  countCreated(createdBy: string, from: string): Promise<number>;
  /** The person's favorites among these projects. */
  favorites(userId: string, projectIds: readonly string[]): Promise<readonly string[]>;
  favoriteProjects(userId: string, visible: Visible, page: PageRequest): Promise<Page<ListedProject>>;
  /** The person's favorites that are private and either approved or closed. */
  privateFavorites(userId: string): Promise<readonly string[]>;
  /** Everything this service stores about a person, for their data export. */
  memberExport(userId: string): Promise<object>;
  /** The person's saved searches by name, 50 at most. */
  savedSearches(userId: string): Promise<readonly SavedSearch[]>;
  /** Includes removed ones. */
  savedSearchesById(ids: readonly string[]): Promise<readonly SavedSearch[]>;
  /** The next page by id, including removed ones; without `after`, the first one. */
  pageOfSavedSearches(after: string | null, size: number): Promise<readonly SavedSearch[]>;
  /** Features by id, without removed ones. */
  features(ids: readonly string[]): Promise<readonly Feature[]>;
  /** Latest first: those visible to everyone at `now`; null returns all. */
  featureList(now: Date | null): Promise<readonly Feature[]>;
  /** Pending projects, and approved ones with changes in review, by time of submission. */
  approvalQueue(
    filter: { readonly companyId: string | null; readonly changed: boolean | null },
    page: PageRequest,
  ): Promise<Page<ListedProject>>;
  /** Company names as searches show them; unknown companies are left out. */
  companies(ids: readonly string[]): Promise<readonly Company[]>;
  /** What the last decision about each project was based on; projects without a stored snapshot are left out. */
  snapshots(projectIds: readonly string[]): Promise<ReadonlyMap<string, Snapshot>>;
  waitingProjects(createdBy: string, page: PageRequest): Promise<Page<ListedProject>>;
}

interface LockedPosition {
  readonly position: Position;
  readonly isRemoved: boolean;
}

interface KnownFilmingDate {
  readonly id: string;
  readonly projectId: string;
  readonly isRemoved: boolean;
}

interface SlotKey {
  readonly id: string;
  readonly projectId: string;
}

/** Reads and writes within one transaction; a change of a project locks its row first. */
export interface UnitOfWork extends KeyedUnit, Reads {
  lockProject(id: string): Promise<Project | null>;
  /** The same, including deleted ones. */
  lockProjectOrDeleted(id: string): Promise<Project | null>;
  /** Locks in order of the ids. */
  lockProjects(ids: readonly string[]): Promise<readonly Project[]>;
  /** The approved projects of a company, locked in order of their ids. */
  lockApprovedProjects(companyId: string): Promise<readonly Project[]>;
  /** Approved projects whose last due and filming dates are before this day (UTC), a hundred at most. */
  lockProjectsToClose(before: string): Promise<readonly Project[]>;
  insertProject(project: Project): Promise<void>;
  /** Writes the record and raises its revision. */
  saveProject(project: Project): Promise<void>;
  /** Closes the projects and raises their versions. */
  closeProjects(ids: readonly string[], now: Date): Promise<void>;
  /** Raises only the revision, because something that searches show has changed. */
  touchProject(id: string): Promise<void>;
  /** The same for the next projects of a company in order of their ids; without `after`, the first ones. */
  touchCompanyProjects(companyId: string, after: string | null, limit: number): Promise<readonly string[]>;
  addReview(
    review: Review & {
      readonly projectId: string;
      readonly decidedBy: string;
      readonly snapshot: Snapshot;
    },
  ): Promise<void>;
  /** The position, even if removed; null if it belongs to another project. */
  lockPosition(projectId: string, id: string): Promise<LockedPosition | null>;
  lockPositions(ids: readonly string[]): Promise<readonly LockedPosition[]>;
  /** Roles with scenes for adults that state no minimum age of adults, with their companies; a hundred at most. */
  lockScenesWithoutAge(): Promise<readonly { readonly position: Position; readonly companyId: string }[]>;
  insertPositions(positions: readonly Position[]): Promise<void>;
  savePosition(position: Position): Promise<void>;
  removePositions(ids: readonly string[], now: Date): Promise<void>;
  /** Opens every position in review; returns how many there were. */
  openPositions(projectId: string): Promise<number>;
  countSavedSearches(userId: string): Promise<number>;
  /** A person's own saved search, even if removed. */
  lockSavedSearch(userId: string, id: string): Promise<SavedSearch | null>;
  /** Inserts or updates it. */
  saveSavedSearch(search: SavedSearch): Promise<void>;
  /** Records that a project matches these searches; returns those whose owners have not been notified yet. */
  addMatches(projectId: string, searchIds: readonly string[], now: Date): Promise<readonly SearchMatch[]>;
  countFeatures(): Promise<number>;
  /** Removes the features of projects that end; returns the events to publish. */
  removeFeaturesOf(
    projectIds: readonly string[],
    now: Date,
  ): Promise<readonly Extract<ProjectsEvent, { kind: "FeatureRemoved" }>[]>;
  /** Includes removed ones. */
  lockFeature(id: string): Promise<Feature | null>;
  insertFeature(feature: Feature): Promise<void>;
  saveFeature(feature: Feature): Promise<void>;
  countFavorites(userId: string): Promise<number>;
  setFavorite(
    of: { readonly userId: string; readonly projectId: string; readonly now: Date },
    favorite: boolean,
  ): Promise<void>;
  saveFilmingDates(dates: readonly FilmingDate[]): Promise<void>;
  /** Replaces all filming dates of the project. */
  replaceFilmingDates(projectId: string, dates: readonly FilmingDate[]): Promise<void>;
  /** Filming dates by id, including removed ones. */
  knownFilmingDates(ids: readonly string[]): Promise<readonly KnownFilmingDate[]>;
  removeFilmingDates(ids: readonly string[], now: Date): Promise<void>;
  saveSlots(slots: readonly AuditionSlot[]): Promise<void>;
  /** From now on no slot has to be reckoned by this zone data. */
  markReckoned(zoneData: string): Promise<void>;
  cancelSlots(ids: readonly string[], now: Date): Promise<void>;
  /** Cancels the upcoming slots of these projects and returns them. */
  cancelComingSlots(projectIds: readonly string[], now: Date): Promise<readonly SlotKey[]>;
  /** Counts a view; true if this viewer had not been counted on this day (UTC). */
  countView(projectId: string, viewerId: string, day: string): Promise<boolean>;
  /** Advances a submission's mark and adjusts the counters; null if the stored mark is at least as new. */
  markSubmission(mark: SubmissionMark): Promise<Position | null>;
  /** Stores names of companies, unless a newer version is stored. */
  saveCompanies(companies: readonly Company[]): Promise<void>;
  addEvents(actor: Actor, events: readonly ProjectsEvent[]): Promise<void>;
}

/** The state of a submission, as far as the counters need it. */
export interface SubmissionMark {
  readonly submissionId: string;
  readonly projectId: string;
  readonly positionId: string;
  /** Null keeps the previous value. */
  readonly stands: boolean | null;
  readonly booked: boolean;
  readonly version: number;
}

/** Identity as an upstream. */
export interface Identity {
  isEmailVerified(userId: string): Promise<Result<boolean>>;
  /** The company of each member, null if they have none; unknown people are left out. */
  members(userIds: readonly string[]): Promise<Result<ReadonlyMap<string, string | null>>>;
  companies(ids: readonly string[]): Promise<Result<readonly Company[]>>;
  /** Hands in this service's part of a data export; repeating it replaces the part. */
  saveExportPart(exportId: string, content: object): Promise<Result<void>>;
}

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** Casting as an upstream: its facts, and the changes that need its consent. */
/** A change to which casting must agree before it is written. */
export interface ConsentRequest {
  /** Of the position or the slot. */
  readonly id: string;
  /** The version that it has with the change: casting keeps to its consent until it knows this version. */
  readonly version: number;
  /** Identifies the consent, for withdrawing it. */
  readonly consentId: string;
}

export interface Casting {
  relations(
    userIds: readonly string[],
    projectIds: readonly string[],
  ): Promise<Result<ReadonlyMap<string, ViewerRelation>>>;
  /** The outcome for each: CONFLICT HAS_SUBMISSIONS if someone has submitted to the position. */
  removePositions(positions: readonly ConsentRequest[]): Promise<ReadonlyMap<string, Result<void>>>;
  /** Reopens submissions for positions of a restored project. */
  restorePositions(positionIds: readonly string[]): Promise<Result<void>>;
  /** CONFLICT QUANTITY_BELOW_BOOKED if more are booked. */
  setQuantity(position: ConsentRequest, quantity: number): Promise<Result<void>>;
  /** CONFLICT HAS_CONFIRMED if more are confirmed. */
  setSlotCapacity(slot: ConsentRequest, capacity: number): Promise<Result<void>>;
  /** The outcome for each: CONFLICT HAS_CONFIRMED if someone has confirmed. Cancelled slots cannot be confirmed. */
  cancelSlots(
    slots: readonly (ConsentRequest & { readonly capacity: number })[],
  ): Promise<ReadonlyMap<string, Result<void>>>;
  /** Withdraws what was asked for under an id, for positions and slots whose change was not written. */
  withdrawConsent(consentId: string, ids: readonly string[]): Promise<Result<void>>;
}

/** The other services. */
interface Upstreams {
  readonly identity: Identity;
  readonly media: Media;
  readonly casting: Casting;
}

/** Dependencies of the use cases. */
export interface Deps {
  readonly reads: Reads;
  readonly transaction: RunTransaction<UnitOfWork>;
  readonly upstreams: Upstreams;
  readonly search: ProjectSearch;
  readonly waitingSearches: WaitingSearches;
  readonly addresses: Addresses;
  /** 60 searches a minute, and as many address lookups. */
  readonly searchQuota: Quota;
  readonly addressQuota: Quota;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** An address returned by the geocoder. */
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

/** Resolves addresses; it never receives the caller's identity. */
export interface Addresses {
  /** Ten at most, best first. UNAVAILABLE if the geocoder does not respond. */
  find(query: string): Promise<Result<readonly FoundAddress[]>>;
  /** The address at a point; null if there is none. */
  at(point: Point): Promise<Result<FoundAddress | null>>;
  /** The place of an id from an earlier response; null if it is unknown. */
  byPlaceId(placeId: string): Promise<Result<FoundAddress | null>>;
}

/** Counts one request; LIMIT with the seconds until the next one is allowed. */
type Quota = (userId: string) => Promise<Result<void>>;
