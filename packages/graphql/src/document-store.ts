import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

const DOCUMENTS = 1_000;
/** Characters of a document as JSON above which it is parsed each time: a thousand of them must fit into memory. */
const LARGEST = 200_000;

/** Parsed documents by the hash of their text, the ones used last. A request for the same text parses nothing. */
export function createDocumentStore() {
  const documents = new LRUCache<string, DocumentNode>({ max: DOCUMENTS });
  return {
    get: async (key: string): Promise<DocumentNode | undefined> => documents.get(key),
    async set(key: string, document: DocumentNode): Promise<void> {
      if (JSON.stringify(document).length <= LARGEST) documents.set(key, document);
    },
    async delete(key: string): Promise<void> {
      documents.delete(key);
    },
  };
}
