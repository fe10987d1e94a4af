import type { Actor } from "@callboard/kit/actor.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { ProjectStatus } from "@callboard/catalog/states.ts";
import type { Address, Point } from "#domain/address.ts";
import type { ProjectsEvent } from "#domain/events.ts";
import type { Standing } from "#domain/policy.ts";
import type { Position } from "#domain/position/position.ts";
import type { Project, Review } from "#domain/project/project.ts";
import type { AuditionSlot, FilmingDate } from "#domain/schedule/schedule.ts";

/** A project in a list: its cursor leads to what follows it. */
export interface ListedProject {
  readonly id: string;
  readonly cursor: string;
}

/** Reads; each method is one statement, however many keys it is given. */
export interface Reads {
  projects(ids: readonly string[]): Promise<Project[]>;
  /** The next projects by id; from the first without `after`. */
  pageOfProjects(after: string | null, size: number): Promise<Project[]>;
  reviews(projectIds: readonly string[]): Promise<(Review & { readonly projectId: string })[]>;
  /** Positions that were not removed, in the order of their creation. */
  positionsOfProjects(projectIds: readonly string[]): Promise<Position[]>;
  positions(ids: readonly string[]): Promise<Position[]>;
  filmingDates(projectIds: readonly string[]): Promise<FilmingDate[]>;
  slotsOfProjects(projectIds: readonly string[]): Promise<AuditionSlot[]>;
  slots(ids: readonly string[]): Promise<AuditionSlot[]>;
  /** Projects of a company: `shown` names the private ones that an outsider may open, null shows everything. */
  companyProjects(
    filter: {
      readonly companyId: string;
      readonly statuses: readonly ProjectStatus[] | null;
      readonly shown: readonly string[] | null;
    },
    page: PageRequest,
  ): Promise<Page<ListedProject>>;
  /** The next ids of a company's private projects that are approved or closed; from the first without `after`. */
  privateProjects(companyId: string, after: string | null, limit: number): Promise<readonly string[]>;
  /** Pending projects, and approved ones with something in review, by the time of submission. */
  approvalQueue(companyId: string | null, page: PageRequest): Promise<Page<ListedProject>>;
  /** The company's name as searches know it; unknown ones are left out. */
  companies(ids: readonly string[]): Promise<readonly Company[]>;
  waitingProjects(createdBy: string, page: PageRequest): Promise<Page<ListedProject>>;
}

/** Reads and writes within one transaction; a change of a project locks its row first. */
export interface UnitOfWork extends KeyedUnit, Reads {
  lockProject(id: string): Promise<Project | null>;
  insertProject(project: Project): Promise<void>;
  /** Writes the record and raises its revision. */
  saveProject(project: Project): Promise<void>;
  /** Raises the revision alone: something that searches show has changed. */
  touchProject(id: string): Promise<void>;
  /** The same for the next projects of a company, in the order of their ids; from the first without `after`. */
  touchCompanyProjects(companyId: string, after: string | null, limit: number): Promise<readonly string[]>;
  addReview(review: Review & { readonly projectId: string; readonly decidedBy: string }): Promise<void>;
  /** The position, removed ones included, unless it belongs to another project. */
  lockPosition(projectId: string, id: string): Promise<{ position: Position; isRemoved: boolean } | null>;
  insertPosition(position: Position): Promise<void>;
  savePosition(position: Position): Promise<void>;
  removePosition(id: string, now: Date): Promise<void>;
  /** Opens every position in review; answers how many there were. */
  openPositions(projectId: string): Promise<number>;
  saveFilmingDates(dates: readonly FilmingDate[]): Promise<void>;
  /** Makes these the only filming dates of the project. */
  replaceFilmingDates(projectId: string, dates: readonly FilmingDate[]): Promise<void>;
  saveSlots(slots: readonly AuditionSlot[]): Promise<void>;
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
  /** The company of each member; unknown ones are left out. */
  companiesOfMembers(userIds: readonly string[]): Promise<Result<ReadonlyMap<string, string>>>;
  companies(ids: readonly string[]): Promise<Result<readonly Company[]>>;
}

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** What media knows of a file. */
export interface MediaFile {
  readonly id: string;
  readonly companyId: string | null;
  readonly isReady: boolean;
}

export interface Media {
  files(ids: readonly string[]): Promise<Result<readonly MediaFile[]>>;
}

/** What casting knows, and what it alone may allow. */
export interface Casting {
  standings(
    userIds: readonly string[],
    projectIds: readonly string[],
  ): Promise<Result<ReadonlyMap<string, Standing>>>;
  /** CONFLICT HAS_SUBMISSIONS where somebody has submitted to the position. */
  removePosition(positionId: string): Promise<Result<void>>;
  /** Takes submissions again for a position whose removal did not happen. */
  restorePosition(positionId: string): Promise<Result<void>>;
  /** CONFLICT QUANTITY_BELOW_BOOKED where more are booked. */
  setQuantity(positionId: string, quantity: number): Promise<Result<void>>;
  /** CONFLICT HAS_CONFIRMED where more are confirmed. */
  setSlotCapacity(slotId: string, capacity: number): Promise<Result<void>>;
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
  readonly addresses: Addresses;
  /** 60 searches a minute, and as many addresses. */
  readonly searchQuota: Quota;
  readonly addressQuota: Quota;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Which projects a search may find at all. */
export type SearchScope =
  | { readonly kind: "public" }
  | { readonly kind: "company"; readonly companyId: string }
  | { readonly kind: "everything" };

export type ProjectSort = "Relevance" | "Newest" | "Oldest" | "Deadline" | "Pay";

/** What to look for, already checked. Amounts are cents, distances miles. */
export interface ProjectQuery {
  readonly scope: SearchScope;
  readonly text: string | null;
  readonly projectTypes: readonly string[];
  readonly unions: readonly string[];
  readonly skills: readonly string[];
  readonly roleTypes: readonly string[];
  readonly ageRanges: readonly string[];
  readonly gender: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly circle: { readonly point: Point; readonly radiusMiles: number } | null;
  readonly payLeast: number | null;
  readonly filmingFrom: string | null;
  readonly filmingTo: string | null;
  readonly page: PageRequest<ProjectSort>;
  readonly withFacets: boolean;
}

/** What a search finds, in order. */
export interface ProjectHits extends Page<ListedProject> {
  readonly facets: ProjectFacets;
}

export type ProjectFacets = Readonly<
  Record<string, readonly { readonly value: string; readonly count: number }[]>
>;

/** Everything about a project that searches know. */
export interface IndexedProject {
  readonly project: Project;
  readonly positions: readonly Position[];
  readonly companyName: string | null;
  readonly point: Point | null;
}

/** The index of projects. A document that is older than what is there changes nothing. */
export interface ProjectSearch {
  find(query: ProjectQuery): Promise<ProjectHits>;
  /** At most ten, by the beginnings of words. */
  suggest(text: string, scope: SearchScope): Promise<readonly string[]>;
  write(projects: readonly IndexedProject[]): Promise<void>;
  /** Rebuilds the index from all projects while the present one goes on. */
  rebuild(projects: AsyncIterable<readonly IndexedProject[]>): Promise<void>;
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
}

/** Lets one more through, or LIMIT with the seconds until the next. */
export type Quota = (userId: string) => Promise<Result<void>>;
