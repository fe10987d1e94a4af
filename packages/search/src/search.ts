import { MAX_COUNTED } from "@callboard/kit/paging/page.ts";
import type { SearchCursor } from "./cursor.ts";

/** Suggestions that one call answers at most. */
export const MAX_SUGGESTIONS = 10;
/** Words of a query that count. */
export const MAX_QUERY_WORDS = 12;
/** Matches that are ranked by relevance at least: as many as a total counts, so that paging reaches what it says. */
export const MAX_RANKED = MAX_COUNTED;
/** Values that a facet names at most, the most frequent first. */
export const MAX_FACET_VALUES = 50;
/** Documents whose facets are counted. */
export const MAX_FACETED = 10_000;

/** Importance of a text field; the weight is what a matching word in it adds to the score. */
export const WEIGHTS = { A: 8, B: 4, C: 2, D: 1 } as const;
export type Weight = keyof typeof WEIGHTS;

/** What an index holds. Names of fields are words of letters and digits. */
export interface IndexDefinition {
  readonly name: string;
  /** Searched by words. */
  readonly text?: Readonly<Record<string, Weight>>;
  /** Exact values: filters and facets. */
  readonly keywords?: readonly string[];
  /** Ranges, overlaps, sorting. Times are milliseconds since 1970. */
  readonly numbers?: readonly string[];
  /** True when documents may have a point on earth. */
  readonly point?: boolean;
}

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** One document. Its version is the aggregate's: a write that is not newer than what is there does nothing. */
export interface SearchDocument {
  readonly id: string;
  readonly version: number;
  /** Decides ties: newer first. */
  readonly newest: Date;
  readonly text?: Readonly<Record<string, string | null>>;
  readonly keywords?: Readonly<Record<string, readonly string[]>>;
  readonly numbers?: Readonly<Record<string, number | null>>;
  readonly point?: Point | null;
  /** What suggestions show and search, by the start of each word; without it the document is never suggested. */
  readonly suggest?: string | null;
}

/** That a document is not to be found, since this version. */
export interface Removal {
  readonly id: string;
  readonly version: number;
  readonly removed: true;
}

/** What a rebuilt index is made of: batches of all that its owner has. Within a batch each id occurs once. */
export type AllDocuments = AsyncIterable<readonly IndexEntry[]> | Iterable<readonly IndexEntry[]>;
export type IndexEntry = SearchDocument | Removal;

/** The documents and the removals of a batch. */
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

/** `relevance` without text is the newest first. Documents without the number of a sort come last. */
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
  /** Hits before the page when it is reached by number; at most 10,000. */
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

export interface SearchTotal {
  readonly total: number;
  /** True when there are more than the 10,000 that are counted. */
  readonly totalIsFloor: boolean;
}

/** Hits are ids: the owner reads the records again and decides once more what may be seen. */
export interface SearchAnswer {
  readonly ids: readonly string[];
  /** Null unless the query wants it. */
  readonly total: SearchTotal | null;
  /** The places of the hits, in their order, the same in every engine. */
  readonly places: readonly SearchCursor[];
  /** The place of the last hit; null at the end. */
  readonly next: SearchCursor | null;
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>;
}

export interface Suggestion {
  readonly id: string;
  readonly text: string;
}

/** An index of one kind of document. */
export interface SearchIndex {
  /** Adds or replaces; a document that is not newer than what is there, or than its removal, does nothing. */
  write(documents: readonly SearchDocument[]): Promise<void>;
  /** Takes a document out and remembers the version, so that a late write does not bring it back. */
  remove(id: string, version: number): Promise<void>;
  /** Ties in score go to the newest, then to the id. */
  search(query: SearchQuery): Promise<SearchAnswer>;
  /**
   * Documents whose suggest text has words that start with each word typed; at most 10. First those that start with
   * all that was typed, then the newest. Where there are none, typing errors are forgiven: see `typos.ts`. Blank text
   * answers none.
   */
  suggest(text: string, filters?: readonly Filter[]): Promise<readonly Suggestion[]>;
}
