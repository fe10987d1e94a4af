import { link, mkdir, open, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createReadStream, createWriteStream } from "node:fs";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Blank } from "@callboard/catalog/files/film-facts.ts";
import { newId } from "@callboard/kit/ids.ts";
import { blankedStream } from "./blanked-stream.ts";
import { finish, listUploads, pathOf } from "./disk-files.ts";
import { createDiskParts } from "./parts/disk-parts.ts";
import type { LinkSigner } from "./link-signer.ts";
import {
  DOWNLOAD_WINDOW_SECONDS,
  MAX_DOWNLOAD_SECONDS,
  UPLOAD_SECONDS,
  type ObjectStore,
  type StoredObject,
} from "./object-store.ts";

/** The object store on one machine: a folder, with a small metadata file next to each object. */
export function openDiskStore(folder: string, signer: LinkSigner): ObjectStore {
  const facts = (key: string): string => `${pathOf(folder, key)}.json`;
  const statObject = async (key: string): Promise<StoredObject | null> => {
    const found = await stat(pathOf(folder, key)).catch(() => null);
    if (!found) return null;
    const { contentType } = JSON.parse(await readFile(facts(key), "utf8")) as StoredObject;
    return { size: found.size, contentType };
  };
  return {
    parts: createDiskParts({ folder, signer, stat: statObject }),
    ...linksBy(signer),
    async write(key, bytes, contentType) {
      const path = pathOf(folder, key);
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}.${newId()}.part`;
      await writeFile(part, bytes);
      await finish(part, path, contentType);
    },
    read: (key) => readFile(pathOf(folder, key)),
    async readPart(key, from, length) {
      const file = await open(pathOf(folder, key)).catch(() => null);
      if (!file) return null;
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    stat: statObject,
    async copy(from, to) {
      const stored = await statObject(from);
      if (!stored) return false;
      const path = pathOf(folder, to);
      await mkdir(dirname(path), { recursive: true });
      const second = `${path}.${newId()}.part`;
      // A hard link is safe: a write replaces the file behind a name, and never changes its bytes in place.
      await link(pathOf(folder, from), second);
      await finish(second, path, stored.contentType);
      return true;
    },
    blank: (key, blanks) => blankObject(folder, key, { blanks, stat: statObject }),
    async remove(keys) {
      await Promise.all(
        keys.flatMap((key) => [rm(pathOf(folder, key), { force: true }), rm(facts(key), { force: true })]),
      );
    },
    listUploads: (before, page) => listUploads(folder, before, page),
  };
}

interface Blanking {
  readonly blanks: readonly Blank[];
  readonly stat: (key: string) => Promise<StoredObject | null>;
}

/** Not in place: another name of the same bytes would change with it. */
async function blankObject(
  folder: string,
  key: string,
  { blanks, stat: statObject }: Blanking,
): Promise<void> {
  const stored = await statObject(key);
  if (!stored) throw new Error("There is no such object.");
  const path = pathOf(folder, key);
  const clean = `${path}.${newId()}.part`;
  await pipeline(createReadStream(path), blankedStream(blanks), createWriteStream(clean));
  await finish(clean, path, stored.contentType);
}

/** Signs links to whole objects. */
function linksBy(signer: LinkSigner): Pick<ObjectStore, "signUpload" | "signDownload"> {
  return {
    async signUpload(key, { contentType, size }) {
      const expires = Math.floor(Date.now() / 1_000) + UPLOAD_SECONDS;
      const url = signer.link({ method: "PUT", key, expires, detail: contentType, size });
      return { url, expiresAt: new Date(expires * 1_000) };
    },
    signDownload(key, { fileName, contentType }) {
      const window = Math.floor(Date.now() / 1_000 / DOWNLOAD_WINDOW_SECONDS);
      const expires = window * DOWNLOAD_WINDOW_SECONDS + MAX_DOWNLOAD_SECONDS;
      return signer.link({ method: "GET", key, expires, detail: fileName, contentType, size: 0 });
    },
  };
}
