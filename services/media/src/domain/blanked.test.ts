import type { Blank } from "@callboard/catalog/files/film-facts.ts";
import { blankedPiece } from "./blanked.ts";

const blanks: readonly Blank[] = [
  { from: 2, to: 6, head: Uint8Array.from([9, 9]) },
  { from: 8, to: 9, head: new Uint8Array(0) },
];
const film = Buffer.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
const clean = [1, 2, 9, 9, 0, 0, 7, 8, 0, 10];

test("in pieces of any length the same bytes are replaced", () => {
  for (let length = 1; length <= film.length; length += 1) {
    const pieces: number[] = [];
    for (let at = 0; at < film.length; at += length)
      pieces.push(...blankedPiece(film.subarray(at, at + length), at, blanks));
    expect(pieces).toEqual(clean);
  }
  expect([...film]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
