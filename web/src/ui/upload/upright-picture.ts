import { isImage } from "@callboard/catalog/files/file-kinds.ts";
import { kindOfStart, START_BYTES } from "@callboard/catalog/files/kind-of-start.ts";
import { hasExif, webpFacts } from "@callboard/catalog/files/webp-facts.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { fileTypeFromBuffer } from "file-type";
import { pictureFromWorker } from "./picture-from-worker.ts";

/** What the worker is asked for: the picture in at most so many bytes. */
export type Wanted = { readonly file: Blob; readonly maxBytes: number };

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

async function needsDrawing(file: Blob): Promise<boolean> {
  const start = await bytesOf(file.slice(0, START_BYTES));
  if (hasExif(start)) return webpFacts(await bytesOf(file)).orientation !== 1;
  if (file.size <= LIMITS.imageBytes) return false;
  return isImage(kindOfStart(start, (await fileTypeFromBuffer(start))?.mime ?? null) ?? "");
}

/**
 * Whether a file is, by its content, a picture of more bytes than may be sent, or one that only some browsers show
 * upright: a WebP that was turned by its metadata. False if it cannot be read.
 */
export const isToBeDrawn = (file: Blob): Promise<boolean> => needsDrawing(file).catch(() => false);

const drawnByWorker = (wanted: Wanted): Promise<Blob> =>
  pictureFromWorker(new Worker(new URL("./upright-worker.ts", import.meta.url), { type: "module" }), wanted);

let last: Promise<unknown> = Promise.resolve();

/**
 * A picture as it is meant to be seen, without metadata, in at most `maxBytes` and 24 megapixels: a PNG stays one if it
 * is small enough, everything else becomes a JPEG. One at a time, because each takes hundreds of megabytes. Rejects if
 * the browser cannot draw it.
 */
export function uprightPicture(file: File, maxBytes: number = LIMITS.imageBytes): Promise<File> {
  const made = last.then(async () => {
    const drawn = await drawnByWorker({ file, maxBytes });
    const ending = drawn.type === "image/png" ? ".png" : ".jpg";
    // The same photo chosen again is the same file, by which an interrupted upload resumes.
    const { lastModified } = file;
    return new File([drawn], file.name.replace(/\.\w+$/, "") + ending, { type: drawn.type, lastModified });
  });
  last = made.catch(() => undefined);
  return made;
}
