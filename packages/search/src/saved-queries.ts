import type { Filter, SearchDocument } from "./search.ts";

/** A condition of a query that waits for documents. */
export type SavedFilter = Exclude<Filter, { kind: "either" }>;

/** A query that is kept: it is asked which of many fit a document, rather than which documents fit it. */
export interface SavedQuery {
  readonly id: string;
  /** A write that is not newer than what is there does nothing. */
  readonly version: number;
  /** Every word must occur in some text field. */
  readonly text?: string;
  /** All of them must hold. */
  readonly filters: readonly SavedFilter[];
}

/** That a query waits no longer, since this version. */
export interface SavedQueryRemoval {
  readonly id: string;
  readonly version: number;
  readonly removed: true;
}

/** Queries that wait for documents of an index. */
export interface SavedQueries {
  /** Adds, replaces or removes. */
  write(queries: readonly (SavedQuery | SavedQueryRemoval)[]): Promise<void>;
  /** Ids of the queries that a document fits, in the order of the ids: the next ones behind `after`. */
  match(
    document: SearchDocument,
    page: { readonly after: string | null; readonly size: number },
  ): Promise<readonly string[]>;
}
