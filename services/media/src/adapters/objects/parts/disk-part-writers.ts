import { createReadStream, createWriteStream, type WriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { newId } from "@callboard/kit/ids.ts";
import type { Part } from "#domain/parts.ts";
import { factsOf, hasArrived, inTurn, markArrived, markMissing, writerAt } from "./disk-part-files.ts";

/** Writes all bytes of a part to a stream; rejects if they do not all come. */
type SendAll = (to: Writable) => Promise<void>;

interface Writer {
  readonly file: WriteStream;
  /** Resolves when nothing more can be written. */
  readonly closed: Promise<void>;
}

/** The parts being written into future objects: by the folder of their upload, then by number. */
const writers = new Map<string, Map<number, Writer>>();

/**
 * Receives a part of an upload. It counts as arrived once all its bytes have; if they do not, nothing has changed. Of
 * two that send the same part, the bytes of the later one to finish count. False if the upload has ended.
 *
 * The bytes go directly to their offset in the future object. Only where they would replace others, of a part that has
 * arrived or is on its way, they wait in a file of their own until all are there.
 */
export async function receivePart(place: string, part: Part, sendAll: SendAll): Promise<boolean> {
  const opened = await inTurn(place, () => openWriter(place, part));
  if (opened === "ended") return false;
  return opened === "taken" ? replace(place, part, sendAll) : writeInPlace(place, part, { opened, sendAll });
}

async function openWriter(place: string, part: Part): Promise<Writer | "taken" | "ended"> {
  const facts = await factsOf(place);
  if (!facts) return "ended";
  if (writers.get(place)?.has(part.part) || (await hasArrived(place, part))) return "taken";
  const file = writerAt(place, part, facts);
  const closed = new Promise<void>((resolve) => file.once("close", resolve));
  const writer = { file, closed };
  const others = writers.get(place) ?? new Map<number, Writer>();
  writers.set(place, others.set(part.part, writer));
  return writer;
}

async function writeInPlace(
  place: string,
  part: Part,
  { opened, sendAll }: { readonly opened: Writer; readonly sendAll: SendAll },
): Promise<boolean> {
  const isOpen = (): boolean => writers.get(place)?.get(part.part) === opened;
  try {
    await sendAll(opened.file);
  } catch (error) {
    if (!isOpen()) return false;
    await inTurn(place, () => endWriter(place, part.part));
    throw error;
  }
  return inTurn(place, async () => {
    if (!isOpen()) return hasArrived(place, part);
    await endWriter(place, part.part);
    if (!(await factsOf(place))) return false;
    await markArrived(place, part);
    return true;
  });
}

async function replace(place: string, part: Part, sendAll: SendAll): Promise<boolean> {
  const waiting = join(place, `${newId()}.part`);
  try {
    await sendAll(createWriteStream(waiting));
    return await inTurn(place, async () => {
      // The upload, and its folder, may have ended in the meantime.
      const facts = await factsOf(place);
      if (!facts) return false;
      await endWriter(place, part.part);
      await markMissing(place, part);
      await pipeline(createReadStream(waiting), writerAt(place, part, facts));
      await markArrived(place, part);
      return true;
    });
  } finally {
    await rm(waiting, { force: true });
  }
}

async function endWriter(place: string, part: number): Promise<void> {
  const open = writers.get(place);
  const writer = open?.get(part);
  if (!open || !writer) return;
  open.delete(part);
  if (open.size === 0) writers.delete(place);
  writer.file.destroy();
  await writer.closed;
}

/** Ends the writing of an upload's parts: afterwards nothing changes the bytes of its object. In turn, by `inTurn`. */
export async function endWriters(place: string): Promise<void> {
  await Promise.all([...(writers.get(place)?.keys() ?? [])].map((part) => endWriter(place, part)));
}
