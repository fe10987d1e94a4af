import { isLaterStatus } from "./invoice.ts";

test.each([
  [null, "draft", true],
  [null, "paid", true],
  ["draft", "open", true],
  ["open", "paid", true],
  ["open", "void", true],
  ["open", "uncollectible", true],
  ["uncollectible", "paid", true],
  ["paid", "open", false],
  ["paid", "paid", false],
  ["paid", "void", false],
  ["void", "open", false],
  ["uncollectible", "open", false],
  ["open", "draft", false],
  ["paid", "of another API", false],
])("after %s, %s is later: %s", (known, next, expected) => {
  expect(isLaterStatus(known, next)).toBe(expected);
});
