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
  /** Values of an open position, any of each filter. */
  readonly positions: Readonly<Partial<Record<PositionFilter, readonly string[]>>>;
  /** Values of `sceneValue`. */
  readonly scenes: readonly string[];
  /** The first due date is on or after, or on or before, this day. */
  readonly dueFrom: string | null;
  readonly dueTo: string | null;
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
  /** The days of its schedule, where they are named one by one. */
  readonly filmingDays: readonly string[];
  readonly companyName: string | null;
  readonly point: Point | null;
}

/** The index of projects. A document that is older than what is there changes nothing. */
export interface ProjectSearch {
  find(query: ProjectQuery): Promise<ProjectHits>;
  /** At most ten, by the beginnings of words. */
  suggest(text: string, scope: SearchScope): Promise<readonly string[]>;
  write(projects: readonly IndexedProject[]): Promise<void>;
  /** Takes projects out, as of these revisions. */
  remove(projects: readonly { readonly id: string; readonly revision: number }[]): Promise<void>;
  /** Rebuilds the index from all projects while the present one goes on. */
  rebuild(projects: AsyncIterable<readonly IndexedProject[]>): Promise<void>;
}

/** What a saved search waits for; null for nothing any more. */
export interface WaitingSearch {
  readonly id: string;
  readonly version: number;
  readonly criteria: Omit<ProjectQuery, "scope" | "withFacets" | "page"> | null;
}

/** Searches that wait for projects. A write that is older than what is there changes nothing. */
export interface WaitingSearches {
  write(searches: readonly WaitingSearch[]): Promise<void>;
  /** Ids of those that a project fits, in their order: the next ones behind `after`. */
  match(
    project: IndexedProject,
    page: { readonly after: string | null; readonly size: number },
  ): Promise<readonly string[]>;
}
