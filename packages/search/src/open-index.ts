import type { Kysely } from "kysely";
import { z } from "zod";
import type { Log } from "@callboard/kit/log/log.ts";
import { outsideTransactions } from "@callboard/kit/postgres/transaction-scope.ts";
import { openPostgresSavedQueries } from "#postgres/postgres-saved-queries.ts";
import { formerTables } from "#postgres/postgres-former.ts";
import { dropFormer, rebuildTable } from "#postgres/postgres-rebuild.ts";
import { tableOf } from "#postgres/postgres-schema.ts";
import { openPostgresIndex } from "#postgres/postgres-search.ts";
import type { SavedQueries } from "./saved-queries.ts";
import type { AllDocuments, IndexDefinition, SearchIndex } from "./search.ts";

/** `https://user:password@host:port` of OpenSearch; without it the service's own database is searched. */
export const searchUrl = z.url({ protocol: /^https?$/ }).optional();

/** An index, with its rebuild and close. */
export interface OpenedIndex {
  readonly index: SearchIndex;
  /**
   * Rebuilds the index from all of its owner's documents while the present one is still searched and written. The new
   * one is searched only when complete, including everything written in the meantime. If it fails, nothing has
   * changed.
   */
  rebuild(documents: AllDocuments): Promise<void>;
  /**
   * Whether another version created the index or wrote its initial content, so that it lacks what this version adds.
   * True until it is rebuilt and, in an engine that keeps it, the former one is removed.
   */
  isOutdated(): Promise<boolean>;
  /** Removes what another version left, which may still have been running at the first rebuild. */
  letGoFormer(): Promise<void>;
  /** Saved queries that match documents of this index. */
  readonly savedQueries: SavedQueries;
  close(): Promise<void>;
}

/** Opens an index in the configured engine. With either engine, calls inside a transaction throw. */
export async function openIndex<Tables>(
  at: { readonly db: Kysely<Tables>; readonly log: Log },
  definition: IndexDefinition,
  url: string | undefined,
): Promise<OpenedIndex> {
  const opened = await openEngine(at, definition, url);
  return {
    ...opened,
    index: outsideTransactions("search", opened.index),
    savedQueries: outsideTransactions("savedQueries", opened.savedQueries),
  };
}

async function openEngine<Tables>(
  { db, log }: { readonly db: Kysely<Tables>; readonly log: Log },
  definition: IndexDefinition,
  url: string | undefined,
): Promise<OpenedIndex> {
  if (url === undefined)
    return {
      index: await openPostgresIndex(db, definition),
      savedQueries: await openPostgresSavedQueries(db, definition),
      rebuild: (documents) => rebuildTable(db, definition, documents),
      isOutdated: async () => (await formerTables(db, tableOf(definition))).length > 0,
      letGoFormer: () => dropFormer(db, definition),
      close: async () => undefined,
    };
  // The client is large, so it is loaded only if it is used.
  const { openOpenSearch } = await import("#opensearch/open-opensearch.ts");
  return openOpenSearch(url, definition, log);
}
