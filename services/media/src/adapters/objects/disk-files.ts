import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

const KEY = /^[a-z]+\/[0-9a-f-]{36}(\.[a-z0-9]+)?$/;

/** The path of an object; throws for a key that no use case makes, so that no path leaves the folder. */
export function pathOf(folder: string, key: string): string {
  if (!KEY.test(key)) throw new Error("This is not the key of an object.");
  return join(folder, key);
}

/** Gives bytes that are complete their name; a crash before leaves only a file that nobody reads. */
export async function finish(part: string, path: string, contentType: string): Promise<void> {
  await writeFile(`${path}.json`, JSON.stringify({ contentType }));
  await rename(part, path);
}
