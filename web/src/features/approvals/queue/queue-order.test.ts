import { afterDecision, adjacentKey } from "./queue-order.ts";

const keys = ["a", "b", "c"];

test.each([
  ["a", 1, "b"],
  ["c", 1, "c"],
  ["a", -1, "a"],
  [null, 1, "a"],
  ["gone", -1, "a"],
] as const)("from %s by %i: %s", (present, step, expected) => {
  expect(adjacentKey(keys, present, step)).toBe(expected);
});

test.each([
  ["a", "b"],
  ["c", "b"],
  ["gone", "a"],
])("after %s is decided, %s opens", (decided, expected) => {
  expect(afterDecision(keys, decided)).toBe(expected);
});

test("after the last one there is nothing", () => {
  expect(afterDecision(["a"], "a")).toBeNull();
  expect(adjacentKey([], "a", 1)).toBeNull();
});
