import { uploadStore } from "./upload-store.ts";

/**
 * Inserts a key where its file was chosen: several files are sent at once and arrive in any order. `chosen` has the keys
 * in the order of choice. The key goes before those chosen later, but after those chosen earlier, wherever these have
 * been moved meanwhile; without any later ones it goes to the end.
 */
export function insertAsChosen(
  keys: readonly string[],
  key: string,
  chosen: readonly string[],
): readonly string[] {
  const place = chosen.indexOf(key);
  const isLater = (one: string) => chosen.indexOf(one) > place;
  const isEarlier = (one: string) => !isLater(one) && chosen.includes(one);
  const firstLater = keys.findIndex(isLater);
  const at = firstLater === -1 ? keys.length : Math.max(firstLater, keys.findLastIndex(isEarlier) + 1);
  return keys.toSpliced(at, 0, key);
}

/** Keys of the files that have been uploaded, in the order in which they were chosen. */
export const chosenKeys = (): readonly string[] =>
  uploadStore.getState().uploads.flatMap(({ media }) => media?.key ?? []);
