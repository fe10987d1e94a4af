import type { CursorValues } from "@callboard/kit/paging/page.ts";

/** The position of a hit in its list; the next page starts after it. */
export interface SearchCursor {
  /** The value that is sorted by: the score for relevance; null for a document without the number. */
  readonly rank: number | null;
  /** Microseconds since 1970. */
  readonly newest: number;
  readonly id: string;
}

const MICROS_PER_MS = 1_000;

export function toCursorValues({ rank, newest, id }: SearchCursor): CursorValues {
  return [rank, new Date(newest / MICROS_PER_MS).toISOString(), id];
}

/** Converts checked cursor values to a search cursor; null for none. */
export function fromCursorValues(values: CursorValues | null): SearchCursor | null {
  if (values === null) return null;
  const [rank, newest, id] = values;
  return {
    rank: typeof rank === "number" ? rank : null,
    newest: Date.parse(String(newest)) * MICROS_PER_MS,
    id: String(id),
  };
}
