/** One part of an upload: its number, from 1, and its size in bytes. */
export interface Part {
  readonly part: number;
  readonly size: number;
}

/** An upload in parts: the key of the future object, and the object store's id of the upload. */
export interface PartedUpload {
  readonly key: string;
  readonly uploadId: string;
}

/** Bytes of each part but the last, and of the largest file sent in one piece. S3 requires at least 5 MiB. */
export const PART_BYTES = 16 * 1024 ** 2;

/** The parts of a file of `size` bytes: all of `partBytes` but the last. */
export function partsOf(size: number, partBytes: number): readonly Part[] {
  const count = Math.ceil(size / partBytes);
  return Array.from({ length: count }, (_, index) => ({
    part: index + 1,
    size: Math.min(partBytes, size - index * partBytes),
  }));
}

/** Whether what arrived is exactly what was announced; both are sorted by number. */
export function areSameParts(arrived: readonly Part[], announced: readonly Part[]): boolean {
  return (
    arrived.length === announced.length &&
    announced.every(({ part, size }, index) => {
      const one = arrived[index];
      return one?.part === part && one.size === size;
    })
  );
}
