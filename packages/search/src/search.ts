import { MAX_COUNTED } from "@callboard/kit/paging/page.ts";
import type { SearchCursor } from "./cursor.ts";

/** The most suggestions per call. */
export const MAX_SUGGESTIONS = 10;
/** The most words of a query that count. */
export const MAX_QUERY_WORDS = 12;
/**
 * At least this many matches are ranked by relevance: as many as a total counts, so that paging reaches all of them.
 */
export const MAX_RANKED = MAX_COUNTED;
/** The most values of a facet, most frequent first. */
export const MAX_FACET_VALUES = 50;
/** The most documents over which facets are counted. */
export const MAX_FACETED = 10_000;

/** Weights of text fields; a matching word adds the weight of its field to the score. */
export const WEIGHTS = { A: 8, B: 4, C: 2, D: 1 } as const;
export type Weight = keyof typeof WEIGHTS;

/** The content of an index. Names of fields consist of letters and digits. */
export interface IndexDefinition {
  readonly name: string;
  /** Searched by words. */
  readonly text?: Readonly<Record<string, Weight>>;
  /** Exact values, for filters and facets. */
  readonly keywords?: readonly string[];
  /** For ranges, overlaps and sorting. Times are milliseconds since 1970. */
  readonly numbers?: readonly string[];
  /** True if documents may have a point on earth. */
  readonly point?: boolean;
}

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** One document. Its version is the aggregate's: a write that is not newer than the stored version does nothing. */
export interface SearchDocument {
  readonly id: string;
  readonly version: number;
  /** Breaks ties: newer first. */
  readonly newest: Date;
  readonly text?: Readonly<Record<string, string | null>>;
  readonly keywords?: Readonly<Record<string, readonly string[]>>;
  readonly numbers?: Readonly<Record<string, number | null>>;
  readonly point?: Point | null;
  /** What suggestions show and search, by the start of each word; without it the document is never suggested. */
  readonly suggest?: string | null;
}

/** The removal of a document, as of this version. */
export interface Removal {
  readonly id: string;
  readonly version: number;
  readonly removed: true;
}

/** The content of a rebuilt index: batches of everything that its owner has. Within a batch ids are unique. */
export type AllDocuments = AsyncIterable<readonly IndexEntry[]> | Iterable<readonly IndexEntry[]>;
export type IndexEntry = SearchDocument | Removal;

/** Splits a batch into documents and removals. */
export function partedEntries(entries: readonly IndexEntry[]): {
  documents: readonly SearchDocument[];
  removed: readonly Removal[];
} {
  return {
    documents: entries.filter((entry): entry is SearchDocument => !("removed" in entry)),
    removed: entries.filter((entry): entry is Removal => "removed" in entry),
  };
}

/** One condition; a query's conditions must all hold. */
export type Filter =
  | { readonly kind: "ids"; readonly values: readonly string[] }
  | { readonly kind: "any"; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: "all"; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: "not"; readonly field: string; readonly values: readonly string[] }
  /** Inclusive; a document without the number does not match. */
  | { readonly kind: "range"; readonly field: string; readonly min?: number; readonly max?: number }
  /** The document's span [from, to] touches [min, max]; a missing end of the document is open. */
  | {
      readonly kind: "overlap";
      readonly from: string;
      readonly to: string;
      readonly min?: number;
      readonly max?: number;
    }
  | { readonly kind: "distance"; readonly from: Point; readonly kilometres: number }
  /** At least one of the conditions holds. */
  | { readonly kind: "either"; readonly filters: readonly Filter[] };

/** `relevance` without text means newest first. Documents without the number of a sort come last. */
export type Sort =
  | { readonly by: "relevance" }
  | { readonly by: "newest"; readonly order: "asc" | "desc" }
  | { readonly by: "field"; readonly field: string; readonly order: "asc" | "desc" };

export interface SearchQuery {
  /** Every word must occur in some text field. */
  readonly text?: string;
  readonly filters?: readonly Filter[];
  readonly sort?: Sort;
  readonly size: number;
  /** Hits before the page if it is reached by number; at most 10,000. */
  readonly skip?: number;
  /** The cursor of the last hit seen; only with the same query. */
  readonly after?: SearchCursor | null;
  /** Counts the matches, up to 10,000. */
  readonly withTotal?: boolean;
  /** Keyword fields whose values are counted over the newest 10,000 matches. */
  readonly facets?: readonly string[];
}

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

interface SearchTotal {
  readonly total: number;
  /** True if there are more than the 10,000 that are counted. */
  readonly totalIsFloor: boolean;
}

/** Hits are ids: the owner reads the records and checks access again. */
export interface SearchResponse {
  readonly ids: readonly string[];
  /** Null unless the query requests it. */
  readonly total: SearchTotal | null;
  /** The cursors of the hits, in the same order; identical in every engine. */
  readonly places: readonly SearchCursor[];
  /** The cursor of the last hit; null at the end. */
  readonly next: SearchCursor | null;
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>;
}

export interface Suggestion {
  readonly id: string;
  readonly text: string;
}

/** The first suggestions and behind them the others that are not among those, ten at most. */
export function joinedSuggestions(
  first: readonly Suggestion[],
  others: readonly Suggestion[],
): readonly Suggestion[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...others.filter(({ id }) => !known.has(id))].slice(0, MAX_SUGGESTIONS);
}

/** An index of one kind of document. */
export interface SearchIndex {
  /** Adds or replaces; a document that is not newer than the stored version or its removal does nothing. */
  write(documents: readonly SearchDocument[]): Promise<void>;
  /** Removes a document and remembers the version, so that a late write does not restore it. */
  remove(id: string, version: number): Promise<void>;
  /** Ties in score are ordered by newest, then by id. */
  search(query: SearchQuery): Promise<SearchResponse>;
  /**
   * Documents whose suggest text has words that start with each typed word; at most 10. First those that start with
   * everything typed, then the newest. If there are none, typing errors are tolerated: see `typos.ts`. Blank text
   * returns none.
   */
  suggest(text: string, filters?: readonly Filter[]): Promise<readonly Suggestion[]>;
}
