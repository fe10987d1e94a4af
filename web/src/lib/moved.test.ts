import { moved } from "./moved.ts";

test.each([
  ["c", 0, ["c", "a", "b"]],
  ["a", 1, ["b", "a", "c"]],
  ["a", 9, ["b", "c", "a"]],
  ["b", -1, ["b", "a", "c"]],
])("%s goes to %i", (key, to, expected) => {
  expect(moved(["a", "b", "c"], key, to)).toEqual(expected);
});
