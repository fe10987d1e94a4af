import { changedFields } from "./changes.ts";

const DAY = new Date("2026-06-01T12:00:00Z");

test.each<[string, unknown, unknown, boolean]>([
  ["the same text", "a", "a", false],
  ["another text", "a", "b", true],
  ["the same instant", DAY, new Date(DAY), false],
  ["another instant", DAY, new Date(0), true],
  ["an instant for nothing", null, DAY, true],
  ["nothing for an instant", DAY, null, true],
  ["undefined for null", undefined, null, false],
  ["null for undefined", null, undefined, false],
  ["something for nothing", null, "a", true],
  ["the same list", ["a", "b"], ["a", "b"], false],
  ["a list in another order", ["a", "b"], ["b", "a"], true],
  ["fields in another order", { lat: 1, lon: 2, alt: 3 }, { lon: 2, alt: 3, lat: 1 }, false],
  ["another field inside", { lat: 1, lon: 2 }, { lat: 1, lon: 3 }, true],
  ["inner fields in another order", [{ a: { b: 1, c: 2 } }], [{ a: { c: 2, b: 1 } }], false],
])("%s is a change: %j, %j", (_what, before, after, expected) => {
  expect(changedFields({ field: before }, { field: after })).toEqual(expected ? ["field"] : []);
});

test("fields are named in the order of the first record", () => {
  expect(changedFields({ b: 1, a: 1, c: 1 }, { a: 2, b: 2, c: 1 })).toEqual(["b", "a"]);
});
