import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { invalid, type FieldFailure } from "@callboard/kit/failure.ts";
import { parsePage, TIME_SORTS, type PageInput } from "@callboard/kit/page.ts";
import { formatKey, parseKey } from "@callboard/kit/record-key.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { ListWindow } from "#app/ports.ts";

const ORDERS: Readonly<Record<string, boolean>> = { oldest: true, asc: true, newest: false, desc: false };

/** Page, PageSize, After (key of the last project of the page before) and SortOrder: Newest or Oldest. */
export function parseWindow(input: PageInput, oldestFirst: boolean): Result<ListWindow> {
  const page = parsePage({ Page: input.Page, PageSize: input.PageSize }, { sorts: TIME_SORTS });
  const after = input.After ? parseKey(KEY_PREFIXES.project, input.After, "criteria.After") : ok(null);
  const order = input.SortOrder ? ORDERS[input.SortOrder.toLowerCase()] : oldestFirst;
  const fields: FieldFailure[] = [page, after].flatMap((part) =>
    part.ok ? [] : (part.failure.fields ?? []),
  );
  if (order === undefined)
    fields.push({ path: "criteria.SortOrder", rule: "CATALOG", message: "SortOrder is Newest or Oldest." });
  if (fields.length > 0 || !page.ok || !after.ok || order === undefined) return fail(invalid(fields));
  const skip = after.value === null ? page.value.skip : 0;
  return ok({ skip, size: page.value.size, after: after.value, oldestFirst: order });
}

/** What `After` of the next page is. */
export function afterKey(id: string | null): string | null {
  return id === null ? null : formatKey(KEY_PREFIXES.project, id);
}
