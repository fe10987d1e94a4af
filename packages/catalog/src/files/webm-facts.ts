import type { Blank, FilmFacts, ReadBytes } from "./film-facts.ts";

/** Elements of Matroska (RFC 9559, section 5) that are read or removed. */
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;
const SEEK_HEAD = 0x114d9b74;
const SEEK = 0x4dbb;
const SEEK_ID = 0x53ab;
const SEEK_PLACE = 0x53ac;
const TAGS = 0x1254c367;
const ATTACHMENTS = 0x1941a469;
const TRACK_ENTRY = 0xae;
const TRACK_TYPE = 0x83;
const CODEC = 0x86;
const VOID = 0xec;

const PRIVATE: readonly number[] = [TAGS, ATTACHMENTS];
const PICTURE = 1;
const SOUND = 2;
const MAX_ELEMENTS = 1_000;
const MAX_LATER = 20;
const MAX_LIST_BYTES = 1024 ** 2;
const HEADER_BYTES = 12;

type Element = { readonly id: number; readonly at: number; readonly from: number; readonly to: number };

/** A number of variable length at an offset, with or without the mark of its length. */
function variable(
  bytes: Uint8Array,
  at: number,
  keepsMark: boolean,
): { readonly value: number; readonly length: number } {
  const first = bytes[at];
  if (first === undefined || first === 0) throw new RangeError("No number of variable length.");
  const length = Math.clz32(first) - 23;
  let value = keepsMark ? first : first & ((1 << (8 - length)) - 1);
  let isUnknown = !keepsMark && value === (1 << (8 - length)) - 1;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index];
    if (byte === undefined) throw new RangeError("Half a number.");
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value: isUnknown ? Number.POSITIVE_INFINITY : value, length };
}

function elementAt(bytes: Uint8Array, at: number, base: number): Element {
  const id = variable(bytes, at, true);
  const size = variable(bytes, at + id.length, false);
  const from = base + at + id.length + size.length;
  return { id: id.value, at: base + at, from, to: from + size.value };
}

/** The elements of a list that is in memory. */
function elementsIn(bytes: Uint8Array): readonly Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length && elements.length < MAX_ELEMENTS;) {
    const element = elementAt(bytes, at, 0);
    if (element.to > bytes.length) break;
    elements.push(element);
    at = element.to;
  }
  return elements;
}

const contentOf = (bytes: Uint8Array, { from, to }: Element): Uint8Array => bytes.subarray(from, to);
const numberOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/** Free space of the same length. */
function voided({ at, to }: Element): Blank {
  const rest = to - at - 2;
  if (rest < 127) return { from: at, to, head: Uint8Array.from([VOID, 0x80 | rest]) };
  const head = new Uint8Array(9);
  new DataView(head.buffer).setBigUint64(1, BigInt(to - at - 9) | (1n << 56n));
  head[0] = VOID;
  return { from: at, to, head };
}

/** The places of lists that come after the pictures. */
function soughtIn(list: Uint8Array, base: number): readonly number[] {
  return elementsIn(list)
    .filter(({ id }) => id === SEEK)
    .flatMap((seek) => {
      const entry = contentOf(list, seek);
      const parts = elementsIn(entry);
      const [id, place] = [SEEK_ID, SEEK_PLACE].map((wanted) => parts.find((part) => part.id === wanted));
      if (!id || !place || !PRIVATE.includes(numberOf(contentOf(entry, id)))) return [];
      return [base + numberOf(contentOf(entry, place))];
    });
}

type Track = { readonly type: number; readonly codec: string };

function tracksIn(list: Uint8Array): readonly Track[] {
  return elementsIn(list)
    .filter(({ id }) => id === TRACK_ENTRY)
    .map((track) => {
      const entry = contentOf(list, track);
      const parts = elementsIn(entry);
      const [type, codec] = [TRACK_TYPE, CODEC].map((wanted) => parts.find((part) => part.id === wanted));
      return {
        type: type ? numberOf(contentOf(entry, type)) : 0,
        codec: codec ? new TextDecoder().decode(contentOf(entry, codec)) : "unknown",
      };
    });
}

type At = (place: number) => Promise<Element>;

interface Begun {
  /** What is private before the pictures. */
  readonly found: readonly Element[];
  readonly tracks: readonly Track[] | null;
  /** Where lists after the pictures are. */
  readonly later: readonly number[];
}

const isRead = ({ id, from, to }: Element): boolean =>
  (id === TRACKS || id === SEEK_HEAD) && to - from <= MAX_LIST_BYTES;

/** What a segment says before its first pictures. */
async function beginningOf(
  segment: Element,
  size: number,
  { at, read }: { at: At; read: ReadBytes },
): Promise<Begun> {
  const found: Element[] = [];
  let tracks: readonly Track[] | null = null;
  let later: readonly number[] = [];
  for (let place = segment.from, left = MAX_ELEMENTS; place + 2 < size && left > 0; left -= 1) {
    const element = await at(place);
    if (element.id === CLUSTER || element.to > size) break;
    if (PRIVATE.includes(element.id)) found.push(element);
    const list = isRead(element) ? await read(element.from, element.to - element.from) : new Uint8Array(0);
    if (element.id === TRACKS) tracks = tracksIn(list);
    if (element.id === SEEK_HEAD) later = [...later, ...soughtIn(list, segment.from)];
    place = element.to;
  }
  return { found, tracks, later };
}

/** What is in a WebM film; null where it does not begin with its list of tracks. */
export async function webmFacts(size: number, read: ReadBytes): Promise<FilmFacts | null> {
  const at: At = async (place) => elementAt(await read(place, HEADER_BYTES), 0, place);
  const segment = await at((await at(0)).to);
  if (segment.id !== SEGMENT) return null;
  const { found, tracks, later } = await beginningOf(segment, size, { at, read });
  if (tracks === null) return null;
  const hidden = new Map(found.map((element) => [element.at, element]));
  for (const place of later.slice(0, MAX_LATER).filter((one) => one + 2 < size)) {
    const element = await at(place);
    if (PRIVATE.includes(element.id) && element.to <= size) hidden.set(element.at, element);
  }
  return {
    pictures: tracks.filter(({ type }) => type === PICTURE).map(({ codec }) => codec),
    hasSound: tracks.some(({ type }) => type === SOUND),
    private: [...hidden.values()].map(voided),
  };
}
