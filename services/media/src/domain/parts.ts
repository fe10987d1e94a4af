/** One part of an upload, numbered from one, with its bytes. */
export interface Part {
  readonly part: number;
  readonly size: number;
}

/** An upload in parts: the object that it is going to be, and the object store's own name for it. */
export interface PartedUpload {
  readonly key: string;
  readonly uploadId: string;
}

/** Bytes of each part but the last, and of the largest file that is sent in one piece. S3 takes no less than 5 MiB. */
export const PART_BYTES = 16 * 1024 ** 2;

/** The parts that a file of `size` bytes is sent in: all of `partBytes` but the last. */
export function partsOf(size: number, partBytes: number): readonly Part[] {
  const count = Math.ceil(size / partBytes);
  return Array.from({ length: count }, (_, index) => ({
    part: index + 1,
    size: Math.min(partBytes, size - index * partBytes),
  }));
}

/** Whether what has arrived is exactly what was announced; both are in the order of their numbers. */
export function areSameParts(arrived: readonly Part[], announced: readonly Part[]): boolean {
  return (
    arrived.length === announced.length &&
    announced.every(({ part, size }, index) => {
      const one = arrived[index];
      return one?.part === part && one.size === size;
    })
  );
}
