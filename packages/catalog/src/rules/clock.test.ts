import { fullZoneName, isSameClock, wallClock } from "./clock-words.ts";
import { CLOCK } from "./clock.ts";

test.each([
  ["en-u-nu-latn", "2026-11-23T18:00:00Z", "10:00 AM"],
  ["en-u-nu-latn", "2026-11-23T17:40:00Z", "9:40 AM"],
  ["tr-u-nu-latn", "2026-11-23T18:00:00Z", "10:00"],
])("%s writes %s in Los Angeles as %s", (locale, at, expected) => {
  const written = new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone: "America/Los_Angeles" });
  expect(written.format(new Date(at)).replace("\u202f", " ")).toBe(expected);
});

test.each([
  ["en", "08:30", "8:30 AM"],
  ["tr", "18:00", "18:00"],
])("%s writes a call time of %s as %s", (locale, time, expected) => {
  expect(wallClock(locale, time)).toBe(expected);
});

test.each([
  ["America/Los_Angeles", "America/Tijuana", "2026-11-23T17:40:00Z", true],
  ["America/Los_Angeles", "America/Phoenix", "2026-07-23T17:40:00Z", true],
  ["America/Los_Angeles", "America/Phoenix", "2026-11-23T17:40:00Z", false],
])("the clocks of %s and %s at %s are the same: %s", (zone, other, at, expected) => {
  expect(isSameClock(new Date(at), [zone, other])).toBe(expected);
});

test("a zone has a name that people say", () => {
  expect(fullZoneName("en", "America/Los_Angeles")).toBe("Pacific Time");
});
