import { pictureFromWorker } from "../upload/picture-from-worker.ts";
import type { Cut, PictureKind } from "./drawn-cut.ts";
import type { Kept } from "./kept-area.ts";

const PHOTO: PictureKind = { type: "image/jpeg", maxWidth: Number.POSITIVE_INFINITY };
const ENDINGS = { "image/jpeg": ".jpg", "image/png": ".png" } as const;

/** Read, drawn and written in a worker: each takes seconds for a camera's photo. */
const cutByWorker = (cut: Cut): Promise<Blob> =>
  pictureFromWorker(new Worker(new URL("./cut-worker.ts", import.meta.url), { type: "module" }), cut);

/**
 * What is kept of a picture as a new file with only its pixels, without camera metadata. Rejects if the browser cannot
 * decode the picture.
 */
export async function cutPicture(
  file: File,
  kept: Kept,
  { type, maxWidth }: PictureKind = PHOTO,
): Promise<File> {
  const blob = await cutByWorker({ file, kept, type, maxWidth });
  return new File([blob], file.name.replace(/\.\w+$/, "") + ENDINGS[type], { type });
}
