import { hasMore } from "./has-more.ts";

test.each([
  [{ Total: 40, TotalIsFloor: false }, 25, true],
  [{ Total: 25, TotalIsFloor: false }, 25, false],
  [{ Total: 10_000, TotalIsFloor: true }, 10_025, true],
  [{ Total: 10_000, TotalIsFloor: true }, 10_030, false],
])("of %j, with %i shown: %s", (count, shown, expected) => {
  expect(hasMore(count, shown, 25)).toBe(expected);
});
