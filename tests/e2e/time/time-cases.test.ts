import { clockInstant, timesShown } from "@callboard/kit/time/wall-clock.ts";
import { rangesOverAChange, shownOfChangedZones, shownTimes } from "./shown-times.ts";
import { TIME_CASES } from "./time-cases.ts";

/** The services' side of the table, and the pages' side as Node runs it; `time.spec.ts` runs the latter in a browser. */
test.each(TIME_CASES)("$why: $day $time in $zone", ({ zone, day, time, later, shown, instant }) => {
  expect(timesShown(day, time, zone)).toBe(shown);
  expect(clockInstant(day, time, zone, later).toISOString()).toBe(instant);
});

test("the pages show what was entered", () => {
  expect(shownTimes()).toEqual(TIME_CASES.map(({ clock }) => clock));
});

test("of a zone that was changed lately too, whatever the server reckoned with", () => {
  expect(new Set(shownOfChangedZones())).toEqual(new Set(["10:00 AM"]));
});

test("the ends of a range in which clocks change read differently", () => {
  for (const range of rangesOverAChange()) expect(new Set(range.split(" – ")).size).toBe(2);
});
