import type { Filter, SearchDocument } from "./search.ts";

/** A condition of a saved query. */
export type SavedFilter = Exclude<Filter, { kind: "either" }>;

/** A saved query: it is matched against each new document, instead of being run to find documents. */
export interface SavedQuery {
  readonly id: string;
  /** A write that is older than the stored version does nothing; the same one again is read anew. */
  readonly version: number;
  /** Every word must occur in some text field. */
  readonly text?: string;
  /** All of them must hold. */
  readonly filters: readonly SavedFilter[];
}

/** The removal of a saved query, as of this version. */
export interface SavedQueryRemoval {
  readonly id: string;
  readonly version: number;
  readonly removed: true;
}

/** Saved queries that match documents of an index. */
export interface SavedQueries {
  /** Adds, replaces or removes. */
  write(queries: readonly (SavedQuery | SavedQueryRemoval)[]): Promise<void>;
  /** Ids of the queries that a document matches, sorted by id, starting after `after`. */
  match(
    document: SearchDocument,
    page: { readonly after: string | null; readonly size: number },
  ): Promise<readonly string[]>;
}
