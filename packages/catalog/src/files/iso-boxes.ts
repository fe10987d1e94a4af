/** The boxes of files of the ISO family (ISO/IEC 14496-12): HEIC, AVIF, MP4, MOV. */

export type Box = {
  readonly type: string;
  /** Where the box begins, with its header. */
  readonly at: number;
  /** Where its content begins and ends. */
  readonly from: number;
  readonly to: number;
};

/** Far more boxes and entries than any list has that is read; a longer one is not read to its end. */
export const MAX_ENTRIES = 2_000;

/** Reads big-endian numbers; beyond the end it throws. */
export function isoReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return {
    u8: (at: number): number => view.getUint8(at),
    u16: (at: number): number => view.getUint16(at),
    u32: (at: number): number => view.getUint32(at),
    /** A number of 0, 2, 4 or 8 bytes. */
    sized: (at: number, size: number): number => {
      if (size === 0) return 0;
      if (size === 2) return view.getUint16(at);
      return size === 8 ? Number(view.getBigUint64(at)) : view.getUint32(at);
    },
    text: (at: number, length: number): string => String.fromCodePoint(...bytes.subarray(at, at + length)),
    length: bytes.length,
  };
}
export type IsoReader = ReturnType<typeof isoReader>;

/** The boxes between two offsets. */
export function boxesIn(data: IsoReader, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to && boxes.length < MAX_ENTRIES) {
    const size = data.u32(at);
    const wide = size === 1;
    const length = wide ? data.sized(at + 8, 8) : size === 0 ? to - at : size;
    if (length < 8) break;
    boxes.push({ type: data.text(at + 4, 4), at, from: at + (wide ? 16 : 8), to: Math.min(to, at + length) });
    at += length;
  }
  return boxes;
}

export const named = (boxes: readonly Box[], type: string): Box | undefined =>
  boxes.find((box) => box.type === type);
