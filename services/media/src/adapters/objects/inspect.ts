import { fileTypeFromBuffer } from "file-type";
import type { Objects } from "#app/ports.ts";
import type { ObjectStore } from "./object-store.ts";

/** Bytes that suffice to recognise a kind. */
const START_BYTES = 4_100;

/** What the use cases ask of an object store, over any adapter. */
export function createObjects(store: ObjectStore): Objects {
  return {
    async inspect(key) {
      const stored = await store.stat(key);
      const start = await store.readStart(key, START_BYTES);
      if (!stored || !start) return null;
      return { contentType: (await fileTypeFromBuffer(start))?.mime ?? null, size: stored.size };
    },
    signUpload: (key, announced) => store.signUpload(key, announced),
    parts: store.parts,
    copy: (from, to) => store.copy(from, to),
    remove: (keys) => store.remove(keys),
    listUploads: (before, page) => store.listUploads(before, page),
  };
}
