import type { FailureRule } from "@callboard/catalog/failure-rules.ts";
import { invalid, type FieldFailure } from "./failure.ts";
import { fail, ok, type Result } from "./result.ts";

export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;
/** Rows that can be reached by page number; deeper pages need the cursor `After`. Totals are exact up to here. */
export const MAX_COUNTED = 10_000;

/** The values of a row's sort keys, in the order of the sort; what an `After` cursor carries. */
export type CursorValues = readonly (string | number | boolean | null)[];

/** A page that was asked for, already within its bounds. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
  /** Rows before this page when it is reached by number; 0 with `after`. */
  readonly skip: number;
  readonly after: CursorValues | null;
  /** One of the sorts that the list offers. */
  readonly sort: string;
  /** Direction in time: asc only for the sort Oldest. */
  readonly order: "asc" | "desc";
}

/** The sorts that most lists offer; the first is the default. */
export const TIME_SORTS: readonly string[] = ["Newest", "Oldest"];

/** How a list reads its paging fields: where they stand in the input, and the sorts that it offers. */
export interface PageRules {
  readonly path?: string;
  readonly sorts?: readonly string[];
}

/** The paging fields that every criteria input has. */
export interface PageInput {
  readonly Page?: number | null | undefined;
  readonly PageSize?: number | null | undefined;
  readonly After?: string | null | undefined;
  readonly SortOrder?: string | null | undefined;
}

/** One page of a list. `total` is exact unless `totalIsFloor`; `next` is the cursor of the following page. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly totalIsFloor: boolean;
  readonly next: string | null;
}

/** Reads Page, PageSize, After and SortOrder (without case); all bad fields in one VALIDATION. */
export function parsePage(input: PageInput | null | undefined, rules: PageRules = {}): Result<PageRequest> {
  const { path = "criteria", sorts = TIME_SORTS } = rules;
  const { page, size, After, SortOrder } = withDefaults(input ?? {});
  const after = After ? decodeCursor(After) : null;
  const skip = After ? 0 : (page - 1) * size;
  const sort = findSort(sorts, SortOrder);
  const fields: FieldFailure[] = [];
  const need = (holds: boolean, field: string, rule: FailureRule, message: string): void => {
    if (!holds) fields.push({ path: `${path}.${field}`, rule, message });
  };
  need(Number.isInteger(page) && page >= 1, "Page", "RANGE", "Pages are counted from 1.");
  need(skip < MAX_COUNTED, "Page", "TOO_DEEP", `Use After to read beyond ${MAX_COUNTED} entries.`);
  need(isPageSize(size), "PageSize", "RANGE", `A page has 1 to ${MAX_PAGE_SIZE} entries.`);
  need(!After || after !== null, "After", "CURSOR", "This cursor was not given out by us.");
  need(sort !== undefined, "SortOrder", "CATALOG", `SortOrder is one of ${sorts.join(", ")}.`);
  if (fields.length > 0 || sort === undefined) return fail(invalid(fields));
  return ok({ page, size, skip, after, sort, order: sort === "Oldest" ? "asc" : "desc" });
}

function withDefaults({ Page, PageSize, ...rest }: PageInput) {
  return { page: Page ?? 1, size: PageSize ?? DEFAULT_PAGE_SIZE, ...rest };
}

function findSort(sorts: readonly string[], asked: string | null | undefined): string | undefined {
  return asked ? sorts.find((word) => word.toLowerCase() === asked.toLowerCase()) : sorts[0];
}

function isPageSize(size: number): boolean {
  return Number.isInteger(size) && size >= 1 && size <= MAX_PAGE_SIZE;
}

/** An opaque cursor that stands for the row with these sort values. */
export function encodeCursor(values: CursorValues): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/** The values inside a cursor, or null if it is not one of ours. */
export function decodeCursor(cursor: string): CursorValues | null {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(values) && values.length > 0 && values.every(isCursorValue) ? values : null;
  } catch {
    return null;
  }
}

function isCursorValue(value: unknown): value is CursorValues[number] {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

/** Makes a page of `size` rows out of `size + 1` rows that were read. */
export function pageOf<T>(
  rows: readonly T[],
  size: number,
  count: { total: number; totalIsFloor: boolean },
  cursorOf: (row: T) => CursorValues,
): Page<T> {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  const next = rows.length > size && last !== undefined ? encodeCursor(cursorOf(last)) : null;
  return { items, total: count.total, totalIsFloor: count.totalIsFloor, next };
}

/** A count that was cut at MAX_COUNTED + 1 rows, as a total and whether it is only a floor. */
export function countedTotal(counted: number): { total: number; totalIsFloor: boolean } {
  return { total: Math.min(counted, MAX_COUNTED), totalIsFloor: counted > MAX_COUNTED };
}
