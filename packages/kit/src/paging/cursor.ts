import { z } from "zod";
import { isUuid } from "#ids.ts";

/** The type of one value in a cursor; `number?` may be null. */
export type CursorPart = "text" | "time" | "uuid" | "number" | "number?";

/** The values of a row's sort keys, in the order of the sort. */
export type CursorValues = readonly (string | number | null)[];

/** How many rows a list has; `totalIsFloor` when there are more than were counted. */
export interface Counted {
  readonly total: number;
  readonly totalIsFloor: boolean;
}

/** What an `After` cursor carries: where the page before ended, and what its list counted. */
export interface Cursor {
  readonly values: CursorValues;
  readonly counted: Counted | null;
}

const PARTS: Readonly<Record<CursorPart, z.ZodType<string | number | null>>> = {
  text: z
    .string()
    .max(500)
    .refine((value) => value.isWellFormed() && !value.includes("\0")),
  // The database knows neither the year 0 nor every offset.
  time: z.iso.datetime().refine((value) => Date.parse(value) >= 0),
  uuid: z.string().refine(isUuid),
  number: z.number(),
  "number?": z.number().nullable(),
};

const total = z.int().min(0).max(10_000);
const envelope = z.object({
  s: z.string(),
  v: z.array(z.unknown()).min(1).max(8),
  t: total.optional(),
  f: z.boolean().optional(),
});

/** An opaque cursor for the row with these values under this sort. */
export function writeCursor(sort: string, values: CursorValues, counted: Counted | null = null): string {
  const known = counted === null ? {} : { t: counted.total, f: counted.totalIsFloor };
  return Buffer.from(JSON.stringify({ s: sort, v: values, ...known })).toString("base64url");
}

/** What a cursor of this sort carries, or null: another sort, another number or type of values, or not ours at all. */
export function readCursor(cursor: string, sort: string, parts: readonly CursorPart[]): Cursor | null {
  const read = envelope.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!read.success || read.data.s !== sort || read.data.v.length !== parts.length) return null;
  const values: (string | number | null)[] = [];
  for (const [place, part] of parts.entries()) {
    const value = PARTS[part].safeParse(read.data.v[place]);
    if (!value.success) return null;
    values.push(value.data);
  }
  const { t: counted, f: totalIsFloor = false } = read.data;
  return { values, counted: counted === undefined ? null : { total: counted, totalIsFloor } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
