import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { isUuid } from "@callboard/kit/ids.ts";
import type { Part, PartedUpload } from "#domain/parts.ts";
import { pathOf } from "./disk-files.ts";

/** How the folder of an upload in parts ends. */
export const PARTS = ".parts";
/** Says of what kind the object will be; its age is the upload's. */
export const FACTS = "upload.json";
/** The object to be: parts are written where they belong, so that nothing is left to do at the end but a name. */
const BYTES = "bytes";
/** Says that a part is there, with its number and bytes. */
const ARRIVED = /^(\d+)-(\d+)$/;
const arrivedName = ({ part, size }: Part): string => `${part}-${size}`;

/** What is known of an upload since it was begun. */
export interface UploadFacts {
  readonly contentType: string;
  readonly partBytes: number;
}

/** The folder of an upload's parts, beside the object that they will be. */
export function partsFolderOf(folder: string, { key, uploadId }: PartedUpload): string {
  if (!isUuid(uploadId)) throw new Error("Invalid upload id.");
  return `${pathOf(folder, key)}.${uploadId}${PARTS}`;
}

/** Where the bytes of an upload gather. */
export const bytesOf = (place: string): string => join(place, BYTES);

/** Makes the folder of an upload. */
export async function makePartsFolder(place: string, facts: UploadFacts): Promise<void> {
  await mkdir(place, { recursive: true });
  await writeFile(bytesOf(place), "");
  await writeFile(join(place, FACTS), JSON.stringify(facts));
}

/** What was said when an upload was begun; null when there is none. */
export async function factsOf(place: string): Promise<UploadFacts | null> {
  const facts = await readFile(join(place, FACTS), "utf8").catch(() => null);
  return facts === null ? null : (JSON.parse(facts) as UploadFacts);
}

/** The parts that have arrived; null when there is no such upload. */
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

/** Puts a part that is whole where it belongs; it does not count while that lasts. False when the upload is over. */
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

/** What touches the bytes of one upload happens one after the other, so that nothing is written to what is complete. */
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
