import { readFile } from "node:fs/promises";
import { z } from "zod";

const manifest = z.record(z.string().regex(/^sha256:[0-9a-f]{64}$/), z.string());

/** The web client's operations by the SHA-256 of their text; empty if no file is configured. */
export async function readPersistedOperations(
  file: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  if (file === undefined) return new Map();
  const read = manifest.parse(JSON.parse(await readFile(file, "utf8")));
  return new Map(Object.entries(read).map(([hash, text]) => [hash.slice("sha256:".length), text]));
}

/**
 * Presents persisted operations as the cache of Apollo Server's protocol. Operations sent by clients are never
 * stored.
 */
export function persistedCache(operations: ReadonlyMap<string, string>) {
  return {
    get: async (hash: string): Promise<string | undefined> => operations.get(hash.replace(/^apq:/, "")),
    set: async (): Promise<void> => undefined,
    delete: async (): Promise<void> => undefined,
  };
}
