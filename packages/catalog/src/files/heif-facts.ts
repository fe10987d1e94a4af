/** What a HEIF file (HEIC, AVIF) says of its main picture beside the pixels: colours and orientation. */

import { orientationOfTiff } from "./exif-orientation.ts";
import { boxesIn, isoReader, MAX_ENTRIES, named, type Box, type IsoReader } from "./iso-boxes.ts";

export type HeifFacts = {
  /** The embedded colour profile. */
  readonly profile: Uint8Array | null;
  /** The code point of the primaries, where colours are only named. */
  readonly primaries: number | null;
  /** Whether the container turns or mirrors the picture, which decoders do. */
  readonly isTurned: boolean;
  /** The orientation of the camera's metadata, 1 to 8; decoders leave it alone. */
  readonly orientation: number;
};

const NOTHING: HeifFacts = { profile: null, primaries: null, isTurned: false, orientation: 1 };
/** The boxes of properties that belong to an item (ISO/IEC 23008-12, 9.3: `ipma` counts those of `ipco` from 1). */
function propertiesOf(data: IsoReader, iprp: Box, item: number): readonly Box[] {
  const parts = boxesIn(data, iprp.from, iprp.to);
  const ipco = named(parts, "ipco");
  const all = ipco ? boxesIn(data, ipco.from, ipco.to) : [];
  for (const { type, from } of parts) {
    if (type !== "ipma") continue;
    const [isLong, isWide] = [data.u8(from) > 0, (data.u8(from + 3) & 1) === 1];
    let at = from + 8;
    for (let left = Math.min(data.u32(from + 4), MAX_ENTRIES); left > 0; left -= 1) {
      const id = isLong ? data.u32(at) : data.u16(at);
      at += isLong ? 4 : 2;
      const count = data.u8(at);
      at += 1;
      const step = isWide ? 2 : 1;
      const indices = Array.from({ length: count }, (_, index) =>
        isWide ? data.u16(at + index * 2) & 0x7fff : data.u8(at + index) & 0x7f,
      );
      if (id === item) return indices.flatMap((index) => all[index - 1] ?? []);
      at += count * step;
    }
  }
  return [];
}

/** The id of the item with the camera's metadata. */
function exifItem(data: IsoReader, iinf: Box): number | null {
  const isLong = data.u8(iinf.from) > 0;
  for (const { type, from } of boxesIn(data, iinf.from + (isLong ? 8 : 6), iinf.to)) {
    if (type !== "infe" || data.u8(from) < 2) continue;
    const wide = data.u8(from) > 2;
    const at = from + 4 + (wide ? 4 : 2) + 2;
    if (data.text(at, 4) === "Exif") return wide ? data.u32(from + 4) : data.u16(from + 4);
  }
  return null;
}

/** Where the first bytes of an item are in the file (ISO/IEC 14496-12, 8.11.3); null if they are elsewhere. */
function placeOf(data: IsoReader, iloc: Box, item: number): number | null {
  const version = data.u8(iloc.from);
  const sizes = data.u16(iloc.from + 4);
  const [offset, length, base, index] = [
    sizes >> 12,
    (sizes >> 8) & 15,
    (sizes >> 4) & 15,
    version > 0 ? sizes & 15 : 0,
  ];
  const idBytes = version < 2 ? 2 : 4;
  let at = iloc.from + 6 + idBytes;
  for (let left = Math.min(data.sized(iloc.from + 6, idBytes), MAX_ENTRIES); left > 0; left -= 1) {
    const id = data.sized(at, idBytes);
    at += idBytes;
    const method = version > 0 ? data.u16(at) & 15 : 0;
    at += (version > 0 ? 2 : 0) + 2;
    const start = data.sized(at, base);
    const extents = data.u16(at + base);
    at += base + 2;
    if (id === item) return method === 0 && extents > 0 ? start + data.sized(at + index, offset) : null;
    at += extents * (index + offset + length);
  }
  return null;
}

function orientationAt(data: IsoReader, bytes: Uint8Array, place: number): number {
  // The item begins with the number of bytes before the TIFF header.
  const tiff = place + 4 + data.u32(place);
  return tiff < bytes.length ? orientationOfTiff(bytes.subarray(tiff, tiff + 65_536)) : 1;
}

/** All properties of the file: where the main picture is joined from tiles, its colours may be those of the tiles. */
function allProperties(data: IsoReader, iprp: Box): readonly Box[] {
  const ipco = named(boxesIn(data, iprp.from, iprp.to), "ipco");
  return ipco ? boxesIn(data, ipco.from, ipco.to) : [];
}

function colourOf(
  data: IsoReader,
  bytes: Uint8Array,
  properties: readonly Box[],
): Pick<HeifFacts, "profile" | "primaries"> {
  const colours = properties.filter(({ type }) => type === "colr");
  const kindOf = ({ from }: Box): string => data.text(from, 4);
  const embedded = colours.find((box) => kindOf(box) === "prof" || kindOf(box) === "rICC");
  const coded = colours.find((box) => kindOf(box) === "nclx");
  return {
    profile: embedded ? bytes.slice(embedded.from + 4, embedded.to) : null,
    primaries: coded ? data.u16(coded.from + 4) : null,
  };
}

function read(bytes: Uint8Array): HeifFacts {
  const data = isoReader(bytes);
  const meta = named(boxesIn(data, 0, data.length), "meta");
  if (!meta) return NOTHING;
  const parts = boxesIn(data, meta.from + 4, meta.to);
  const [pitm, iprp, iinf, iloc] = ["pitm", "iprp", "iinf", "iloc"].map((type) => named(parts, type));
  if (!pitm || !iprp) return NOTHING;
  const main = data.u8(pitm.from) === 0 ? data.u16(pitm.from + 4) : data.u32(pitm.from + 4);
  const properties = propertiesOf(data, iprp, main);
  const hasColours = properties.some(({ type }) => type === "colr");
  const exif = iinf ? exifItem(data, iinf) : null;
  const place = exif !== null && iloc ? placeOf(data, iloc, exif) : null;
  return {
    ...colourOf(data, bytes, hasColours ? properties : allProperties(data, iprp)),
    isTurned: properties.some(({ type }) => type === "irot" || type === "imir"),
    orientation: place === null ? 1 : orientationAt(data, bytes, place),
  };
}

/** What the container says; nothing where it cannot be read. */
export function heifFacts(bytes: Uint8Array): HeifFacts {
  try {
    return read(bytes);
  } catch {
    return NOTHING;
  }
}
