import type { Blank } from "@callboard/catalog/files/film-facts.ts";

/**
 * A film without what tells where and with what it was made. Nothing in it moves, and what stays is not read into memory.
 */
export function blankedFilm(film: File, blanks: readonly Blank[]): File {
  const parts: BlobPart[] = [];
  let kept = 0;
  for (const { from, to, head } of blanks.toSorted((one, other) => one.from - other.from)) {
    // What lies within a part that is gone already has gone with it.
    if (from < kept) continue;
    parts.push(film.slice(kept, from), head, new Uint8Array(to - from - head.length));
    kept = to;
  }
  const { name, type, lastModified } = film;
  return new File([...parts, film.slice(kept)], name, { type, lastModified });
}
