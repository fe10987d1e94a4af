import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Point } from "#domain/address.ts";
import type { PositionFilter } from "#domain/position/filters.ts";
import type { Position } from "#domain/position/position.ts";
import type { Project } from "#domain/project/project.ts";
import type { ListedProject } from "../listed-project.ts";

/** Which projects a search may find at all. */
export type SearchScope =
  | { readonly kind: "public" }
  | { readonly kind: "company"; readonly companyId: string }
  | { readonly kind: "everything" };

export type ProjectSort = "Relevance" | "Newest" | "Oldest" | "Deadline" | "Pay";

/** Validated search criteria. Amounts are in cents, distances in miles. */
export interface ProjectQuery {
  readonly scope: SearchScope;
  readonly text: string | null;
  readonly projectTypes: readonly string[];
  readonly unions: readonly string[];
  readonly skills: readonly string[];
  readonly roleTypes: readonly string[];
  readonly ageRanges: readonly string[];
  readonly gender: string | null;
  /** Values of an open position; any value of each filter matches. */
  readonly positions: Readonly<Partial<Record<PositionFilter, readonly string[]>>>;
  /** Values produced by `sceneValue`. */
  readonly scenes: readonly string[];
  /** First and last day of the range for the first due date, inclusive. */
  readonly dueFrom: string | null;
  readonly dueTo: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly circle: { readonly point: Point; readonly radiusMiles: number } | null;
  readonly minPay: number | null;
  readonly filmingFrom: string | null;
  readonly filmingTo: string | null;
  readonly page: PageRequest<ProjectSort>;
  readonly withFacets: boolean;
}

/** Hits in sort order. */
interface ProjectHits extends Page<ListedProject> {
  readonly facets: ProjectFacets;
}

export type ProjectFacets = Readonly<
  Record<string, readonly { readonly value: string; readonly count: number }[]>
>;

/** Everything about a project that searches use. */
export interface IndexedProject {
  readonly project: Project;
  readonly positions: readonly Position[];
  /** The days of its schedule, if listed individually. */
  readonly filmingDays: readonly string[];
  readonly companyName: string | null;
  readonly point: Point | null;
}

/** The project index. Writing a document older than the indexed one changes nothing. */
export interface ProjectSearch {
  find(query: ProjectQuery): Promise<ProjectHits>;
  /** Ten at most, by prefixes of words. */
  suggest(text: string, scope: SearchScope): Promise<readonly string[]>;
  write(projects: readonly IndexedProject[]): Promise<void>;
  /** Removes projects, as of these revisions. */
  remove(projects: readonly { readonly id: string; readonly revision: number }[]): Promise<void>;
  /** Rebuilds the index from all projects while the current one stays in use. */
  rebuild(projects: AsyncIterable<readonly IndexedProject[]>): Promise<void>;
}

/** The criteria that a saved search is matched by; null if it is no longer matched. */
export interface WaitingSearch {
  readonly id: string;
  readonly version: number;
  readonly criteria: Omit<ProjectQuery, "scope" | "withFacets" | "page"> | null;
}

/** Saved searches in the engine. A write older than the stored version changes nothing. */
export interface WaitingSearches {
  write(searches: readonly WaitingSearch[]): Promise<void>;
  /** The next ids, in order after `after`, of saved searches that the project matches. */
  match(
    project: IndexedProject,
    page: { readonly after: string | null; readonly size: number },
  ): Promise<readonly string[]>;
}
