import { localDay } from "./local-day.ts";

test.each([
  [0, "2026-11-22"],
  [14, "2026-12-06"],
  [-22, "2026-10-31"],
])("%i days from November 22 is %s", (ahead, expected) => {
  expect(localDay(ahead, new Date(2026, 10, 22, 23, 59))).toBe(expected);
});
