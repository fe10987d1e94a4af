import { BLANK_SLOT, checkFilmingDate, checkSlot, seriesOf, slotOf, type SlotFields } from "./schedule.ts";
import { instantOf, isZone } from "./zoned-time.ts";

const SLOT: SlotFields = { ...BLANK_SLOT, date: "2027-03-01", time: "09:30", zone: "America/New_York" };
const ONE = { seriesCount: 1, breakMinutes: 0 };

test.each([
  ["2027-01-15", "09:30", "America/New_York", "2027-01-15T14:30:00.000Z"],
  ["2027-07-15", "09:30", "America/New_York", "2027-07-15T13:30:00.000Z"],
  ["2027-07-15", "09:30", "Asia/Kolkata", "2027-07-15T04:00:00.000Z"],
  ["2027-07-15", "00:00", "Pacific/Auckland", "2027-07-14T12:00:00.000Z"],
  // The clock skips 02:00 to 03:00 on this night, and repeats 01:00 to 02:00 on the other.
  ["2027-03-14", "02:30", "America/New_York", "2027-03-14T07:30:00.000Z"],
  ["2027-11-07", "01:30", "America/New_York", "2027-11-07T05:30:00.000Z"],
  ["2027-11-07", "03:00", "America/New_York", "2027-11-07T08:00:00.000Z"],
])("%s %s in %s is %s", (date, time, zone, instant) => {
  expect(instantOf({ date, time, zone }).toISOString()).toBe(instant);
});

test.each([
  ["America/New_York", true],
  ["UTC", true],
  ["Mars/Olympus", false],
  ["+02:00", false],
  ["", false],
])("%s is a zone: %s", (zone, expected) => expect(isZone(zone)).toBe(expected));

test.each<[Partial<SlotFields>, string, string]>([
  [{ date: null }, "Date", "REQUIRED"],
  [{ date: "2027-02-30" }, "Date", "DATE"],
  [{ time: "25:00" }, "Time", "TIME"],
  [{ zone: "Mars/Olympus" }, "Zone", "TIME_ZONE"],
  [{ lengthMinutes: 4 }, "LengthMinutes", "RANGE"],
  [{ capacity: 101 }, "Capacity", "RANGE"],
  [{ link: "http://example.com" }, "Link", "URL"],
])("a slot with %j: %s %s", (change, field, rule) => {
  expect(checkSlot({ ...SLOT, ...change }, ONE)).toEqual([
    expect.objectContaining({ path: `auditionTime.${field}`, rule }),
  ]);
});

test("a series has at most a hundred slots", () => {
  expect(checkSlot(SLOT, { seriesCount: 100, breakMinutes: 5 })).toEqual([]);
  expect(checkSlot(SLOT, { seriesCount: 101, breakMinutes: -1 }).map((failure) => failure.path)).toEqual([
    "auditionTime.SeriesCount",
    "auditionTime.BreakMinutes",
  ]);
});

test("a series goes on over midnight, on the clock of its zone", () => {
  const late = { ...SLOT, time: "23:30", lengthMinutes: 20 };
  const times = seriesOf(late, { seriesCount: 3, breakMinutes: 5 }).map(
    ({ date, time }) => `${date} ${time}`,
  );
  expect(times).toEqual(["2027-03-01 23:30", "2027-03-01 23:55", "2027-03-02 00:20"]);
});

test("a slot knows its instant", () => {
  const slot = slotOf(SLOT, { id: "a", projectId: "p", version: 1 });
  expect(slot.startsAt.toISOString()).toBe("2027-03-01T14:30:00.000Z");
});

test("a filming date needs its day and zone, and no time", () => {
  expect(checkFilmingDate({ date: null, time: null, zone: null }, "filmingDate").map((f) => f.path)).toEqual([
    "filmingDate.Date",
    "filmingDate.Zone",
  ]);
  expect(checkFilmingDate({ date: "2027-03-01", time: null, zone: "UTC" }, "filmingDate")).toEqual([]);
});
