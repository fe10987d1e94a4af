import { LIMITS } from "@callboard/catalog/limits.ts";
import { day, optional, optionalLine } from "@callboard/kit/fields.ts";
import { map, type Result } from "@callboard/kit/result.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";

/** A range of days on which a person is not available: YYYY-MM-DD, both ends included. */
export interface BookedOut {
  readonly from: string;
  readonly to: string;
  /** Visible to the person and their agent. */
  readonly note: string | null;
}

/** Maximum number of ranges per person. */
const MAX_RANGES = 100;
const MAX_NOTE_LENGTH = 120;
const DAY_MS = 86_400_000;

const ORDER = rule("ORDER", "must not be before From.");
const range = z
  .object({ From: day, To: day, Note: optionalLine(MAX_NOTE_LENGTH) })
  .refine(({ From, To }) => To >= From, { ...ORDER, path: ["To"] });

/** Unvalidated ranges of a form. */
export interface RangeInput {
  readonly From?: string | null | undefined;
  readonly To?: string | null | undefined;
  readonly Note?: string | null | undefined;
}

/**
 * The ranges of a form, sorted, with adjacent ones merged and those before `today` dropped. VALIDATION names each
 * invalid day.
 */
export function readRanges(input: readonly RangeInput[], today: string): Result<readonly BookedOut[]> {
  const last = `${Number(today.slice(0, 4)) + LIMITS.bookedOutYears}${today.slice(4)}`;
  const schema = z
    .array(
      range.refine(({ To }) => To <= last, {
        ...rule("RANGE", `must not be after ${last}.`),
        path: ["To"],
      }),
    )
    .max(MAX_RANGES);
  const ranges = map(validate(schema, input, "dates.BookedOut"), (read) =>
    joined(read.map(({ From, To, Note }) => ({ from: From, to: To, note: Note }))),
  );
  return map(ranges, (all) => all.filter(({ to }) => to >= today));
}

function joined(ranges: readonly BookedOut[]): readonly BookedOut[] {
  const sorted = ranges.toSorted((a, b) => a.from.localeCompare(b.from));
  return sorted.reduce<BookedOut[]>((all, next) => {
    const last = all.at(-1);
    if (!last || next.from > daysAfter(last.to, 1)) return [...all, next];
    const to = next.to > last.to ? next.to : last.to;
    return [...all.slice(0, -1), { from: last.from, to, note: last.note ?? next.note }];
  }, []);
}

/** The days for which availability is read, a year at most. */
export interface Window {
  readonly from: string;
  readonly to: string;
}

/** Covers everything a person may have booked out. */
export const EVERY_DAY: Window = { from: "0001-01-01", to: "9999-12-31" };

/** Maximum number of days for which a search can require availability. */
const MAX_FREE_DAYS = 60;

/**
 * The days on which people must be available, as a search sends them; a start without an end means one day. Null for
 * no condition.
 */
export const freeDays = z
  .object({ AvailableFrom: optional(day), AvailableTo: optional(day) })
  .refine(({ AvailableFrom, AvailableTo }) => AvailableFrom !== null || AvailableTo === null, {
    ...rule("REQUIRED", "is required when AvailableTo is set."),
    path: ["AvailableFrom"],
  })
  .transform(({ AvailableFrom: from, AvailableTo: to }): Window | null =>
    from === null ? null : { from, to: to ?? from },
  )
  .refine((window) => window === null || window.to >= window.from, {
    ...rule("ORDER", "must not be before AvailableFrom."),
    path: ["AvailableTo"],
  })
  .refine((window) => window === null || dayCount(window) <= MAX_FREE_DAYS, {
    ...rule("RANGE", `must be less than ${MAX_FREE_DAYS} days after AvailableFrom.`),
    path: ["AvailableTo"],
  });

function dayCount({ from, to }: Window): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** All days of a window, both ends included. */
export function daysOf(window: Window): string[] {
  return Array.from({ length: dayCount(window) }, (_, place) => daysAfter(window.from, place));
}

const MAX_WINDOW_DAYS = LIMITS.availabilityDays;

/** Reads a window of days. From defaults to `today` and To to one year later. VALIDATION below `path`. */
export function readWindow(
  input: { readonly From?: string | null | undefined; readonly To?: string | null | undefined },
  today: string,
  path: string,
): Result<Window> {
  const from = input.From ?? today;
  const schema = z
    .object({ From: day, To: day })
    .refine(({ From, To }) => To >= From, { ...ORDER, path: ["To"] })
    .refine(({ From, To }) => !(Date.parse(To) - Date.parse(From) > MAX_WINDOW_DAYS * DAY_MS), {
      ...rule("RANGE", `must be at most ${MAX_WINDOW_DAYS} days after From.`),
      path: ["To"],
    });
  const isDay = day.safeParse(from).success;
  const to = input.To ?? (isDay ? daysAfter(from, MAX_WINDOW_DAYS) : from);
  return map(validate(schema, { From: from, To: to }, path), ({ From, To }) => ({ from: From, to: To }));
}

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether two lists of ranges are equal. */
export function sameRanges(a: readonly BookedOut[], b: readonly BookedOut[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
