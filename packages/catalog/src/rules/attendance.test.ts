import { attendanceSpan } from "./attendance.ts";

test.each([
  ["grace", "2026-12-01T00:00:00Z", 10],
  ["grace", "2020-01-01T00:00:00Z", 10],
  ["dispute", "2026-12-01T00:00:00Z", 10_080],
] as const)("the %s of %s is %i minutes", (name, at, minutes) => {
  expect(attendanceSpan(name, new Date(at))).toBe(minutes * 60_000);
});
