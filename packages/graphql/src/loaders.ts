import DataLoader from "dataloader";

/** Keys that one batch may have. */
const MAX_BATCH = 500;

/** Reads single things and gathers all that are asked for in the same tick into one batch. */
export type Loader<V> = DataLoader<string, V | null>;

/**
 * A loader for the length of one request. `load` answers a map by key in one statement or one call; a missing key
 * is null, a rejected batch rejects each of its keys.
 */
export function createLoader<V>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): Loader<V> {
  return new DataLoader<string, V | null>(
    async (keys) => {
      const found = await load(keys);
      return keys.map((key) => found.get(key) ?? null);
    },
    { maxBatchSize: MAX_BATCH },
  );
}
