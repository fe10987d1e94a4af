import { missingFields, readDetails, type Sent } from "@callboard/kit/form/field.ts";
import {
  BLANK_FILMING_DATE,
  BLANK_SLOT,
  filmingDateOf,
  FILMING_DATE_FIELDS,
  isSlotChanged,
  isSlotMoved,
  ONE_SLOT,
  SERIES_FIELDS,
  seriesOf,
  SLOT_FIELDS,
  slotOf,
  type SlotFields,
} from "./schedule.ts";
import { instantOf } from "./zoned-time.ts";

const SLOT: SlotFields = { ...BLANK_SLOT, date: "2027-03-01", time: "09:30", zone: "America/New_York" };

test.each([
  ["2027-01-15", "09:30", "America/New_York", "2027-01-15T14:30:00.000Z"],
  ["2027-07-15", "09:30", "America/New_York", "2027-07-15T13:30:00.000Z"],
  ["2027-07-15", "09:30", "Asia/Kolkata", "2027-07-15T04:00:00.000Z"],
  ["2027-07-15", "00:00", "Pacific/Auckland", "2027-07-14T12:00:00.000Z"],
  // The clock skips 02:00 to 03:00 in this night, and repeats 01:00 to 02:00 in the other.
  ["2027-03-14", "02:30", "America/New_York", "2027-03-14T07:30:00.000Z"],
  ["2027-11-07", "01:30", "America/New_York", "2027-11-07T05:30:00.000Z"],
  ["2027-11-07", "03:00", "America/New_York", "2027-11-07T08:00:00.000Z"],
])("%s %s in %s is %s", (date, time, zone, instant) => {
  expect(instantOf({ date, time, zone }).toISOString()).toBe(instant);
});

test.each<[Sent, string, string]>([
  [{ Date: null }, "Date", "REQUIRED"],
  [{ Date: "2027-02-30" }, "Date", "DATE"],
  [{ Time: "25:00" }, "Time", "TIME"],
  [{ Zone: "Mars/Olympus" }, "Zone", "TIME_ZONE"],
  [{ Zone: "+02:00" }, "Zone", "TIME_ZONE"],
  [{ Zone: "" }, "Zone", "REQUIRED"],
  [{ Place: "\ud800" }, "Place", "CHARACTERS"],
  [{ Link: "https://example.com/\0" }, "Link", "CHARACTERS"],
  [{ Link: "https://example.com/\ud800" }, "Link", "CHARACTERS"],
  [{ LengthMinutes: 4 }, "LengthMinutes", "RANGE"],
  [{ Capacity: 101 }, "Capacity", "RANGE"],
  [{ Link: "http://example.com" }, "Link", "URL"],
])("a slot with %j: %s %s", (change, field, rule) => {
  expect(readDetails(SLOT_FIELDS, SLOT, change, "auditionTime").failures).toEqual([
    expect.objectContaining({ path: `auditionTime.${field}`, rule }),
  ]);
});

test("a series has at most a hundred slots", () => {
  const failing = (sent: Sent) =>
    readDetails(SERIES_FIELDS, ONE_SLOT, sent, "auditionTime").failures.map((failure) => failure.path);
  expect(failing({ SeriesCount: 100, BreakMinutes: 5 })).toEqual([]);
  expect(failing({ SeriesCount: 101, BreakMinutes: -1 })).toEqual([
    "auditionTime.SeriesCount",
    "auditionTime.BreakMinutes",
  ]);
});

test("what is cleared becomes what it was at first", () => {
  const sent = { LengthMinutes: null, Capacity: null };
  const { details } = readDetails(SLOT_FIELDS, { ...SLOT, lengthMinutes: 60, capacity: 9 }, sent, "");
  expect(details).toMatchObject({ lengthMinutes: 15, capacity: 1 });
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
  const missing = missingFields(FILMING_DATE_FIELDS, BLANK_FILMING_DATE, "filmingDate");
  expect(missing.map((failure) => failure.path)).toEqual(["filmingDate.Date", "filmingDate.Zone"]);
  const date = { date: "2027-03-01", time: null, zone: "UTC" };
  expect(missingFields(FILMING_DATE_FIELDS, date, "filmingDate")).toEqual([]);
});

const KEYS = { id: "a", projectId: "p" };
const BEFORE = slotOf(SLOT, { ...KEYS, version: 1 });

test("a slot is what was said of it, and not cancelled", () => {
  expect(BEFORE).toEqual({
    ...SLOT,
    ...KEYS,
    version: 1,
    startsAt: new Date("2027-03-01T14:30:00Z"),
    cancelledAt: null,
  });
});

test("a filming date is what was said of it", () => {
  const fields = { date: "2027-03-01", time: "06:00", zone: "America/Chicago" };
  expect(filmingDateOf(fields, KEYS)).toEqual({ ...KEYS, ...fields });
});

/** Which changes make a different appointment, and which require inviting people again. */
test.each<[string, Partial<SlotFields>, boolean, boolean]>([
  ["nothing", {}, false, false],
  ["the time", { time: "09:31" }, true, true],
  ["the day", { date: "2027-03-02" }, true, true],
  ["the zone at the same instant", { time: "08:30", zone: "America/Chicago" }, true, true],
  ["the place", { place: "Studio 2" }, true, true],
  ["the link", { link: "https://example.com/a" }, true, true],
  ["the length", { lengthMinutes: 30 }, true, false],
  ["how many fit", { capacity: 2 }, true, false],
])("%s is changed: %j, another appointment %s, requested again %s", (_what, change, isChanged, isMoved) => {
  const after = slotOf({ ...SLOT, ...change }, { ...KEYS, version: 2 });
  expect(isSlotChanged(BEFORE, after)).toBe(isChanged);
  expect(isSlotMoved(BEFORE, after)).toBe(isMoved);
});
