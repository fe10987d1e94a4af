import { cutPicture } from "#ui/crop/cut-picture.ts";
import type { PictureArea } from "#ui/crop/drawn-cut.ts";

const COVER_RATIO = 16 / 9;

/**
 * The part of a picture that is kept: the largest of the wanted shape, moved along the side that is too long; `place`
 * is 0 for the start of the long side and 1 for its end.
 */
export function cropOf(width: number, height: number, place: number, ratio = COVER_RATIO): PictureArea {
  if (width / height > ratio) {
    const kept = Math.round(height * ratio);
    return { x: Math.round((width - kept) * place), y: 0, width: kept, height };
  }
  const kept = Math.round(width / ratio);
  return { x: 0, y: Math.round((height - kept) * place), width, height: kept };
}

/** The kept part as a file. Rejects if the browser cannot decode the picture. */
export function croppedFile(file: File, place: number): Promise<File> {
  return cutPicture(file, (width, height) => cropOf(width, height, place));
}
