import { waitedSince } from "./waiting-time.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T11:59:00Z", { unit: "underAnHour", count: 0, late: false }],
  ["2026-11-21T11:00:00Z", { unit: "hours", count: 1, late: false }],
  ["2026-11-20T12:30:00Z", { unit: "hours", count: 23, late: false }],
  ["2026-11-19T12:01:00Z", { unit: "hours", count: 47, late: false }],
  ["2026-11-19T12:00:00Z", { unit: "days", count: 2, late: true }],
  ["2026-11-11T13:00:00Z", { unit: "days", count: 9, late: true }],
  // A clock that is behind the server's.
  ["2026-11-21T12:05:00Z", { unit: "underAnHour", count: 0, late: false }],
  [null, null],
  ["x", null],
] as const)("submitted at %s", (submittedAt, expected) => {
  expect(waitedSince(submittedAt, now)).toEqual(expected);
});
