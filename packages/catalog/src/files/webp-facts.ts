import { orientationOfTiff } from "./exif-orientation.ts";

/** Of a WebP file: how the camera was held, and where the chunk that says so begins. */
export type WebpFacts = {
  /** 1 to 8; browsers do not agree on obeying it. */
  readonly orientation: number;
  /** Null if the file has no metadata of a camera. */
  readonly exifFrom: number | null;
};

const NOTHING: WebpFacts = { orientation: 1, exifFrom: null };
/** RIFF's head and the first chunk, which says what else is in the file (RFC 9649, 2.7). */
const FIRST_CHUNK = 12;
const FLAGS = 20;
const HAS_EXIF = 0x08;
const CHUNK_HEAD = 8;
/** Some programs write it before the TIFF header, as in a JPEG. */
const PREFIX = "Exif\0\0";

const letters = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Whether a file that begins with these bytes (21 or more) is a WebP with metadata of a camera behind its picture. */
export const hasExif = (start: Uint8Array): boolean =>
  letters(start, 8, 4) === "WEBP" &&
  letters(start, FIRST_CHUNK, 4) === "VP8X" &&
  ((start[FLAGS] ?? 0) & HAS_EXIF) > 0;

/** What the whole file says; nothing where it cannot be read. */
export function webpFacts(bytes: Uint8Array): WebpFacts {
  if (!hasExif(bytes)) return NOTHING;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = FIRST_CHUNK;
  while (at + CHUNK_HEAD <= bytes.length) {
    const size = view.getUint32(at + 4, true);
    const from = at + CHUNK_HEAD;
    if (letters(bytes, at, 4) === "EXIF") {
      const tiff = letters(bytes, from, PREFIX.length) === PREFIX ? from + PREFIX.length : from;
      return { orientation: orientationOfTiff(bytes.subarray(tiff, from + size)), exifFrom: at };
    }
    // Chunks are padded to even sizes.
    at = from + size + (size % 2);
  }
  return NOTHING;
}
