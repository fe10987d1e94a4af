import { fileTypeFromBuffer } from "file-type";
import type { FileKind } from "@callboard/catalog/files/file-kinds.ts";
import { filmFacts, isContainer, kindWithin } from "@callboard/catalog/files/film-facts.ts";
import { kindOfStart, START_BYTES } from "@callboard/catalog/files/kind-of-start.ts";
import type { Objects } from "#app/ports.ts";
import { directoryPlace, isWordDirectory } from "./compound-file.ts";
import type { ObjectStore } from "./object-store.ts";

const COMPOUND_FILE = "application/x-cfb";

/** The object operations of the use cases, over any store. */
export function createObjects(store: ObjectStore): Objects {
  return {
    async inspect(key) {
      const stored = await store.stat(key);
      const start = await store.readPart(key, 0, START_BYTES);
      if (!stored || !start) return null;
      const known = await fileTypeFromBuffer(start);
      const contentType =
        known?.mime === COMPOUND_FILE
          ? await compoundKind(store, key, { start, size: stored.size })
          : kindOfStart(start, known?.mime ?? null);
      const { size } = stored;
      if (contentType === null || !isContainer(contentType)) return { contentType, size };
      const film = await filmFacts(contentType, size, async (from, length) => {
        return (await store.readPart(key, from, length)) ?? Buffer.alloc(0);
      });
      return { contentType: film ? kindWithin(contentType, film) : contentType, size, film };
    },
    signUpload: (key, announced) => store.signUpload(key, announced),
    parts: store.parts,
    copy: (from, to) => store.copy(from, to),
    blank: (key, blanks) => store.blank(key, blanks),
    remove: (keys) => store.remove(keys),
    listUploads: (before, page) => store.listUploads(before, page),
  };
}

/**
 * The content type of a compound file is in its directory, which may be anywhere in it; only Word documents are
 * recognized.
 */
async function compoundKind(
  store: ObjectStore,
  key: string,
  { start, size }: { readonly start: Buffer; readonly size: number },
): Promise<FileKind | null> {
  const place = directoryPlace(start);
  if (place === null || place >= size) return null;
  const directory = await store.readPart(key, place, START_BYTES);
  return directory && isWordDirectory(directory) ? "application/msword" : null;
}
