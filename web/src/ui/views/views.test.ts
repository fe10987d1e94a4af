import { queryWords } from "#lib/use-query-state.ts";
import { changeTo, queryOf, viewName, withView } from "./views.ts";

const NAMES = ["stage", "union", "text", "sort"];
const wordsOf = (search: string) => queryWords(new URLSearchParams(search));

test.each([
  ["", ""],
  ["page=3&submission=SUB%231", ""],
  ["text=ada&union=AEA&union=ACTRA&page=2", "union=AEA&union=ACTRA&text=ada"],
  ["sort=Oldest&stage=Selected", "stage=Selected&sort=Oldest"],
  ["text=ay%C5%9Fe+%26+co", "text=ay%C5%9Fe+%26+co"],
])("of the address %s a view keeps %s", (search, query) => {
  expect(queryOf(wordsOf(search), NAMES)).toBe(query);
});

test("a view takes everything out of the address that it does not say", () => {
  expect(changeTo("union=AEA&union=ACTRA&text=a%26b&page=9", NAMES)).toEqual({
    stage: null,
    union: ["AEA", "ACTRA"],
    text: ["a&b"],
    sort: null,
  });
});

test.each([
  ["  Leads,   union ", "Leads, union"],
  ["x".repeat(90), "x".repeat(60)],
  ["  ", ""],
])("%j is kept as %j", (typed, name) => {
  expect(viewName(typed)).toBe(name);
});

test("a view of the same name takes the place of the former one", () => {
  const [a, b] = [
    { name: "A", query: "text=a" },
    { name: "B", query: "text=b" },
  ];
  expect(withView([a, b], { name: "A", query: "text=c" })).toEqual([b, { name: "A", query: "text=c" }]);
  expect(withView([], a)).toEqual([a]);
});
