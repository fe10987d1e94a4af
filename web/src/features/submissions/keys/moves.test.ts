import { moveOf } from "./moves.ts";

// Eight cards in rows of three: 0 1 2 / 3 4 5 / 6 7
test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 3],
  ["ArrowRight", 7, 7],
  ["ArrowLeft", 0, 0],
  ["ArrowDown", 1, 4],
  ["ArrowDown", 5, 7],
  ["ArrowDown", 7, 7],
  ["ArrowUp", 1, 1],
  ["ArrowUp", 7, 4],
  ["Home", 5, 3],
  ["End", 3, 5],
  ["End", 6, 7],
  ["Ctrl+home", 4, 0],
  ["Ctrl+end", 4, 7],
])("%s moves from %i to %j", (key, index, expected) => {
  expect(moveOf(key, { index, columns: 3, count: 8, rtl: false })).toBe(expected);
});

test.each([
  ["ArrowRight", 4, 3],
  ["ArrowLeft", 4, 5],
  ["ArrowDown", 1, 4],
])("from the right, %s moves from %i to %i", (key, index, expected) => {
  expect(moveOf(key, { index, columns: 3, count: 8, rtl: true })).toBe(expected);
});

test("on an empty wall nothing moves", () => {
  expect(moveOf("ArrowDown", { index: 0, columns: 3, count: 0, rtl: false })).toBe(0);
});
