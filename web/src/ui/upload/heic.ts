import { kindOfStart } from "@callboard/catalog/files/kind-of-start.ts";
import { cutPicture } from "#ui/crop/cut-picture.ts";
import { pictureFromWorker } from "./picture-from-worker.ts";

/** Enough of a file for the brands of its container. */
const START_BYTES = 512;

/** Whether a file is a HEIC photo by its content, whatever its name and type; false if it cannot be read. */
export async function isHeic(file: Blob): Promise<boolean> {
  const start = await file
    .slice(0, START_BYTES)
    .arrayBuffer()
    .catch(() => null);
  return start !== null && kindOfStart(new Uint8Array(start), null) === "image/heic";
}

/** With the browser's own decoder, which few have for this type. */
const decodedHere = (file: File): Promise<Blob> => cutPicture(file, "whole");

/** With ours, in a worker: it takes seconds, and hundreds of megabytes. */
const decodedByWorker = (file: File): Promise<Blob> =>
  pictureFromWorker(new Worker(new URL("./heic-worker.ts", import.meta.url), { type: "module" }), file);

async function convert(file: File): Promise<File> {
  const jpeg = await decodedHere(file).catch(() => decodedByWorker(file));
  // The same photo chosen again is the same file, by which an interrupted upload resumes.
  const { lastModified } = file;
  return new File([jpeg], file.name.replace(/\.\w+$/, "") + ".jpg", { type: "image/jpeg", lastModified });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * A HEIC photo as a JPEG of the same size. One at a time, however many are chosen, because each takes hundreds of
 * megabytes. Rejects if the photo cannot be decoded.
 */
export function jpegOf(file: File): Promise<File> {
  const made = last.then(() => convert(file));
  last = made.catch(() => undefined);
  return made;
}
