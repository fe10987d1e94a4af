/** The sides of the pictures that are made of a sent one, and whether a sent one is whole. */

/** The longest side of a shown image, and the widths of the smaller ones, in pixels. */
const MAX_SIDE = 2_400;
export const THUMBNAIL_WIDTH = 480;
export const SMALL_WIDTH = 300;
/** The shorter side below which a long strip (a tall screenshot, a panorama) could not be read. */
const READABLE_SIDE = 480;
/** A WebP has at most 16,383 pixels on a side. */
const MAX_WEBP_SIDE = 16_383;
/** How many times as high as wide a small picture may be. */
const MAX_SMALL_HEIGHT = 4;

export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The box into which a shown image is scaled down: a square, and for a long strip one in which it stays readable. */
export function shownWithin({ width, height }: Sides): Sides {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const readable = Math.ceil((long * Math.min(short, READABLE_SIDE)) / Math.max(short, 1));
  const side = Math.min(MAX_WEBP_SIDE, Math.max(MAX_SIDE, readable));
  return { width: side, height: side };
}

/** The box of a smaller picture of a width: bounded in height too, because a strip may be of any length. */
export const smallWithin = (width: number): Sides => ({ width, height: width * MAX_SMALL_HEIGHT });

const JPEG_END = Buffer.from([0xff, 0xd9]);
const SCAN = 0xda;
const END = 0xd9;

/** Whether a marker has no segment: restarts, the start, and padding within the data of a scan (ITU-T T.81, table B.1). */
const isBare = (marker: number): boolean =>
  marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Whether the first picture of a JPEG has its end marker. Found by walking through the segments, because thumbnails and
 * second pictures within have markers of their own.
 */
export function hasJpegEnd(bytes: Buffer): boolean {
  let [at, inScan] = [2, false];
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) at = inScan ? nextMarker(bytes, at) : at + 1;
    else if (marker === END) return true;
    else if (isBare(marker)) at += marker === 0xff ? 1 : 2;
    else {
      if (at + 3 >= bytes.length) return false;
      inScan = marker === SCAN;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return false;
}

function nextMarker(bytes: Buffer, from: number): number {
  const found = bytes.indexOf(0xff, from);
  return found < 0 ? bytes.length : found;
}

/** A JPEG with an end marker: without one no pixel need be missing, and the decoder tells if one is. */
export const withJpegEnd = (bytes: Buffer): Buffer => Buffer.concat([bytes, JPEG_END]);

/** Whether a picture that could not be decoded is so because bytes at its end are missing. */
export function isCutOff(bytes: Buffer, kind: string): boolean {
  switch (kind) {
    case "image/jpeg":
      return !hasJpegEnd(bytes);
    case "image/png":
      return !hasPngEnd(bytes);
    case "image/webp":
      return bytes.length < 12 || bytes.readUInt32LE(4) + 8 > bytes.length;
    default:
      return endsWithinBox(bytes);
  }
}

function hasPngEnd(bytes: Buffer): boolean {
  if (bytes.toString("latin1", bytes.length - 8, bytes.length - 4) === "IEND") return true;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") return true;
  return false;
}

/** Whether the last box of a file of the ISO family goes on beyond its bytes. */
function endsWithinBox(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size === 0) return false;
    if (size === 1 && at + 16 > bytes.length) return true;
    const whole = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    if (whole < 8) return false;
    at += whole;
  }
  return at !== bytes.length;
}
