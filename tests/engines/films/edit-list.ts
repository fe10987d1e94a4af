/** The boxes of an MP4 file or of one of its boxes, in order (ISO/IEC 14496-12, 4.2). */
function boxesOf(bytes: Buffer): { readonly kind: string; readonly bytes: Buffer }[] {
  const found = [];
  for (let at = 0; at < bytes.length;) {
    const size = bytes.readUInt32BE(at);
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    found.push({ kind: bytes.toString("latin1", at + 4, at + 8), bytes: bytes.subarray(at, at + length) });
    at += length;
  }
  return found;
}

function box(kind: string, ...content: readonly Buffer[]): Buffer {
  const all = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(all.length + 8);
  head.write(kind, 4, "latin1");
  return Buffer.concat([head, all]);
}

/** The same box with the boxes in it changed; null leaves one out. */
const within = (outer: Buffer, change: (kind: string, inner: Buffer) => Buffer | null): Buffer =>
  box(
    outer.toString("latin1", 4, 8),
    ...boxesOf(outer.subarray(8)).flatMap(({ kind, bytes }) => change(kind, bytes) ?? []),
  );

/** A part of a film as its edit list tells it, in seconds: `from` in the recorded film, null for one without a picture. */
export interface Edit {
  readonly from: number | null;
  readonly seconds: number;
}

/** The two scales of a film's times: of the whole and of its picture, in units a second. */
interface Scales {
  readonly film: number;
  readonly picture: number;
}

/** 8.6.6: a version, a count, and for each edit its length, its place (-1 for none) and a rate of 1. */
function editList(edits: readonly Edit[], scales: Scales): Buffer {
  const rows = edits.map(({ from, seconds }) => {
    const row = Buffer.alloc(12);
    row.writeUInt32BE(Math.round(seconds * scales.film));
    row.writeInt32BE(from === null ? -1 : Math.round(from * scales.picture), 4);
    row.writeUInt32BE(1 << 16, 8);
    return row;
  });
  const count = Buffer.alloc(8);
  count.writeUInt32BE(edits.length, 4);
  return box("edts", box("elst", count, ...rows));
}

/** A quarter turn clockwise, as phones write it (8.3.2). */
function turned(header: Buffer, height: number): Buffer {
  const matrix = [0, 1 << 16, 0, -(1 << 16), 0, 0, height << 16, 0, 1 << 30];
  const at = header.length - 44;
  const changed = Buffer.from(header);
  matrix.forEach((value, index) => changed.writeInt32BE(value, at + index * 4));
  return changed;
}

/** Where a header of version 0 or 1 has its scale. */
const scaleOf = (header: Buffer): number => header.readUInt32BE(header[8] === 1 ? 28 : 20);

/**
 * A film of one picture track whose index comes last, with another edit list; `turnedFrom` is the height of one that is to be
 * shown a quarter turn clockwise.
 */
export function edited(film: Buffer, edits: readonly Edit[], turnedFrom: number | null): Buffer {
  const find = (bytes: Buffer, kind: string): Buffer => {
    const found = boxesOf(bytes).find((one) => one.kind === kind);
    if (!found) throw new Error(`The film has no ${kind}.`);
    return found.bytes;
  };
  const index = find(film, "moov");
  const media = find(find(index.subarray(8), "trak").subarray(8), "mdia");
  const scales = {
    film: scaleOf(find(index.subarray(8), "mvhd")),
    picture: scaleOf(find(media.subarray(8), "mdhd")),
  };
  const track = (kind: string, inner: Buffer): Buffer | null => {
    if (kind === "edts") return null;
    if (kind !== "tkhd") return inner;
    const header = turnedFrom === null ? inner : turned(inner, turnedFrom);
    return Buffer.concat([header, editList(edits, scales)]);
  };
  const changed = within(index, (kind, inner) => (kind === "trak" ? within(inner, track) : inner));
  return Buffer.concat(boxesOf(film).map(({ kind, bytes }) => (kind === "moov" ? changed : bytes)));
}
