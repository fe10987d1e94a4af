/** Writes what a decoder left behind of a photo into its JPEG: the colour profile and the orientation. */

const SCAN = 0xda;
const START_BYTES = 2;
const PROFILE = [...new TextEncoder().encode("ICC_PROFILE\0")];
const EXIF = [...new TextEncoder().encode("Exif\0\0")];
/** What fits into a segment beside its length, the name of the profile and the numbers of its pieces. */
const MAX_PIECE = 65_535 - 2 - PROFILE.length - 2;

function segment(marker: number, content: readonly number[] | Uint8Array): Uint8Array<ArrayBuffer> {
  const length = content.length + 2;
  return Uint8Array.from([0xff, marker, length >> 8, length & 255, ...content]);
}

/** A profile in as many pieces as it needs (ICC.1:2022, annex B.4). */
function profileSegments(profile: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const count = Math.ceil(profile.length / MAX_PIECE);
  return Array.from({ length: count }, (_, at) => {
    const piece = profile.subarray(at * MAX_PIECE, (at + 1) * MAX_PIECE);
    return segment(0xe2, [...PROFILE, at + 1, count, ...piece]);
  });
}

/** The orientation as cameras write it: a TIFF header and a directory of one entry. */
function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return segment(0xe1, [...EXIF, ...header, 0, 1, ...entry, 0, 0, 0, 0]);
}

const begins = (bytes: Uint8Array, at: number, name: readonly number[]): boolean =>
  name.every((letter, index) => bytes[at + index] === letter);

/** The segments before the pixels, without those that are written anew, and where the pixels begin. */
function keptSegments(jpeg: Uint8Array<ArrayBuffer>): {
  readonly kept: Uint8Array<ArrayBuffer>[];
  readonly rest: number;
} {
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let at = START_BYTES;
  while (jpeg[at] === 0xff && jpeg[at + 1] !== SCAN) {
    const end = at + 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
    if (end <= at + 2 || end > jpeg.length) break;
    if (!begins(jpeg, at + 4, PROFILE) && !begins(jpeg, at + 4, EXIF)) kept.push(jpeg.subarray(at, end));
    at = end;
  }
  return { kept, rest: at };
}

type Facts = { readonly profile: Uint8Array | null; readonly orientation: number };

/** A JPEG that says by which profile its colours are meant, and how it is turned. */
export function jpegSaying(jpeg: Uint8Array<ArrayBuffer>, { profile, orientation }: Facts): Blob {
  const { kept, rest } = keptSegments(jpeg);
  const [first, ...others] = kept;
  const parts = [
    jpeg.subarray(0, START_BYTES),
    ...(first ? [first] : []),
    ...(orientation === 1 ? [] : [orientationSegment(orientation)]),
    ...(profile === null ? [] : profileSegments(profile)),
    ...others,
    jpeg.subarray(rest),
  ];
  return new Blob(parts, { type: "image/jpeg" });
}
