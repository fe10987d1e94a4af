import { otherZone, zoneName } from "./zone-name.ts";

const at = "2026-11-23T17:40:00Z";

test.each([
  [at, "America/Los_Angeles", "PST"],
  ["2026-07-23T17:40:00Z", "America/Los_Angeles", "PDT"],
  [at, "UTC", "UTC"],
])("%s in %s is %s", (moment, zone, expected) => {
  expect(zoneName(moment, zone, "en")).toBe(expected);
});

test.each([
  ["America/Los_Angeles", "UTC", "PST"],
  ["America/Los_Angeles", "America/Tijuana", null],
  [null, "UTC", null],
])("the clock of %s, read in %s, is named %s", (zone, own, expected) => {
  expect(otherZone(at, zone, "en", own)).toBe(expected);
});
