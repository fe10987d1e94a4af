import { createStore, del, get, keys, set } from "idb-keyval";
import type { UseStore } from "idb-keyval";
import { UPLOADS_DATABASE } from "#lib/offline/database.ts";

/** Larger files are not stored: the browser would copy them, and the person can choose them again. */
const MAX_KEPT_BYTES = 64 * 1024 ** 2;

let opened: UseStore | null = null;
const store = (): UseStore => (opened ??= createStore(UPLOADS_DATABASE, "files"));

/** If the browser's database is refused or full, the person chooses the file again. */
async function tried<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

/** Stores a file in the browser until its upload has ended. */
export async function keepFile(id: string, file: File): Promise<void> {
  if (file.size <= MAX_KEPT_BYTES) await tried(() => set(id, file, store()));
}

/** The stored file, or null. */
export async function keptFile(id: string): Promise<File | null> {
  const file: unknown = await tried(() => get(id, store()));
  return file instanceof File ? file : null;
}

export async function dropFile(id: string): Promise<void> {
  await tried(() => del(id, store()));
}

/** Deletes every file except those of unfinished uploads. */
export async function dropOtherFiles(isBegun: (id: string) => boolean): Promise<void> {
  const all = (await tried(() => keys<string>(store()))) ?? [];
  await Promise.all(all.filter((id) => !isBegun(id)).map(dropFile));
}
