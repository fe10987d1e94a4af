import { hoursOf, isDay, moved, spanOf } from "./span.ts";
import type { View } from "./span.ts";

test.each([
  ["day", "2026-11-22", "2026-11-22", "2026-11-22"],
  ["week", "2026-11-22", "2026-11-16", "2026-11-28"],
  ["list", "2026-11-22", "2026-11-22", "2026-12-21"],
  ["month", "2026-11-22", "2026-10-25", "2026-12-09"],
] as ReadonlyArray<[View, string, string, string]>)(
  "the %s of %s is read from %s to %s",
  (view, day, from, to) => {
    expect(spanOf(view, day)).toEqual({ from, to });
  },
);

test.each([
  ["2026-02-28", true],
  ["2028-02-29", true],
  ["2026-02-30", false],
  ["2026-13-45", false],
  ["2026-1-5", false],
  ["", false],
])("%j is a day: %j", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

const at = (from: string, to: string | null) => ({
  startsAt: new Date(`2026-11-22T${from}`).toISOString(),
  endsAt: to && new Date(`2026-11-22T${to}`).toISOString(),
});

test.each([
  ["nothing", [], 9, 18],
  ["early", [at("06:40", "07:00")], 5, 14],
  ["late", [at("17:40", "17:55"), at("20:10", null)], 15, 24],
  ["all day long", [at("08:00", "08:15"), at("20:10", null)], 7, 22],
  ["over midnight", [{ ...at("23:30", null), endsAt: new Date("2026-11-23T00:15").toISOString() }], 15, 24],
  ["after midnight", [at("00:30", null)], 0, 8],
])("with %s the hours of a day are drawn", (_, timed, first, last) => {
  expect(hoursOf(timed)).toEqual({ first, last });
});

test.each([
  ["day", "2026-11-30", 1, "2026-12-01"],
  ["week", "2026-11-22", -1, "2026-11-15"],
  ["month", "2026-12-31", 1, "2027-01-01"],
  ["month", "2027-01-15", -1, "2026-12-01"],
  ["list", "2026-11-22", 1, "2026-12-22"],
] as ReadonlyArray<[View, string, 1 | -1, string]>)(
  "from the %s of %s, %i leads to %s",
  (view, day, by, expected) => {
    expect(moved(view, day, by)).toBe(expected);
  },
);
