import { fileTypeFromBuffer } from "file-type";
import type { Objects } from "#app/ports.ts";
import { directoryPlace, isWordDirectory } from "./compound-file.ts";
import type { ObjectStore } from "./object-store.ts";

/** The number of bytes needed to recognize a content type. */
const START_BYTES = 4_100;
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
          : (known?.mime ?? (isPlainText(start) ? "text/plain" : null));
      return { contentType, size: stored.size };
    },
    signUpload: (key, announced) => store.signUpload(key, announced),
    parts: store.parts,
    copy: (from, to) => store.copy(from, to),
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
): Promise<string | null> {
  const place = directoryPlace(start);
  if (place === null || place >= size) return null;
  const directory = await store.readPart(key, place, START_BYTES);
  return directory && isWordDirectory(directory) ? "application/msword" : null;
}

/** Bytes that never occur in text: control characters other than tabs, line breaks and form feeds. */
// oxlint-disable-next-line no-control-regex -- exactly those are looked for
const BINARY = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/** Whether the first bytes of a file are UTF-8 text without markup; plain text has no magic bytes. */
function isPlainText(start: Buffer): boolean {
  // The cut may be inside a character.
  const text = new TextDecoder("utf-8").decode(start, { stream: true });
  return text.trim() !== "" && !text.includes("\ufffd") && !BINARY.test(text) && !/^\s*</.test(text);
}
