import { keyName } from "./key-name.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ["b", "KeyB", {}, "b"],
  ["B", "KeyB", { shiftKey: true }, "b"],
  ["?", "Slash", { shiftKey: true }, "?"],
  ["K", "KeyK", { metaKey: true }, "Ctrl+k"],
  ["End", "End", { ctrlKey: true }, "Ctrl+end"],
  ["ArrowDown", "ArrowDown", { shiftKey: true }, "Shift+ArrowDown"],
  [" ", "Space", {}, " "],
  ["b", "KeyB", { altKey: true }, null],
  // An Arabic keyboard: the letter at the same position, and its digits.
  ["ش", "KeyA", {}, "a"],
  ["١", "Digit1", {}, "1"],
  ["Tab", "Tab", {}, "Tab"],
])("%j (%s) with %j is %j", (key, code, more, expected) => {
  expect(keyName({ ...plain, key, code, ...more })).toBe(expected);
});
