import { countedTotal, decodeCursor, encodeCursor, pageOf, parsePage, type PageInput } from "./page.ts";

const FIRST = { page: 1, size: 25, skip: 0, after: null, sort: "Newest", order: "desc" };

test.each<[string, PageInput | null, object]>([
  ["nothing", null, FIRST],
  ["empty", {}, FIRST],
  ["nulls", { Page: null, PageSize: null, After: null, SortOrder: null }, FIRST],
  ["a later page", { Page: 3, PageSize: 10 }, { ...FIRST, page: 3, size: 10, skip: 20 }],
  ["the largest page", { PageSize: 100 }, { ...FIRST, size: 100 }],
  ["the deepest page", { Page: 100, PageSize: 100 }, { ...FIRST, page: 100, size: 100, skip: 9_900 }],
  [
    "a cursor counts more than a page",
    { Page: 3, After: encodeCursor([1, "a"]) },
    { ...FIRST, page: 3, after: [1, "a"] },
  ],
  ["a sort in any case", { SortOrder: "oldest" }, { ...FIRST, sort: "Oldest", order: "asc" }],
])("reads %s", (_name, input, page) => {
  expect(parsePage(input)).toEqual({ ok: true, value: page });
});

test.each<[PageInput, string, string]>([
  [{ Page: 0 }, "criteria.Page", "RANGE"],
  [{ Page: 1.5 }, "criteria.Page", "RANGE"],
  [{ Page: 102, PageSize: 100 }, "criteria.Page", "TOO_DEEP"],
  [{ PageSize: 0 }, "criteria.PageSize", "RANGE"],
  [{ PageSize: 101 }, "criteria.PageSize", "RANGE"],
  [{ After: "not one of ours" }, "criteria.After", "CURSOR"],
  [{ After: Buffer.from("[{}]").toString("base64url") }, "criteria.After", "CURSOR"],
  [{ SortOrder: "Cheapest" }, "criteria.SortOrder", "CATALOG"],
])("refuses %j at %s by %s", (input, path, rule) => {
  const result = parsePage(input);
  expect(result).toMatchObject({ ok: false, failure: { code: "VALIDATION", fields: [{ path, rule }] } });
});

test("names all bad fields at once", () => {
  const result = parsePage({ Page: 0, PageSize: 1_000, SortOrder: "?" }, { path: "input" });
  expect(result.ok ? [] : result.failure.fields?.map((field) => field.path)).toEqual([
    "input.Page",
    "input.PageSize",
    "input.SortOrder",
  ]);
});

test("offers the sorts of the list, the first by default", () => {
  const sorts = ["Relevance", "Newest"];
  expect(parsePage({}, { sorts })).toMatchObject({ value: { sort: "Relevance" } });
  expect(parsePage({ SortOrder: "Oldest" }, { sorts })).toMatchObject({ failure: { code: "VALIDATION" } });
});

test("a cursor comes back as it went", () => {
  const values = ["Ünïcode #1", 5, null, true];
  expect(decodeCursor(encodeCursor(values))).toEqual(values);
});

test.each([
  [[1, 2, 3], 2, [1, 2], [2]],
  [[1, 2], 2, [1, 2], null],
  [[], 2, [], null],
])("a page of %j with size %i", (rows, size, items, cursor) => {
  const page = pageOf(rows, size, countedTotal(rows.length), (row) => [row]);
  expect(page).toEqual({
    items,
    total: rows.length,
    totalIsFloor: false,
    next: cursor === null ? null : encodeCursor(cursor),
  });
});

test.each([
  [9_999, 9_999, false],
  [10_000, 10_000, false],
  [10_001, 10_000, true],
])("%i counted rows are a total of %i, a floor: %s", (counted, total, totalIsFloor) => {
  expect(countedTotal(counted)).toEqual({ total, totalIsFloor });
});
