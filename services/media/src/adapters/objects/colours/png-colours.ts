import { crc32, deflateSync } from "node:zlib";
import { colourProfile, primariesOf, type Primaries } from "@callboard/catalog/files/colour-profile.ts";

/** What a PNG says of its colours (W3C PNG, third edition, 11.3.2); every chunk is read within the file's bytes. */

interface Chunk {
  readonly type: string;
  readonly content: Buffer;
  /** With its length, type and checksum. */
  readonly whole: Buffer;
}

const SIGNATURE_BYTES = 8;
const AROUND = 12;
/** Chunks that say what colours are; the one that says it best replaces the others. */
const ABOUT_COLOURS: readonly string[] = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"];
const GREY: readonly (number | undefined)[] = [0, 4];
const COLOUR_TYPE_AT = 9;

/** The chunks before the pixels. */
function chunksBeforePixels(png: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_BYTES; at + AROUND <= png.length;) {
    const end = at + AROUND + png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    if (type === "IDAT" || end > png.length) break;
    chunks.push({ type, content: png.subarray(at + 8, end - 4), whole: png.subarray(at, end) });
    at = end;
  }
  return chunks;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const profileChunk = (profile: Uint8Array): Buffer =>
  chunk("iCCP", Buffer.concat([Buffer.from("colours\0\0", "latin1"), deflateSync(profile)]));

const SRGB: Primaries = [
  [0.64, 0.33],
  [0.3, 0.6],
  [0.15, 0.06],
  [0.3127, 0.329],
];
/** Chromaticities are rounded when they are written. */
const NEARLY = 0.002;
const PER_UNIT = 100_000;
/** The usual mark of pictures with the curve of sRGB: 1/2.2. */
const USUAL_GAMMA = 45_455;
const GAMMA_NEARLY = 500;

/** Chromaticities: white, red, green, blue. */
function chromaticities(content: Buffer): Primaries {
  const pair = (at: number): readonly [number, number] => [
    content.readUInt32BE(at) / PER_UNIT,
    content.readUInt32BE(at + 4) / PER_UNIT,
  ];
  return [pair(8), pair(16), pair(24), pair(0)];
}

const isNearly = (one: Primaries, other: Primaries): boolean =>
  one.flat().every((value, at) => Math.abs(value - (other.flat()[at] ?? 0)) < NEARLY);

const isPlausible = (primaries: Primaries): boolean =>
  primaries.every(([x, y]) => x > 0 && y > 0 && x + y <= 1);

/** The content of a chunk; null if there is none of at least so many bytes. */
function contentOf(chunks: readonly Chunk[], type: string, bytes: number): Buffer | null {
  const found = chunks.find((one) => one.type === type)?.content;
  return found !== undefined && found.length >= bytes ? found : null;
}

/** The profile that other chunks than an embedded one amount to; null for colours that are those of sRGB. */
function namedProfile(chunks: readonly Chunk[]): Uint8Array | null {
  const coded = contentOf(chunks, "cICP", 4);
  if (!coded) return contentOf(chunks, "sRGB", 1) ? null : measuredProfile(chunks);
  const primaries = primariesOf(coded[0] ?? 0);
  return primaries && colourProfile(primaries);
}

function measuredProfile(chunks: readonly Chunk[]): Uint8Array | null {
  const [places, power] = [contentOf(chunks, "cHRM", 32), contentOf(chunks, "gAMA", 4)];
  const primaries = places ? chromaticities(places) : SRGB;
  const gamma = power?.readUInt32BE(0) ?? USUAL_GAMMA;
  const isUsual = gamma === 0 || Math.abs(gamma - USUAL_GAMMA) < GAMMA_NEARLY;
  if (!isPlausible(primaries) || (isNearly(primaries, SRGB) && isUsual)) return null;
  return colourProfile(primaries, isUsual ? null : PER_UNIT / gamma);
}

/** A PNG with a profile in place of all that it says of its colours. */
export function pngWithProfile(png: Buffer, profile: Uint8Array): Buffer {
  const chunks = chunksBeforePixels(png);
  const pixelsAt = SIGNATURE_BYTES + chunks.reduce((sum, { whole }) => sum + whole.length, 0);
  const [first, ...others] = chunks.filter(({ type }) => !ABOUT_COLOURS.includes(type));
  return Buffer.concat([
    png.subarray(0, SIGNATURE_BYTES),
    ...(first ? [first.whole] : []),
    profileChunk(profile),
    ...others.map(({ whole }) => whole),
    png.subarray(pixelsAt),
  ]);
}

/** A PNG whose colours are only named, with the profile that they amount to; any other as it is. */
export function pngWithNamedColours(png: Buffer): Buffer {
  const chunks = chunksBeforePixels(png);
  const isGrey = GREY.includes(chunks[0]?.content[COLOUR_TYPE_AT]);
  if (isGrey || chunks.some(({ type }) => type === "iCCP")) return png;
  const profile = namedProfile(chunks);
  return profile ? pngWithProfile(png, profile) : png;
}
