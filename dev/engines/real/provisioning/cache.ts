import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join, resolve } from "node:path";

const UNFINISHED = ".unfinished-";
const DAY_MS = 86_400_000;

/** The folder of an engine's programs, shared by everything that runs it; read-only once it has been created. */
export interface Installed {
  readonly folder: string;
}

/** Folder of fetched engines, shared by runs and working copies: CALLBOARD_ENGINES, or the user's cache. */
export function cacheFolder(): string {
  return resolve(process.env["CALLBOARD_ENGINES"] ?? join(homedir(), ".cache/callboard/engines"));
}

/**
 * The folder `name` of the cache, created by `make` if missing. It is built in a temporary folder and renamed when
 * complete, so that an interrupted one is never used and concurrent runs do not interfere.
 */
export async function installOnce(
  cache: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<Installed> {
  const folder = join(cache, name);
  if (existsSync(folder)) return { folder };
  await mkdir(cache, { recursive: true });
  await removeAbandoned(cache);
  const unfinished = join(cache, `${UNFINISHED}${name}-${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  try {
    await make(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another run has created it in the meantime.
    if (!existsSync(folder)) throw error;
  }
  return { folder };
}

async function removeAbandoned(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const folder = join(cache, name);
    const touched = await stat(folder).catch(() => null);
    if (touched && Date.now() - touched.mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true });
  }
}
