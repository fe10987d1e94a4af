import { createWriteStream, type WriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isUuid } from "@callboard/kit/ids.ts";
import type { Part, PartedUpload } from "#domain/parts.ts";
import { pathOf } from "../disk-files.ts";

/** The suffix of the folder of an upload in parts. */
export const PARTS = ".parts";
/** Contains the content type of the future object; the age of this file is that of the upload. */
export const FACTS = "upload.json";
/** The future object: parts are written at their offsets, so that completing it only takes a rename. */
const BYTES = "bytes";
/** The name of a file that marks a part as arrived, with its number and size. */
const ARRIVED = /^(\d+)-(\d+)$/;
const arrivedPath = (place: string, { part, size }: Part): string => join(place, `${part}-${size}`);
/** What a part may be ahead of the disk: many of the network's small pieces become one write. */
const WRITE_AHEAD_BYTES = 1024 ** 2;

/** The facts recorded when an upload began. */
export interface UploadFacts {
  readonly contentType: string;
  readonly partBytes: number;
}

/** The folder of an upload's parts, next to the future object. */
export function partsFolderOf(folder: string, { key, uploadId }: PartedUpload): string {
  if (!isUuid(uploadId)) throw new Error("Invalid upload id.");
  return `${pathOf(folder, key)}.${uploadId}${PARTS}`;
}

/** The file that collects the bytes of an upload. */
export const bytesOf = (place: string): string => join(place, BYTES);

/** Creates the folder of an upload. */
export async function makePartsFolder(place: string, facts: UploadFacts): Promise<void> {
  await mkdir(place, { recursive: true });
  await writeFile(bytesOf(place), "");
  await writeFile(join(place, FACTS), JSON.stringify(facts));
}

/** The facts recorded when an upload began; null if there is none. */
export async function factsOf(place: string): Promise<UploadFacts | null> {
  const facts = await readFile(join(place, FACTS), "utf8").catch(() => null);
  return facts === null ? null : (JSON.parse(facts) as UploadFacts);
}

/** The parts that have arrived; null if there is no such upload. */
export async function arrivedParts(place: string): Promise<readonly Part[] | null> {
  const names = await readdir(place).catch(() => null);
  if (!names?.includes(FACTS)) return null;
  return names
    .flatMap((name) => {
      const [, part, size] = ARRIVED.exec(name) ?? [];
      return part && size ? [{ part: Number(part), size: Number(size) }] : [];
    })
    .toSorted((one, other) => one.part - other.part);
}

/** Whether a part of this number has arrived. */
export async function hasArrived(place: string, { part }: Part): Promise<boolean> {
  return (await arrivedParts(place))?.some((one) => one.part === part) ?? false;
}

/** Counts a part as arrived: all its bytes are at their offset. */
export const markArrived = (place: string, part: Part): Promise<void> =>
  writeFile(arrivedPath(place, part), "");

/** Counts a part as missing again, before its bytes are replaced. */
export const markMissing = (place: string, part: Part): Promise<void> =>
  rm(arrivedPath(place, part), { force: true });

/** A stream that replaces the bytes of the future object from the offset of a part on. */
export const writerAt = (place: string, { part }: Part, { partBytes }: UploadFacts): WriteStream =>
  createWriteStream(bytesOf(place), {
    flags: "r+",
    start: (part - 1) * partBytes,
    highWaterMark: WRITE_AHEAD_BYTES,
  });

const turns = new Map<string, Promise<unknown>>();

/** Serializes work on the bytes of one upload, so that nothing is written to a completed object. */
export function inTurn<T>(place: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(place) ?? Promise.resolve()).then(work);
  const over = mine
    .catch(() => undefined)
    .then(() => {
      if (turns.get(place) === over) turns.delete(place);
    });
  turns.set(place, over);
  return mine;
}
