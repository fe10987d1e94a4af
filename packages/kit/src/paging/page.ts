import { z } from "zod";
import {
  readCursor,
  writeCursor,
  type Counted,
  type Cursor,
  type CursorPart,
  type CursorValues,
} from "./cursor.ts";
import { invalidField } from "#failure.ts";
import { fail, map, ok, type Result } from "#result.ts";
import { combineValidations, validate } from "#validate.ts";

export type { Counted, CursorValues } from "./cursor.ts";

export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;
/** Rows that can be reached by page number; deeper pages need the cursor `After`. Totals are exact up to here. */
export const MAX_COUNTED = 10_000;

/** A sort that a list offers: its direction in time and the types of its keys, which are those of its cursors. */
interface Sort {
  readonly order: "asc" | "desc";
  readonly keys: readonly CursorPart[];
}

export type Sorts<Name extends string = string> = Readonly<Record<Name, Sort>>;

/** Newest and oldest first, by a time and an id. */
export const TIME_SORTS: Sorts<"Newest" | "Oldest"> = {
  Newest: { order: "desc", keys: ["time", "uuid"] },
  Oldest: { order: "asc", keys: ["time", "uuid"] },
};

/** A page that was asked for, already within its bounds. */
export interface PageRequest<Name extends string = string> {
  readonly size: number;
  /** Rows before this page when it is reached by number; 0 with `after`. */
  readonly skip: number;
  /** Sort keys of the last row of the page before, of the types that the sort names. */
  readonly after: CursorValues | null;
  readonly sort: Name;
  readonly order: "asc" | "desc";
  /** Whether the list is to be counted: not when nobody reads the total, nor when `known` has it. */
  readonly count: boolean;
  /** What the first page counted, from its cursor. */
  readonly known: Counted | null;
}

/** The paging fields that every criteria input has. */
export interface PageInput {
  readonly Page?: number | null | undefined;
  readonly PageSize?: number | null | undefined;
  readonly After?: string | null | undefined;
  readonly SortOrder?: string | null | undefined;
}

/** How a list reads its paging fields. */
export interface PageRules<Name extends string> {
  /** Where the fields are in the input. */
  readonly path?: string;
  /** The sorts on offer; the first is the default. */
  readonly sorts: Sorts<Name>;
  /** Whether the caller reads the total. */
  readonly count?: boolean;
}

/** One page of a list. `counted` is null when nobody reads it; `next` is the cursor of the following page. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly counted: Counted | null;
  readonly next: string | null;
}

const paging = z.object({
  Page: z.int().min(1).nullish(),
  PageSize: z.int().min(1).max(MAX_PAGE_SIZE).nullish(),
});

/**
 * Reads Page, PageSize, After and SortOrder (without case); all bad fields in one VALIDATION. A cursor of another sort
 * or with values of other types is CURSOR.
 */
export function parsePage<Name extends string>(
  input: PageInput | null | undefined,
  { path = "criteria", sorts, count = true }: PageRules<Name>,
): Result<PageRequest<Name>> {
  const numbers = validate(paging, input ?? {}, path);
  const sort = findSort(sorts, input?.SortOrder, path);
  const read = combineValidations({
    numbers,
    sort,
    cursor: sort.ok ? findCursor(input?.After, sort.value, { sorts, path }) : ok(null),
    skip: numbers.ok ? toSkip(numbers.value, input?.After, path) : ok(0),
  });
  return map(read, (page) => toRequest(page, sorts[page.sort].order, count));
}

interface ReadPage<Name> {
  readonly numbers: z.output<typeof paging>;
  readonly sort: Name;
  readonly cursor: Cursor | null;
  readonly skip: number;
}

function toRequest<Name extends string>(
  { numbers, sort, cursor, skip }: ReadPage<Name>,
  order: Sort["order"],
  count: boolean,
): PageRequest<Name> {
  const { values: after, counted: known } = cursor ?? { values: null, counted: null };
  const size = numbers.PageSize ?? DEFAULT_PAGE_SIZE;
  return { size, skip, after, sort, order, count: count && known === null, known };
}

function findSort<Name extends string>(
  sorts: Sorts<Name>,
  requested: string | null | undefined,
  path: string,
): Result<Name> {
  const names = Object.keys(sorts) as Name[];
  const sort = requested ? names.find((name) => name.toLowerCase() === requested.toLowerCase()) : names[0];
  if (sort !== undefined) return ok(sort);
  return fail(
    invalidField(under(path, "SortOrder"), "CATALOG", `SortOrder must be one of: ${names.join(", ")}.`),
  );
}

function findCursor<Name extends string>(
  after: string | null | undefined,
  sort: Name,
  { sorts, path }: { readonly sorts: Sorts<Name>; readonly path: string },
): Result<Cursor | null> {
  if (!after) return ok(null);
  const cursor = readCursor(after, sort, sorts[sort].keys);
  if (cursor !== null) return ok(cursor);
  return fail(invalidField(under(path, "After"), "CURSOR", "After must be a cursor of this list and sort."));
}

function toSkip(
  { Page, PageSize }: z.output<typeof paging>,
  after: string | null | undefined,
  path: string,
): Result<number> {
  const skip = after ? 0 : ((Page ?? 1) - 1) * (PageSize ?? DEFAULT_PAGE_SIZE);
  if (skip < MAX_COUNTED) return ok(skip);
  return fail(
    invalidField(under(path, "Page"), "TOO_DEEP", `To read past ${MAX_COUNTED} entries, use After.`),
  );
}

/** The path of a paging field; those that are arguments of their own are below nothing. */
function under(path: string, field: string): string {
  return path === "" ? field : `${path}.${field}`;
}

/** Makes a page out of the `size + 1` rows that were read, and of the count, if it was made. */
export function pageOf<T>(
  rows: readonly T[],
  request: Pick<PageRequest, "size" | "sort" | "known">,
  counted: Counted | null,
  cursorOf: (row: T) => CursorValues,
): Page<T> {
  const items = rows.slice(0, request.size);
  const last = items.at(-1);
  const total = counted ?? request.known;
  const isMore = rows.length > request.size && last !== undefined;
  return { items, counted: total, next: isMore ? writeCursor(request.sort, cursorOf(last), total) : null };
}

/** A count that was cut at MAX_COUNTED + 1 rows, as a total and whether it is only a floor. */
export function countedTotal(counted: number): Counted {
  return { total: Math.min(counted, MAX_COUNTED), totalIsFloor: counted > MAX_COUNTED };
}
