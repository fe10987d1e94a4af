import { queryWords } from "#lib/use-query-state.ts";
import { countOf, criteriaOf, isNone, variablesOf, viewOf } from "./my-list.ts";

const at = (search: string) => queryWords(new URLSearchParams(search));

test.each([
  ["", "open", "change"],
  ["tab=past&sort=role", "past", "role"],
  ["tab=audition&sort=deadline", "audition", "deadline"],
  // Addresses from before, or typed by hand.
  ["tab=out&sort=newest&page=2", "open", "change"],
])("the address %p shows %s by %s", (search, tab, order) => {
  expect(viewOf(at(search))).toEqual({ tab, order });
});

test.each([
  ["", "", { Stage: "open", SortOrder: "Changed" }],
  ["tab=seen&sort=role", "  ", { Stage: "seen", SortOrder: "Role" }],
  ["sort=deadline", " ferry ", { Stage: "open", SortOrder: "Deadline", Text: "ferry" }],
  ["client=3&tab=past", "", { UserId: "USR#3", Stage: "past", SortOrder: "Changed" }],
  ["", "x".repeat(300), { Stage: "open", SortOrder: "Changed", Text: "x".repeat(200) }],
])("the address %p with the words %p is listed by the server", (search, words, criteria) => {
  expect(criteriaOf(at(search), words)).toEqual({ PageSize: 50, ...criteria });
});

test("the requests that wait are those of the client in the address, or of all", () => {
  expect(variablesOf(at("client=3"), "")).toMatchObject({ client: "USR#3", criteria: { UserId: "USR#3" } });
  expect(variablesOf(at(""), "")).not.toHaveProperty("client");
});

const STAGES = [
  { Stage: "Open", Count: 3 },
  { Stage: "Consideration", Count: 2 },
];

test("tabs take their counts from the server, and nothing is there when all are 0", () => {
  expect([countOf(STAGES, "open"), countOf(STAGES, "consideration"), countOf(STAGES, "past")]).toEqual([
    3, 2, 0,
  ]);
  expect(isNone(STAGES)).toBe(false);
  expect(isNone(STAGES.map((stage) => ({ ...stage, Count: 0 })))).toBe(true);
});
