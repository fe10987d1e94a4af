import { pictureFromWorker } from "../upload/picture-from-worker.ts";
import type { Cut, PictureArea, PictureKind } from "./drawn-cut.ts";

const PHOTO: PictureKind = { type: "image/jpeg", maxWidth: Number.POSITIVE_INFINITY };
const ENDINGS = { "image/jpeg": ".jpg", "image/png": ".png" } as const;

/** The smallest area of a shape that contains the whole picture, centered. */
export function areaAround(width: number, height: number, ratio: number): PictureArea {
  const kept = {
    width: Math.max(width, Math.round(height * ratio)),
    height: Math.max(height, Math.round(width / ratio)),
  };
  return { x: Math.round((width - kept.width) / 2), y: Math.round((height - kept.height) / 2), ...kept };
}

/** Drawn and written in a worker: either takes seconds for a camera's photo. */
const cutByWorker = (cut: Cut): Promise<Blob> =>
  pictureFromWorker(new Worker(new URL("./cut-worker.ts", import.meta.url), { type: "module" }), cut, [
    cut.picture,
  ]);

/**
 * An area of a picture as a new file with only its pixels, without camera metadata. Rejects if the browser cannot
 * decode the picture.
 */
export async function cutPicture(
  file: File,
  areaOf: (width: number, height: number) => PictureArea,
  { type, maxWidth }: PictureKind = PHOTO,
): Promise<File> {
  const picture = await createImageBitmap(file);
  const area = areaOf(picture.width, picture.height);
  const blob = await cutByWorker({ picture, area, type, maxWidth });
  return new File([blob], file.name.replace(/\.\w+$/, "") + ENDINGS[type], { type });
}
