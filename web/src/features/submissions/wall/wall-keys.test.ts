import { commandOf, moveOf } from "./wall-keys.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ["1", "Digit1", { kind: "group", number: 1 }],
  ["5", "Digit5", { kind: "group", number: 5 }],
  ["6", "Digit6", null],
  ["b", "KeyB", { kind: "book" }],
  ["B", "KeyB", { kind: "book" }],
  ["n", "KeyN", { kind: "decline" }],
  ["?", "Slash", { kind: "keys" }],
  // An Arabic keyboard: the letter in the same place, and its digits.
  ["ش", "KeyA", { kind: "audition" }],
  ["١", "Digit1", { kind: "group", number: 1 }],
  ["Enter", "Enter", null],
  ["Tab", "Tab", null],
])("%j (%s) asks for %j", (key, code, expected) => {
  expect(commandOf({ ...plain, key, code })).toEqual(expected);
});

test.each(["ctrlKey", "metaKey", "altKey"])("with %s a key is the browser's", (modifier) => {
  expect(commandOf({ ...plain, key: "b", code: "KeyB", [modifier]: true })).toBeNull();
});

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
  ["x", 3, null],
])("%s moves from %i to %j", (key, index, expected) => {
  expect(moveOf({ key, ctrlKey: false }, { index, columns: 3, count: 8, rtl: false })).toBe(expected);
});

test.each([
  ["ArrowRight", 4, 3],
  ["ArrowLeft", 4, 5],
  ["ArrowDown", 1, 4],
])("from the right, %s moves from %i to %i", (key, index, expected) => {
  expect(moveOf({ key, ctrlKey: false }, { index, columns: 3, count: 8, rtl: true })).toBe(expected);
});

test("with Ctrl, Home and End are the ends of the wall", () => {
  const place = { index: 4, columns: 3, count: 8, rtl: false };
  expect(moveOf({ key: "Home", ctrlKey: true }, place)).toBe(0);
  expect(moveOf({ key: "End", ctrlKey: true }, place)).toBe(7);
});
