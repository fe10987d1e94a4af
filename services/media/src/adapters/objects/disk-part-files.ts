import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { isUuid } from "@callboard/kit/ids.ts";
import type { Part, PartedUpload } from "#domain/parts.ts";
import { pathOf } from "./disk-files.ts";

/** The suffix of the folder of an upload in parts. */
export const PARTS = ".parts";
/** Contains the content type of the future object; the age of this file is that of the upload. */
export const FACTS = "upload.json";
/** The future object: parts are written at their offsets, so that completing it only takes a rename. */
const BYTES = "bytes";
/** The name of a file that marks a part as arrived, with its number and size. */
const ARRIVED = /^(\d+)-(\d+)$/;
const arrivedName = ({ part, size }: Part): string => `${part}-${size}`;

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

/**
 * Writes a complete part at its offset; it does not count as arrived until that is done. False if the upload has
 * ended.
 */
export function placePart(place: string, part: Part, from: string): Promise<boolean> {
  return inTurn(place, async () => {
    const facts = await factsOf(place);
    if (!facts) return false;
    const arrived = join(place, arrivedName(part));
    await rm(arrived, { force: true });
    const start = (part.part - 1) * facts.partBytes;
    await pipeline(createReadStream(from), createWriteStream(bytesOf(place), { flags: "r+", start }));
    await writeFile(arrived, "");
    return true;
  });
}

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
