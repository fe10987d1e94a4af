import type { Client } from "@opensearch-project/opensearch";
import type { Log } from "@callboard/kit/log/log.ts";
import { writeDocuments } from "./opensearch-documents.ts";
import {
  ADMIN,
  aliasOf,
  fieldsOf,
  indexOf,
  isOfDefinition,
  moveAlias,
  templateOf,
  UNSETTLED,
} from "./opensearch-schema.ts";
import { callOpenSearch } from "./opensearch-errors.ts";
import { partedEntries, type AllDocuments, type IndexDefinition } from "#search.ts";

/** Milliseconds for the engine to copy a whole index. */
const TAKING_OVER_MS = 1_800_000;
/** Milliseconds after which an index without an alias will not be used. */
const LEFTOVER_AFTER_MS = 86_400_000;

/** The engine, and the log for its errors. */
export interface Engine {
  readonly client: Client;
  readonly log: Log;
}

/**
 * Rebuilds the index next to the live one, from all documents of the owner, and swaps them atomically, so that no one
 * searches a partial index. What is written to the live one in the meantime is copied by version, also while the
 * alias moves. Former indexes are removed. So is the new one if a step before the swap fails or, if the process was
 * killed, by a rebuild on a later day.
 */
export async function rebuildIndex(
  { client, log }: Engine,
  definition: IndexDefinition,
  documents: AllDocuments,
): Promise<void> {
  const fresh = indexOf(definition, `-${Date.now()}`);
  const former = await callOpenSearch(log, () => prepare(client, definition, fresh));
  try {
    for await (const batch of documents) {
      const changes = { definition, ...partedEntries(batch) };
      await callOpenSearch(log, () => writeDocuments(client, fresh, changes));
    }
    await callOpenSearch(log, async () => {
      for (const index of former) await takeOver(client, definition, { index, fresh });
      await moveAlias(client, definition, fresh);
    });
  } catch (error) {
    await client.indices.delete({ index: fresh }, { ignore: [404] }).catch(() => undefined);
    throw error;
  }
  await callOpenSearch(log, () => letGo(client, definition, { former, fresh }));
}

/** Creates the new index; returns those behind the alias. */
async function prepare(client: Client, definition: IndexDefinition, fresh: string): Promise<string[]> {
  const found = await client.indices.getAlias({ name: aliasOf(definition) }, { ignore: [404] });
  await removeLeftovers(client, definition);
  await client.indices.putIndexTemplate({ name: indexOf(definition), body: templateOf(definition) }, ADMIN);
  const former = found.statusCode === 200 ? Object.keys(found.body) : [];
  const isUpgrade = former.some((index) => !isOfDefinition(definition, index));
  const body = isUpgrade ? { mappings: UNSETTLED } : {};
  await client.indices.create({ index: fresh, body }, ADMIN);
  return former;
}

/** Removes indexes of rebuilds that were killed before the swap. A younger index may still be in progress. */
async function removeLeftovers(client: Client, definition: IndexDefinition): Promise<void> {
  const { body } = await client.indices.get({ index: `${aliasOf(definition)}-*` });
  const left = Object.entries(body).filter(
    ([index, { aliases }]) =>
      Object.keys(aliases ?? {}).length === 0 && Date.now() - madeAt(index) > LEFTOVER_AFTER_MS,
  );
  for (const [index] of left) await client.indices.delete({ index }, { ...ADMIN, ignore: [404] });
}

/** The timestamp in the name of a rebuilt index; an index without one was never rebuilt, and is kept. */
function madeAt(index: string): number {
  return Number(/-(\d{13})$/.exec(index)?.[1] ?? Number.POSITIVE_INFINITY);
}

interface Former {
  readonly former: readonly string[];
  readonly fresh: string;
}

/** Copies what was written between the first copy and the swap, and removes the former indexes. */
async function letGo(client: Client, definition: IndexDefinition, { former, fresh }: Former): Promise<void> {
  for (const index of former) {
    // Waits for writes in progress; later ones are refused, and their events are delivered again.
    await client.indices.addBlock({ index, block: "write" }, ADMIN);
    await takeOver(client, definition, { index, fresh });
    await client.indices.delete({ index }, { ...ADMIN, ignore: [404] });
  }
}

interface Copy {
  readonly index: string;
  readonly fresh: string;
}

/** Copies what is newer, including removals. Fields unknown to the new index are dropped. */
async function takeOver(client: Client, definition: IndexDefinition, { index, fresh }: Copy): Promise<void> {
  await client.indices.refresh({ index }, ADMIN);
  await client.reindex(
    {
      wait_for_completion: true,
      refresh: true,
      body: {
        conflicts: "proceed",
        source: { index, _source: fieldsOf(definition) },
        dest: { index: fresh, version_type: "external" },
      },
    },
    { requestTimeout: TAKING_OVER_MS, maxRetries: 0 },
  );
}
