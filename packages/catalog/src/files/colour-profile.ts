/**
 * An ICC profile for colours that a picture only names by numbers (ITU-T H.273: nclx of HEIF, cICP of PNG; or the
 * chromaticities of PNG), so that what converts by profiles converts these too.
 */

/** The chromaticities of red, green, blue and white, x and y each. */
export type Primaries = readonly [
  red: readonly [number, number],
  green: readonly [number, number],
  blue: readonly [number, number],
  white: readonly [number, number],
];

const D65 = [0.3127, 0.329] as const;

/** Wider colours than sRGB by their code points (ITU-T H.273, table 2). */
const BY_CODE: ReadonlyMap<number, Primaries> = new Map([
  [9, [[0.708, 0.292], [0.17, 0.797], [0.131, 0.046], D65]],
  [
    11,
    [
      [0.68, 0.32],
      [0.265, 0.69],
      [0.15, 0.06],
      [0.314, 0.351],
    ],
  ],
  [12, [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06], D65]],
]);

/** The primaries of a code point; null for those of sRGB and for unknown ones, which are shown as sRGB. */
export const primariesOf = (code: number): Primaries | null => BY_CODE.get(code) ?? null;

type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

const dot = (one: Row, other: Row): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const column = (matrix: Matrix, at: 0 | 1 | 2): Row => [matrix[0][at], matrix[1][at], matrix[2][at]];
const applied = (matrix: Matrix, to: Row): Row => [
  dot(matrix[0], to),
  dot(matrix[1], to),
  dot(matrix[2], to),
];

function times(one: Matrix, other: Matrix): Matrix {
  const row = (of: Row): Row => [
    dot(of, column(other, 0)),
    dot(of, column(other, 1)),
    dot(of, column(other, 2)),
  ];
  return [row(one[0]), row(one[1]), row(one[2])];
}

const cross = (one: Row, other: Row): Row => [
  one[1] * other[2] - one[2] * other[1],
  one[2] * other[0] - one[0] * other[2],
  one[0] * other[1] - one[1] * other[0],
];

function inverse([a, b, c]: Matrix): Matrix {
  const size = dot(a, cross(b, c));
  const [x, y, z] = [cross(b, c), cross(c, a), cross(a, b)].map((row) =>
    row.map((value) => value / size),
  ) as unknown as Matrix;
  return [column([x, y, z], 0), column([x, y, z], 1), column([x, y, z], 2)];
}

/** XYZ of a chromaticity at full luminance. */
const xyz = ([x, y]: readonly [number, number]): Row => [x / y, 1, (1 - x - y) / y];

/** Cone responses, and the white of profiles (ICC.1:2022, annex E and table 5). */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
const D50: Row = [0.9642, 1, 0.8249];

/** What leads from a white to that of profiles. */
function adaptedFrom(white: Row): Matrix {
  const [from, to] = [applied(BRADFORD, white), applied(BRADFORD, D50)];
  const scale: Matrix = [
    [to[0] / from[0], 0, 0],
    [0, to[1] / from[1], 0],
    [0, 0, to[2] / from[2]],
  ];
  return times(inverse(BRADFORD), times(scale, BRADFORD));
}

/** XYZ of full red, green and blue, as columns, under the white of profiles. */
function colorants([red, green, blue, white]: Primaries): {
  readonly matrix: Matrix;
  readonly adaptation: Matrix;
} {
  const [r, g, b] = [xyz(red), xyz(green), xyz(blue)];
  const plain: Matrix = [
    [r[0], g[0], b[0]],
    [r[1], g[1], b[1]],
    [r[2], g[2], b[2]],
  ];
  const share = applied(inverse(plain), xyz(white));
  const full = plain.map((row) => row.map((value, at) => value * (share[at] ?? 0))) as unknown as Matrix;
  const adaptation = adaptedFrom(xyz(white));
  return { matrix: times(adaptation, full), adaptation };
}

const FIXED = 65_536;

function number32(value: number): number[] {
  const whole = value >>> 0;
  return [whole >>> 24, (whole >>> 16) & 255, (whole >>> 8) & 255, whole & 255];
}
const fixed = (value: number): number[] => number32(Math.round(value * FIXED));
const ascii = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0);
const tagged = (type: string, ...content: readonly number[][]): number[] => [
  ...ascii(type),
  0,
  0,
  0,
  0,
  ...content.flat(),
];

/** A text in the form that profiles of version 4 have. */
function unicode(text: string): number[] {
  const letters = ascii(text).flatMap((letter) => [0, letter]);
  return tagged(
    "mluc",
    number32(1),
    number32(12),
    ascii("enUS"),
    number32(letters.length),
    number32(28),
    letters,
  );
}

/** The curve of sRGB, or a plain power. */
function curve(gamma: number | null): number[] {
  if (gamma !== null) return tagged("para", [0, 0, 0, 0], fixed(gamma));
  return tagged("para", [0, 3, 0, 0], ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed));
}

const HEADER_BYTES = 128;

function header(size: number): number[] {
  const bytes = Array.from({ length: HEADER_BYTES }, () => 0);
  const put = (at: number, content: readonly number[]): void =>
    content.forEach((byte, index) => (bytes[at + index] = byte));
  put(0, number32(size));
  put(8, [4, 0x30, 0, 0]);
  put(12, ascii("mntrRGB XYZ "));
  // A profile needs some date; this one is as old as the standard that it follows.
  put(24, [0x07, 0xe6, 0, 1, 0, 1]);
  put(36, ascii("acsp"));
  put(68, D50.flatMap(fixed));
  return bytes;
}

/** A display profile of these primaries, with the curve of sRGB or a power. */
export function colourProfile(primaries: Primaries, gamma: number | null = null): Uint8Array<ArrayBuffer> {
  const { matrix, adaptation } = colorants(primaries);
  const colorant = (at: 0 | 1 | 2): number[] => tagged("XYZ ", column(matrix, at).flatMap(fixed));
  const tags: ReadonlyArray<readonly [string, number[]]> = [
    ["desc", unicode("Colours of the picture")],
    ["cprt", unicode("CC0")],
    ["wtpt", tagged("XYZ ", D50.flatMap(fixed))],
    ["chad", tagged("sf32", adaptation.flat().flatMap(fixed))],
    ["rXYZ", colorant(0)],
    ["gXYZ", colorant(1)],
    ["bXYZ", colorant(2)],
    ["rTRC", curve(gamma)],
    ["gTRC", curve(gamma)],
    ["bTRC", curve(gamma)],
  ];
  let at = HEADER_BYTES + 4 + 12 * tags.length;
  const table: number[] = [];
  const content: number[] = [];
  for (const [name, bytes] of tags) {
    table.push(...ascii(name), ...number32(at), ...number32(bytes.length));
    const padded = [...bytes, ...Array.from({ length: (4 - (bytes.length % 4)) % 4 }, () => 0)];
    content.push(...padded);
    at += padded.length;
  }
  return Uint8Array.from([...header(at), ...number32(tags.length), ...table, ...content]);
}
