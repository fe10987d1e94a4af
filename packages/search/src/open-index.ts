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

/** `https://user:password@host:port` of OpenSearch; without it the service's own database searches. */
export const searchUrl = z.url({ protocol: /^https?$/ }).optional();

/** An index, how to rebuild it, and how to close its engine. */
export interface OpenedIndex {
  readonly index: SearchIndex;
  /**
   * Rebuilds the index from everything its owner has, while the present one goes on being searched and written. It
   * is searched only when it is whole, and has whatever was written meanwhile. When it fails, nothing has changed.
   */
  rebuild(documents: AllDocuments): Promise<void>;
  /**
   * Whether another version made or wrote what this index begins with, so that it lacks what this version adds: until
   * it was rebuilt and, in an engine that keeps it, the former one let go.
   */
  isOutdated(): Promise<boolean>;
  /** Removes what another version left, which still ran at the rebuild before. */
  letGoFormer(): Promise<void>;
  /** Queries that wait for documents of this index. */
  readonly savedQueries: SavedQueries;
  close(): Promise<void>;
}

/** Opens an index in the engine that the settings name. It throws inside a transaction, whichever the engine is. */
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
  // Its client is large, and is loaded by those alone that search in it.
  const { openOpenSearch } = await import("#opensearch/open-opensearch.ts");
  return openOpenSearch(url, definition, log);
}
