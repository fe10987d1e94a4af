import { cutPicture } from "#ui/crop/cut-picture.ts";

const COVER_RATIO = 16 / 9;

/**
 * The kept part of a cover as a file; `place` is 0 for the start of the side that is too long and 1 for its end. Rejects if
 * the browser cannot decode the picture.
 */
export function croppedFile(file: File, place: number): Promise<File> {
  return cutPicture(file, { ratioWithin: COVER_RATIO, place });
}
