import { clockInstant, dayIn, nextClockTime, timesShown, wallClock } from "./wall-clock.ts";

test.each([
  ["on a plain day", "07:00", "America/New_York", "2026-06-10T03:00:00Z", "2026-06-10T11:00:00Z"],
  ["at the time itself", "07:00", "UTC", "2026-06-10T07:00:00Z", "2026-06-11T07:00:00Z"],
  [
    "in the night with an hour more",
    "07:00",
    "America/New_York",
    "2026-11-01T03:00:00Z",
    "2026-11-01T12:00:00Z",
  ],
  [
    "in the night with an hour less",
    "07:00",
    "America/New_York",
    "2027-03-14T03:00:00Z",
    "2027-03-14T11:00:00Z",
  ],
  ["in the skipped hour", "02:30", "America/New_York", "2027-03-14T06:00:00Z", "2027-03-14T07:30:00Z"],
  ["in the repeated hour", "01:30", "America/New_York", "2026-11-01T05:00:00Z", "2026-11-01T05:30:00Z"],
  [
    "in the repeated hour, again",
    "01:30",
    "America/New_York",
    "2026-11-01T05:45:00Z",
    "2026-11-01T06:30:00Z",
  ],
  [
    "with half an hour of summer time",
    "07:00",
    "Australia/Lord_Howe",
    "2026-10-03T14:00:00Z",
    "2026-10-03T20:00:00Z",
  ],
  ["where a whole day was skipped", "07:00", "Pacific/Apia", "2011-12-30T09:30:00Z", "2011-12-30T17:00:00Z"],
])("%s clocks next show %s in %s after %s at %s", (_name, time, zone, after, next) => {
  expect(nextClockTime(time, zone, new Date(after))).toEqual(new Date(next));
});

test("a clock of a zone shows its own day and time", () => {
  const shown = wallClock(new Date("2026-11-29T03:30:00Z"), "America/Los_Angeles");
  expect(shown.toPlainDateTime().toString()).toBe("2026-11-28T19:30:00");
});

test.each([
  ["2027-01-15", "09:30", "America/New_York", "2027-01-15T14:30:00.000Z"],
  ["2027-07-15", "00:00", "Pacific/Auckland", "2027-07-14T12:00:00.000Z"],
  // The clock skips 02:00 to 03:00 in this night, and repeats 01:00 to 02:00 in the other.
  ["2027-03-14", "02:30", "America/New_York", "2027-03-14T07:30:00.000Z"],
  ["2027-11-07", "01:30", "America/New_York", "2027-11-07T05:30:00.000Z"],
])("the clocks of %s show %s in %s at %s", (day, time, zone, instant) => {
  expect(clockInstant(day, time, zone).toISOString()).toBe(instant);
  expect(dayIn(zone, new Date(instant))).toBe(day);
});

test.each<[string, string, string, 0 | 1 | 2]>([
  ["2027-03-14", "01:59", "America/New_York", 1],
  ["2027-03-14", "02:00", "America/New_York", 0],
  ["2027-03-14", "02:59", "America/New_York", 0],
  ["2027-03-14", "03:00", "America/New_York", 1],
  ["2027-11-07", "00:59", "America/New_York", 1],
  ["2027-11-07", "01:00", "America/New_York", 2],
  ["2027-11-07", "01:59", "America/New_York", 2],
  ["2027-11-07", "02:00", "America/New_York", 1],
  // Half an hour of summer time, and the southern half of the year.
  ["2027-10-03", "02:15", "Australia/Lord_Howe", 0],
  ["2027-04-04", "01:45", "Australia/Lord_Howe", 2],
  ["2027-04-04", "02:15", "Australia/Lord_Howe", 1],
  // A clock that never changes.
  ["2027-03-28", "02:30", "Europe/Istanbul", 1],
  ["2027-03-28", "02:30", "Europe/Berlin", 0],
])("on %s clocks show %s in %s %i times", (day, time, zone, times) => {
  expect(timesShown(day, time, zone)).toBe(times);
});

test("of a time that is shown twice either may be meant", () => {
  const at = (later: boolean) => clockInstant("2027-11-07", "01:30", "America/New_York", later).toISOString();
  expect([at(false), at(true)]).toEqual(["2027-11-07T05:30:00.000Z", "2027-11-07T06:30:00.000Z"]);
});
