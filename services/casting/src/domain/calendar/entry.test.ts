import { feedSpan, spanOf } from "./entry.ts";

test.each([
  ["2026-01-01", "2026-01-01", 1],
  ["2026-01-01", "2026-01-31", 31],
  ["2026-01-01", "2027-02-04", 400],
  ["2026-01-01", "2027-02-05", null],
  ["2026-01-02", "2026-01-01", null],
])("from %s to %s are %s days", (from, to, days) => {
  const span = spanOf(from, to);
  expect(span && (span.to.getTime() - span.from.getTime()) / 86_400_000).toBe(days);
});

test("a feed shows 90 days back and 400 days ahead", () => {
  const { from, to } = feedSpan(new Date("2026-06-01T12:00:00Z"));
  expect([from.toISOString(), to.toISOString()]).toEqual([
    "2026-03-03T12:00:00.000Z",
    "2027-07-06T12:00:00.000Z",
  ]);
});
