import { writeCursor } from "./cursor.ts";
import { countedTotal, pageOf, parsePage, TIME_SORTS, type PageInput } from "./page.ts";

const ID = "019b0000-0000-7000-8000-000000000001";
const AT = "2026-05-31T10:00:00.000Z";
const FIRST = { size: 25, skip: 0, after: null, sort: "Newest", order: "desc", count: true, known: null };
const rules = { sorts: TIME_SORTS };

test.each<[string, PageInput | null, object]>([
  ["nothing", null, FIRST],
  ["empty", {}, FIRST],
  ["nulls", { Page: null, PageSize: null, After: null, SortOrder: null }, FIRST],
  ["a later page", { Page: 3, PageSize: 10 }, { ...FIRST, size: 10, skip: 20 }],
  ["the largest page", { PageSize: 100 }, { ...FIRST, size: 100 }],
  ["the deepest page", { Page: 100, PageSize: 100 }, { ...FIRST, size: 100, skip: 9_900 }],
  [
    "a cursor counts more than a page",
    { Page: 3, After: writeCursor("Newest", [AT, ID]) },
    { ...FIRST, after: [AT, ID] },
  ],
  [
    "a cursor that knows the total is not counted again",
    { After: writeCursor("Newest", [AT, ID], { total: 40, totalIsFloor: false }) },
    { ...FIRST, after: [AT, ID], count: false, known: { total: 40, totalIsFloor: false } },
  ],
  ["a sort in any case", { SortOrder: "oldest" }, { ...FIRST, sort: "Oldest", order: "asc" }],
])("reads %s", (_name, input, page) => {
  expect(parsePage(input, rules)).toEqual({ ok: true, value: page });
});

const raw = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test.each<[string, string]>([
  ["no cursor at all", "not one of ours"],
  ["a list of no scalars", raw([{}])],
  ["the cursor of another sort", writeCursor("Oldest", [AT, ID])],
  ["too few values", writeCursor("Newest", [AT])],
  ["a text in place of a time", writeCursor("Newest", ["x", ID])],
  ["a year that the database does not know", writeCursor("Newest", ["0000-01-01T00:00:00Z", ID])],
  ["an offset that the database does not know", writeCursor("Newest", ["2026-01-01T00:00:00+23:00", ID])],
  ["a text in place of an id", writeCursor("Newest", [AT, "x"])],
  ["null in place of an id", writeCursor("Newest", [AT, null])],
  ["a number in place of a time", writeCursor("Newest", [5, ID])],
  ["a NUL character", raw({ s: "Newest", v: [AT, "\0"] })],
  ["a total of another type", raw({ s: "Newest", v: [AT, ID], t: "many" })],
])("%s is no cursor", (_name, After) => {
  expect(parsePage({ After }, rules)).toMatchObject({
    ok: false,
    failure: { code: "VALIDATION", fields: [{ path: "criteria.After", rule: "CURSOR" }] },
  });
});

test.each<[PageInput, string, string]>([
  [{ Page: 0 }, "criteria.Page", "RANGE"],
  [{ Page: 1.5 }, "criteria.Page", "TYPE"],
  [{ Page: 102, PageSize: 100 }, "criteria.Page", "TOO_DEEP"],
  [{ PageSize: 0 }, "criteria.PageSize", "RANGE"],
  [{ PageSize: 101 }, "criteria.PageSize", "RANGE"],
  [{ SortOrder: "Cheapest" }, "criteria.SortOrder", "CATALOG"],
])("refuses %j at %s by %s", (input, path, rule) => {
  expect(parsePage(input, rules)).toMatchObject({
    ok: false,
    failure: { code: "VALIDATION", fields: [{ path, rule }] },
  });
});

test("names all bad fields at once", () => {
  const result = parsePage({ Page: 0, PageSize: 1_000, SortOrder: "?" }, { ...rules, path: "input" });
  expect(result.ok ? [] : result.failure.fields?.map((field) => field.path)).toEqual([
    "input.Page",
    "input.PageSize",
    "input.SortOrder",
  ]);
});

test("paging fields that are arguments of their own are named so", () => {
  const result = parsePage({ After: "x", Page: 0, SortOrder: "?" }, { ...rules, path: "" });
  expect(result.ok ? [] : result.failure.fields?.map((field) => field.path)).toEqual(["Page", "SortOrder"]);
  expect(parsePage({ After: "x" }, { ...rules, path: "" })).toMatchObject({
    failure: { fields: [{ path: "After" }] },
  });
});

test("a list whose total nobody reads is not counted", () => {
  expect(parsePage({}, { ...rules, count: false })).toMatchObject({ value: { count: false, known: null } });
});

test.each([
  [[1, 2, 3], 2, [1, 2], [2]],
  [[1, 2], 2, [1, 2], null],
  [[], 2, [], null],
])("a page of %j with size %i", (rows, size, items, cursor) => {
  const counted = { total: 7, totalIsFloor: false };
  const page = pageOf(rows, { size, sort: "Newest", known: null }, counted, (row) => [row]);
  expect(page).toEqual({
    items,
    counted,
    next: cursor === null ? null : writeCursor("Newest", cursor, counted),
  });
});

test("a later page knows the total of the first", () => {
  const known = { total: 10_000, totalIsFloor: true };
  expect(pageOf([1], { size: 1, sort: "Newest", known }, null, (row) => [row])).toMatchObject({
    counted: known,
  });
});

test.each([
  [9_999, 9_999, false],
  [10_000, 10_000, false],
  [10_001, 10_000, true],
])("%i counted rows are a total of %i, a floor: %s", (counted, total, totalIsFloor) => {
  expect(countedTotal(counted)).toEqual({ total, totalIsFloor });
});
