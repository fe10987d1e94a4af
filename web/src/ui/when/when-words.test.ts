import { nearnessOf, whenWords } from "./when-words.ts";

const zone = "America/Chicago";
/** Sunday, November 22, 2026, 9:00 in Chicago. */
const now = new Date("2026-11-22T15:00:00Z");
const words = (language: string) => whenWords(language, { zone, own: zone, now });

test.each([
  ["2026-11-22T15:05:00Z", "Today 9:05 AM"],
  ["2026-11-23T00:00:00Z", "Today 6:00 PM"],
  ["2026-11-23T18:00:00Z", "Tomorrow 12:00 PM"],
  ["2026-11-21T16:30:00Z", "Yesterday 10:30 AM"],
  ["2026-11-25T00:00:00Z", "Tue 6:00 PM"],
  ["2026-11-28T16:20:00Z", "Sat 10:20 AM"],
  ["2026-11-29T16:20:00Z", "Sun, Nov 29, 10:20 AM"],
  ["2027-01-04T16:20:00Z", "Jan 4, 2027, 10:20 AM"],
])("%s is %s", (at, expected) => {
  expect(words("en").moment(at)).toBe(expected);
});

test.each([
  ["en", "Tomorrow", "Tue 6:00 PM"],
  ["tr", "Yarın", "Sal 18:00"],
  ["ar", "غدًا", "الثلاثاء 6:00 م"],
])("%s says a day and an hour", (language, day, moment) => {
  expect(words(language).day("2026-11-23")).toBe(day);
  expect(words(language).moment("2026-11-25T00:00:00Z")).toBe(moment);
});

test.each([
  ["2026-11-22T14:05:00Z", "8:05 AM"],
  ["2026-11-21T14:05:00Z", "Yesterday"],
  ["2026-11-19T14:05:00Z", "Thu"],
  ["2026-11-01T14:05:00Z", "Sun, Nov 1"],
])("what happened at %s is described by %s", (at, expected) => {
  expect(words("en").past(at)).toBe(expected);
});

test.each([
  [5 * 60_000, "5 min"],
  [9 * 3_600_000, "9 hr"],
  [48 * 3_600_000, "2 days"],
  [0, "1 min"],
])("%i milliseconds are %s", (length, expected) => {
  expect(words("en").length(length)).toBe(expected);
});

test("the days of one range share what they have in common", () => {
  expect(words("en").days("2026-12-12", "2026-12-15")).toBe("Dec 12 – 15");
});

test.each([
  ["en", "tomorrow 12:00 PM"],
  ["tr", "yarın 12:00"],
])("within a sentence %s says %s", (language, expected) => {
  const inside = whenWords(language, { zone, own: zone, now, inside: true });
  expect(inside.moment("2026-11-23T18:00:00Z")).toBe(expected);
  expect(inside.moment("2026-11-25T00:00:00Z")).toMatch(/^(Tue|Sal) /);
});

test("a heading names the whole day", () => {
  expect(words("en").fullDay(now)).toBe("Sunday, November 22");
});

test("a moment belongs to the day of the zone", () => {
  const late = "2026-11-23T05:30:00Z";
  expect(whenWords("en", { zone, now }).day(late)).toBe("Today");
  expect(whenWords("en", { zone: "UTC", now }).day(late)).toBe("Tomorrow");
});

test.each([
  ["2026-11-24T15:00:00Z", "near"],
  ["2026-11-24T15:00:01Z", "far"],
  ["2026-11-22T15:00:00Z", "passed"],
  ["2026-11-22", "near"],
  ["2026-11-23", "near"],
  ["2026-11-24", "far"],
  ["2026-11-21", "passed"],
])("a deadline at %s is %s", (at, expected) => {
  expect(nearnessOf(at, { zone, now })).toBe(expected);
});

test.each([
  [zone, true, "9:05 AM"],
  ["America/Los_Angeles", true, "9:05 AM CST"],
  ["America/Los_Angeles", false, "9:05 AM"],
])("read in %s (named: %s) the clock of Chicago shows %s", (own, named, expected) => {
  const when = whenWords("en", { zone, own, named, now });
  expect(when.clock("2026-11-22T15:05:00Z")).toBe(expected);
  expect(when.moment("2026-11-22T15:05:00Z")).toBe(`Today ${expected}`);
});

test.each([
  ["2026-11-22T15:05:00Z", "Sun, Nov 22, 9:05 AM CST"],
  ["2026-11-25T00:00:00Z", "Tue, Nov 24, 6:00 PM CST"],
  ["2027-01-04T16:20:00Z", "Mon, Jan 4, 2027, 10:20 AM CST"],
  ["2026-11-25", "Wed, Nov 25"],
])("a deadline at %s is %s, whenever and wherever it is read", (at, expected) => {
  expect(words("en").deadline(at)).toBe(expected);
});
