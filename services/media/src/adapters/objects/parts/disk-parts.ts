import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { newId } from "@callboard/kit/ids.ts";
import type { Announced, ObjectParts } from "#app/ports.ts";
import { areSameParts, type Part, type PartedUpload } from "#domain/parts.ts";
import { finish, pathOf } from "../disk-files.ts";
import {
  arrivedParts,
  bytesOf,
  FACTS,
  factsOf,
  inTurn,
  makePartsFolder,
  PARTS,
  partsFolderOf,
} from "./disk-part-files.ts";
import { endWriters } from "./disk-part-writers.ts";
import type { LinkSigner } from "../link-signer.ts";
import { isAnnounced, UPLOAD_SECONDS, type StoredObject } from "../object-store.ts";

interface DiskPartsOptions {
  readonly folder: string;
  readonly signer: LinkSigner;
  readonly stat: (key: string) => Promise<StoredObject | null>;
}

/** Uploads in parts on disk: one folder per upload, in which the object grows. */
export function createDiskParts({ folder, signer, stat: statObject }: DiskPartsOptions): ObjectParts {
  const folderOf = (upload: PartedUpload): string => partsFolderOf(folder, upload);
  const remove = (place: string): Promise<void> => rm(place, { recursive: true, force: true });
  return {
    async begin(key, { contentType }, partBytes) {
      const uploadId = newId();
      await makePartsFolder(folderOf({ key, uploadId }), { contentType, partBytes });
      return uploadId;
    },
    sign({ key, uploadId }, { part, size }) {
      const expires = Math.floor(Date.now() / 1_000) + UPLOAD_SECONDS;
      const grant = { key, expires, detail: "", size, part: { uploadId, number: part } };
      return { url: signer.link({ method: "PUT", ...grant }), expiresAt: new Date(expires * 1_000) };
    },
    list: (upload) => arrivedParts(folderOf(upload)),
    complete(upload, announced, parts) {
      const place = folderOf(upload);
      return inTurn(place, async () => {
        if (!isAnnounced(await statObject(upload.key), announced)) {
          if (!(await isWhole(place, announced, parts))) return false;
          await endWriters(place);
          await finish(bytesOf(place), pathOf(folder, upload.key), announced.contentType);
        }
        await remove(place);
        return true;
      });
    },
    abort(upload) {
      const place = folderOf(upload);
      return inTurn(place, async () => {
        await endWriters(place);
        await remove(place);
      });
    },
    async sweep(before) {
      for (const kind of await readdir(folder).catch(() => [])) {
        await sweepFolder(join(folder, kind), before);
      }
    },
  };
}

/** Whether exactly these parts have arrived, and together make the announced object. */
async function isWhole(place: string, announced: Announced, parts: readonly Part[]): Promise<boolean> {
  const [facts, arrived] = [await factsOf(place), await arrivedParts(place)];
  if (!facts || !arrived || !areSameParts(arrived, parts)) return false;
  const { size } = await stat(bytesOf(place));
  return isAnnounced({ contentType: facts.contentType, size }, announced);
}

/** Removes old uploads in parts, and leftovers of single uploads after a crash. */
async function sweepFolder(place: string, before: Date): Promise<void> {
  for (const name of await readdir(place).catch(() => [])) {
    const path = join(place, name);
    const aged = name.endsWith(PARTS) ? join(path, FACTS) : path;
    if (!name.endsWith(PARTS) && !name.endsWith(".part")) continue;
    const found = (await stat(aged).catch(() => null)) ?? (await stat(path).catch(() => null));
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
