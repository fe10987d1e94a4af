import { adjacentTo } from "./use-adjacent.ts";

test.each([
  ["a", { index: 0, before: null, after: "b" }],
  ["b", { index: 1, before: "a", after: "c" }],
  ["c", { index: 2, before: "b", after: null }],
  ["d", null],
])("around %s", (person, expected) => {
  expect(adjacentTo(["a", "b", "c"], person)).toEqual(expected);
});
