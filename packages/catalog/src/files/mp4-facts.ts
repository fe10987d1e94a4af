import type { Blank, FilmFacts, ReadBytes } from "./film-facts.ts";
import { boxesIn, isoReader, named, type Box, type IsoReader } from "./iso-boxes.ts";

/** A longer index is not read: that of a two-hour film has some megabytes. */
const MAX_INDEX_BYTES = 64 * 1024 ** 2;
/** A film in fragments has its index first, and thousands of boxes after it. */
const MAX_TOP_BOXES = 1_000;
/** Cameras write a chunk of notes about every second. Of all tracks together, because a file can have thousands. */
const MAX_CHUNKS = 200_000;
const HEADER_BYTES = 16;

/** What tells of the place and the device: user data, metadata, and what vendors add. Players need none of it. */
const PRIVATE: readonly string[] = ["udta", "meta", "uuid"];
/** Tracks that are played; others carry what a camera notes with each frame, such as its place. */
const PLAYED: readonly string[] = ["vide", "soun", "auxv", "text", "sbtl", "subt", "clcp", "tmcd", "pict"];

/** The top boxes of a file, by their headers alone. */
async function topBoxes(size: number, read: ReadBytes): Promise<readonly Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= size && boxes.length < MAX_TOP_BOXES;) {
    const head = await read(at, HEADER_BYTES);
    const data = isoReader(head);
    const [short, type] = [data.u32(0), data.text(4, 4)];
    const wide = short === 1;
    const length = wide ? data.sized(8, 8) : short === 0 ? size - at : short;
    if (length < 8) break;
    boxes.push({ type, at, from: at + (wide ? 16 : 8), to: Math.min(size, at + length) });
    at += length;
  }
  return boxes;
}

/** A box that says nothing any more: one of free space. */
function freed({ at, to }: Pick<Box, "at" | "to">, base = 0): Blank {
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, to - at);
  head.set([0x66, 0x72, 0x65, 0x65], 4);
  return { from: base + at, to: base + to, head };
}

const NOTHING = new Uint8Array(0);

/** The number of entries of a table: as many as it says, and no more than it has room for. */
const entriesOf = (data: IsoReader, { from, to }: Box, bytes: number): number =>
  Math.min(data.u32(from + 4), Math.floor((to - from - 8) / bytes));

/** The bytes of the next so many samples of a track, each time; null beyond its table of sizes. */
function samplesIn(data: IsoReader, stsz: Box): (count: number) => number | null {
  const same = data.u32(stsz.from + 4);
  if (same > 0) return (count) => same * count;
  let at = stsz.from + 12;
  return (count) => {
    const end = at + count * 4;
    if (end > stsz.to) return null;
    let bytes = 0;
    for (; at < end; at += 4) bytes += data.u32(at);
    return bytes;
  };
}

/** Where the samples of a track are, by its tables of chunks and sizes: at most so many chunks. */
function samplesOf(data: IsoReader, stbl: readonly Box[], max: number): readonly Blank[] {
  const [stsz, stsc, stco, co64] = ["stsz", "stsc", "stco", "co64"].map((type) => named(stbl, type));
  const offsets = stco ?? co64;
  if (!stsz || !stsc || !offsets) return [];
  const width = stco ? 4 : 8;
  const [runs, chunks] = [entriesOf(data, stsc, 12), Math.min(entriesOf(data, offsets, width), max)];
  const next = samplesIn(data, stsz);
  const found: Blank[] = [];
  for (let [chunk, run] = [1, 0]; chunk <= chunks; chunk += 1) {
    while (run + 1 < runs && data.u32(stsc.from + 8 + (run + 1) * 12) <= chunk) run += 1;
    const bytes = next(data.u32(stsc.from + 8 + run * 12 + 4));
    if (bytes === null) break;
    const from = data.sized(offsets.from + 8 + (chunk - 1) * width, width);
    found.push({ from, to: from + bytes, head: NOTHING });
  }
  return found;
}

/** The codec of a track's pictures; of H.264 with its profile, on which it depends who shows it. */
function codecOf(data: IsoReader, stsd: Box): string | null {
  if (data.u32(stsd.from + 4) === 0) return null;
  const [entry] = boxesIn(data, stsd.from + 8, stsd.to);
  if (!entry) return null;
  if (!/^avc[1-4]$/.test(entry.type)) return entry.type;
  // What follows the fields that all pictures have (ISO/IEC 14496-12, 12.1.3).
  const avcC = named(boxesIn(data, entry.from + 78, entry.to), "avcC");
  return avcC ? `avc1.${data.u8(avcC.from + 1).toString(16)}` : "avc1.42";
}

type Track = { readonly handler: string; readonly codec: string | null; readonly private: readonly Blank[] };

interface Within {
  /** Where the index begins in the file. */
  readonly base: number;
  /** The most chunks of a track that is removed. */
  readonly maxChunks: number;
}

function trackOf(data: IsoReader, trak: Box, { base, maxChunks }: Within): Track {
  const parts = boxesIn(data, trak.from, trak.to);
  const mdia = named(parts, "mdia");
  const media = mdia ? boxesIn(data, mdia.from, mdia.to) : [];
  const [hdlr, minf] = [named(media, "hdlr"), named(media, "minf")];
  const handler = hdlr ? data.text(hdlr.from + 8, 4) : "";
  const information = minf ? boxesIn(data, minf.from, minf.to) : [];
  const table = named(information, "stbl");
  const stbl = table ? boxesIn(data, table.from, table.to) : [];
  const isPlayed = PLAYED.includes(handler);
  const stsd = named(stbl, "stsd");
  return {
    handler,
    codec: handler === "vide" && stsd ? codecOf(data, stsd) : null,
    private: isPlayed
      ? parts.filter(({ type }) => PRIVATE.includes(type)).map((box) => freed(box, base))
      : [freed(trak, base), ...samplesOf(data, stbl, maxChunks)],
  };
}

/** What is in an MP4 or QuickTime film; null where it has no index. */
export async function mp4Facts(size: number, read: ReadBytes): Promise<FilmFacts | null> {
  const top = await topBoxes(size, read);
  const moov = named(top, "moov");
  if (!moov || moov.to - moov.at > MAX_INDEX_BYTES) return null;
  const data = isoReader(await read(moov.from, moov.to - moov.from));
  const parts = boxesIn(data, 0, data.length);
  const tracks: Track[] = [];
  let maxChunks = MAX_CHUNKS;
  for (const trak of parts.filter(({ type }) => type === "trak")) {
    const track = trackOf(data, trak, { base: moov.from, maxChunks });
    maxChunks = Math.max(0, maxChunks - track.private.length);
    tracks.push(track);
  }
  const inIndex = parts.filter(({ type }) => PRIVATE.includes(type)).map((box) => freed(box, moov.from));
  const beside = top.filter(({ type }) => PRIVATE.includes(type)).map((box) => freed(box));
  const blanks = [...beside, ...inIndex, ...tracks.flatMap((track) => track.private)];
  return {
    pictures: tracks.flatMap(({ handler, codec }) => (handler === "vide" ? [codec ?? "unknown"] : [])),
    hasSound: tracks.some(({ handler }) => handler === "soun"),
    private: blanks.filter(({ from, to, head }) => to <= size && to - from >= head.length),
  };
}
