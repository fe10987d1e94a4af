import { clockRange } from "./clock-range.ts";

const zone = "America/Chicago";

test.each([
  ["en", "10:20 – 10:35 AM"],
  ["tr", "10:20–10:35"],
])("in %s an audition lasts %s", (language, expected) => {
  expect(clockRange("2026-11-27T16:20:00Z", "2026-11-27T16:35:00Z", { language, zone })).toBe(expected);
});

test.each([
  ["2027-11-07T06:30:00Z", "2027-11-07T07:30:00Z", "1:30 AM CDT – 1:30 AM CST"],
  ["2027-03-14T07:30:00Z", "2027-03-14T08:30:00Z", "1:30 AM CST – 3:30 AM CDT"],
])("where the clock changes between them, both times name their zone: %s", (from, to, expected) => {
  expect(clockRange(from, to, { language: "en", zone })).toBe(expected);
});
