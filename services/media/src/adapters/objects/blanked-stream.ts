import type { Blank } from "@callboard/catalog/files/film-facts.ts";
import { blankedPiece } from "#domain/blanked.ts";

/** A step of a stream that replaces bytes on their way, piece by piece. */
export function blankedStream(blanks: readonly Blank[]) {
  const inOrder = blanks.toSorted((one, other) => one.from - other.from);
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let [offset, first] = [0, 0];
    for await (const piece of source) {
      const end = offset + piece.length;
      // Notes of a camera are in many thousands of places: those that are behind are not looked at again.
      while (first < inOrder.length && (inOrder[first]?.to ?? 0) <= offset) first += 1;
      let last = first;
      while (last < inOrder.length && (inOrder[last]?.from ?? end) < end) last += 1;
      yield blankedPiece(piece, offset, inOrder.slice(first, last));
      offset = end;
    }
  };
}
