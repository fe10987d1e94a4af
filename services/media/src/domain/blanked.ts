import type { Blank } from "@callboard/catalog/files/film-facts.ts";

/** A piece of a film that begins at an offset, without what tells where and with what the film was made. */
export function blankedPiece(piece: Buffer, offset: number, blanks: readonly Blank[]): Buffer {
  const end = offset + piece.length;
  const met = blanks.filter(({ from, to }) => from < end && to > offset);
  if (met.length === 0) return piece;
  const clean = Buffer.from(piece);
  for (const { from, to } of met)
    clean.fill(0, Math.max(0, from - offset), Math.min(piece.length, to - offset));
  for (const { from, head } of met)
    for (const [at, byte] of head.entries()) {
      const place = from + at - offset;
      if (place >= 0 && place < clean.length) clean[place] = byte;
    }
  return clean;
}
