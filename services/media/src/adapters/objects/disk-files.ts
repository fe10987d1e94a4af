import { readdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const KEY = /^[a-z]+\/[0-9a-f-]{36}(\.[a-z0-9]+)?$/;

/** The path of an object; throws for a key that no use case creates, so that no path leaves the folder. */
export function pathOf(folder: string, key: string): string {
  if (!KEY.test(key)) throw new Error("Invalid object key.");
  return join(folder, key);
}

/** Moves complete bytes to their final name; a crash before leaves only a file that no one reads. */
export async function finish(part: string, path: string, contentType: string): Promise<void> {
  await writeFile(`${path}.json`, JSON.stringify({ contentType }));
  await rename(part, path);
}

const UPLOADS = "uploads";

/** Keys of uploads last written before a time, sorted: at most `max` after `after`. */
export async function listUploads(
  folder: string,
  before: Date,
  { after, max }: { readonly after: string | null; readonly max: number },
): Promise<readonly string[]> {
  const names = await readdir(join(folder, UPLOADS)).catch(() => []);
  const keys = names
    .map((name) => `${UPLOADS}/${name}`)
    .filter((key) => KEY.test(key) && !key.endsWith(".json"));
  const found: string[] = [];
  for (const key of keys.toSorted()) {
    if (found.length === max) break;
    if (after !== null && key <= after) continue;
    const written = await stat(join(folder, key)).catch(() => null);
    if (written && written.mtime < before) found.push(key);
  }
  return found;
}
