import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { newId } from "@callboard/kit/ids.ts";
import type { LinkSigner } from "./link-signer.ts";
import { DOWNLOAD_SECONDS, UPLOAD_SECONDS, type ObjectStore, type StoredObject } from "./object-store.ts";

const KEY = /^[a-z]+\/[0-9a-f-]{36}(\.[a-z0-9]+)?$/;

/** The path of an object; throws for a key that no use case makes, so that no path leaves the folder. */
export function pathOf(folder: string, key: string): string {
  if (!KEY.test(key)) throw new Error("This is not the key of an object.");
  return join(folder, key);
}

/** The object store of one machine: a folder, with a small file of facts beside each object. */
export function openDiskStore(folder: string, signer: LinkSigner): ObjectStore {
  const facts = (key: string): string => `${pathOf(folder, key)}.json`;
  return {
    signUpload(key, { contentType, size }) {
      const expires = Math.floor(Date.now() / 1_000) + UPLOAD_SECONDS;
      const url = signer.link({ method: "PUT", key, expires, detail: contentType, size });
      return { url, expiresAt: new Date(expires * 1_000) };
    },
    signDownload(key, { fileName }) {
      const window = Math.ceil(Date.now() / 1_000 / DOWNLOAD_SECONDS) + 1;
      return signer.link({
        method: "GET",
        key,
        expires: window * DOWNLOAD_SECONDS,
        detail: fileName,
        size: 0,
      });
    },
    async write(key, bytes, contentType) {
      const path = pathOf(folder, key);
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}.${newId()}.part`;
      await writeFile(part, bytes);
      await finish(part, path, contentType);
    },
    read: (key) => readFile(pathOf(folder, key)),
    async readStart(key, length) {
      const file = await open(pathOf(folder, key)).catch(() => null);
      if (!file) return null;
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    async stat(key) {
      const found = await stat(pathOf(folder, key)).catch(() => null);
      if (!found) return null;
      const { contentType } = JSON.parse(await readFile(facts(key), "utf8")) as StoredObject;
      return { size: found.size, contentType };
    },
    async remove(keys) {
      await Promise.all(
        keys.flatMap((key) => [rm(pathOf(folder, key), { force: true }), rm(facts(key), { force: true })]),
      );
    },
  };
}

/** Gives a complete part its name; a crash before leaves only a part that nobody reads. */
export async function finish(part: string, path: string, contentType: string): Promise<void> {
  await writeFile(`${path}.json`, JSON.stringify({ contentType }));
  await rename(part, path);
}
