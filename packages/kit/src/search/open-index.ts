import type { Kysely } from "kysely";
import { z } from "zod";
import type { Log } from "#log.ts";
import { createOpenSearchClient, openOpenSearchIndex } from "./opensearch-search.ts";
import { openPostgresIndex } from "./postgres-search.ts";
import type { IndexDefinition, SearchIndex } from "./search.ts";

/** `https://user:password@host:port` of OpenSearch; without it the service's own database searches. */
export const searchUrl = z.url({ protocol: /^https?$/ }).optional();

/** An index, and how to let go of its engine. */
export interface OpenedIndex {
  readonly index: SearchIndex;
  close(): Promise<void>;
}

/** Opens an index in the engine that the settings name. */
export async function openIndex<Tables>(
  { db, log }: { readonly db: Kysely<Tables>; readonly log: Log },
  definition: IndexDefinition,
  url: string | undefined,
): Promise<OpenedIndex> {
  if (url === undefined)
    return { index: await openPostgresIndex(db, definition), close: async () => undefined };
  const client = createOpenSearchClient(url);
  return { index: openOpenSearchIndex(client, definition, log), close: () => client.close() };
}
