import type { Client } from "@opensearch-project/opensearch";
import { writeDocuments } from "./opensearch-documents.ts";
import { aliasOf, indexOf, moveAlias, templateOf } from "./opensearch-schema.ts";
import type { IndexDefinition, SearchDocument } from "./search.ts";

/** What a rebuilt index is made of: batches of documents, all that its owner has. */
export type AllDocuments = AsyncIterable<readonly SearchDocument[]> | Iterable<readonly SearchDocument[]>;

/**
 * Makes the index anew beside the live one, from all documents of the owner, and swaps them at once: nobody ever
 * searches a half index. What was written into the live one meanwhile is taken over by its version, also while the
 * alias moves. The former indexes are removed.
 */
export async function rebuildIndex(
  client: Client,
  definition: IndexDefinition,
  documents: AllDocuments,
): Promise<void> {
  const alias = aliasOf(definition);
  const former = await indexesBehind(client, alias);
  const fresh = indexOf(definition, `-${Date.now()}`);
  await client.indices.putIndexTemplate({ name: indexOf(definition), body: templateOf(definition) });
  await client.indices.create({ index: fresh });
  for await (const batch of documents) await writeDocuments(client, fresh, { definition, documents: batch });
  for (const index of former) await takeOver(client, index, fresh);
  await moveAlias(client, definition, fresh);
  // What was written between the first taking over and the swap.
  for (const index of former) await takeOver(client, index, fresh);
  if (former.length > 0) await client.indices.delete({ index: former, ignore_unavailable: true });
}

/** Copies what is newer. A document of another shape than the new index knows is left: its owner writes it again. */
async function takeOver(client: Client, source: string, fresh: string): Promise<void> {
  await client.indices.refresh({ index: source });
  await client.reindex({
    wait_for_completion: true,
    refresh: true,
    body: {
      conflicts: "proceed",
      source: { index: source },
      dest: { index: fresh, version_type: "external" },
    },
  });
}

async function indexesBehind(client: Client, alias: string): Promise<string[]> {
  const found = await client.indices.getAlias({ name: alias }, { ignore: [404] });
  return found.statusCode === 200 ? Object.keys(found.body) : [];
}
