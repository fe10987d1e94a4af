import { decodeCursor, encodeCursor } from "@callboard/kit/page.ts";
import { z } from "zod";

/** Where a page of hits ended, and what was counted on the way there. */
export interface SearchCursor {
  /** The value that is sorted by: the score for relevance; null for a document without the number. */
  readonly rank: number | null;
  /** Microseconds since 1970. */
  readonly newest: number;
  readonly id: string;
  /** The total that the first page counted, so that later pages do not count again; null when none did. */
  readonly counted: number | null;
}

/** Enough for any identifier, and nothing that a database refuses. */
const ID = /^[\w.:-]{1,100}$/;
const values = z.tuple([
  z.number().nullable(),
  z.int(),
  z.string().regex(ID),
  z.int().nonnegative().nullable().default(null),
]);

/** Reads what `writeCursor` wrote; null for anything else. */
export function readCursor(text: string): SearchCursor | null {
  const { data } = values.safeParse(decodeCursor(text));
  if (!data) return null;
  const [rank, newest, id, counted] = data;
  return { rank, newest, id, counted };
}

/** An opaque cursor: values in the order of the sort, then the total when it was counted. */
export function writeCursor({ rank, newest, id, counted }: SearchCursor): string {
  return encodeCursor([rank, newest, id, ...(counted === null ? [] : [counted])]);
}
