import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { isUuid, newId } from "@callboard/kit/ids.ts";
import type { Announced, ObjectParts } from "#app/ports.ts";
import { areSameParts, type Part, type PartedUpload } from "#domain/parts.ts";
import { finish, pathOf } from "./disk-files.ts";
import type { LinkSigner } from "./link-signer.ts";
import { isAnnounced, UPLOAD_SECONDS, type StoredObject } from "./object-store.ts";

const PARTS = ".parts";
/** Says of what kind the object will be; its age is the upload's. */
const FACTS = "upload.json";
const PART_NAME = /^[1-9]\d*$/;

/** The folder of an upload's parts, beside the object that they will be. */
export function partsFolderOf(folder: string, { key, uploadId }: PartedUpload): string {
  if (!isUuid(uploadId)) throw new Error("This is not the id of an upload.");
  return `${pathOf(folder, key)}.${uploadId}${PARTS}`;
}

interface DiskPartsOptions {
  readonly folder: string;
  readonly signer: LinkSigner;
  readonly stat: (key: string) => Promise<StoredObject | null>;
}

/** Uploads in parts on the disk: a folder for each, with a file for each part that is whole. */
export function createDiskParts({ folder, signer, stat: statObject }: DiskPartsOptions): ObjectParts {
  const placeOf = (upload: PartedUpload): string => partsFolderOf(folder, upload);
  const abort = (upload: PartedUpload): Promise<void> =>
    rm(placeOf(upload), { recursive: true, force: true });
  return {
    async begin(key, { contentType }) {
      const uploadId = newId();
      const place = placeOf({ key, uploadId });
      await mkdir(place, { recursive: true });
      await writeFile(join(place, FACTS), JSON.stringify({ contentType }));
      return uploadId;
    },
    sign({ key, uploadId }, { part, size }) {
      const expires = Math.floor(Date.now() / 1_000) + UPLOAD_SECONDS;
      const grant = { key, expires, detail: "", size, part: { uploadId, number: part } };
      return { url: signer.link({ method: "PUT", ...grant }), expiresAt: new Date(expires * 1_000) };
    },
    list: (upload) => listParts(placeOf(upload)),
    async complete(upload, announced, parts) {
      const place = placeOf(upload);
      if (!isAnnounced(await statObject(upload.key), announced)) {
        const arrived = await listParts(place);
        if (!arrived || !areSameParts(arrived, parts)) return false;
        const joined = await joinParts(folder, upload, { announced, arrived });
        // Somebody else may have completed it meanwhile.
        if (!joined && !isAnnounced(await statObject(upload.key), announced)) return false;
      }
      await abort(upload);
      return true;
    },
    abort,
    async sweep(before) {
      for (const kind of await readdir(folder).catch(() => [])) {
        await sweepFolder(join(folder, kind), before);
      }
    },
  };
}

/** The whole parts of an upload; null when there is none. */
async function listParts(place: string): Promise<readonly Part[] | null> {
  const names = await readdir(place).catch(() => null);
  if (!names?.includes(FACTS)) return null;
  const parts = names
    .filter((name) => PART_NAME.test(name))
    .map(async (name) => ({ part: Number(name), size: (await stat(join(place, name))).size }));
  return (await Promise.all(parts)).toSorted((one, other) => one.part - other.part);
}

/** Puts the parts behind each other under the name of the object; false when they are of another kind, or went. */
async function joinParts(
  folder: string,
  upload: PartedUpload,
  { announced, arrived }: { announced: Announced; arrived: readonly Part[] },
): Promise<boolean> {
  const place = partsFolderOf(folder, upload);
  const path = pathOf(folder, upload.key);
  const whole = `${path}.${newId()}.part`;
  const allBytes = async function* () {
    for (const { part } of arrived) yield* createReadStream(join(place, String(part)));
  };
  try {
    const { contentType } = JSON.parse(await readFile(join(place, FACTS), "utf8")) as StoredObject;
    const size = arrived.reduce((sum, part) => sum + part.size, 0);
    if (!isAnnounced({ contentType, size }, announced)) return false;
    await pipeline(allBytes, createWriteStream(whole));
    await finish(whole, path, contentType);
    return true;
  } catch (error) {
    await rm(whole, { force: true });
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}

/** Removes old uploads in parts, and what a crash left of a single one. */
async function sweepFolder(place: string, before: Date): Promise<void> {
  for (const name of await readdir(place).catch(() => [])) {
    const path = join(place, name);
    const aged = name.endsWith(PARTS) ? join(path, FACTS) : path;
    if (!name.endsWith(PARTS) && !name.endsWith(".part")) continue;
    const found = (await stat(aged).catch(() => null)) ?? (await stat(path).catch(() => null));
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
