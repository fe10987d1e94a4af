import {
  daysOf,
  EVERY_DAY,
  freeDays,
  readRanges,
  readWindow,
  sameRanges,
  type RangeInput,
} from "./availability.ts";

const TODAY = "2026-06-10";
const range = (From: string, To: string, Note?: string): RangeInput => ({ From, To, Note });

it.each<[string, RangeInput[], [string, string, string | null][]]>([
  ["nothing", [], []],
  ["one day", [range("2026-07-01", "2026-07-01")], [["2026-07-01", "2026-07-01", null]]],
  [
    "what overlaps is one",
    [range("2026-07-05", "2026-07-09", "Tour"), range("2026-07-01", "2026-07-06")],
    [["2026-07-01", "2026-07-09", "Tour"]],
  ],
  [
    "what touches is one, over the end of a month too",
    [range("2026-07-30", "2026-07-31"), range("2026-08-01", "2026-08-02")],
    [["2026-07-30", "2026-08-02", null]],
  ],
  [
    "a day between keeps two",
    [range("2026-07-01", "2026-07-02"), range("2026-07-04", "2026-07-05")],
    [
      ["2026-07-01", "2026-07-02", null],
      ["2026-07-04", "2026-07-05", null],
    ],
  ],
  [
    "what is inside of another",
    [range("2026-07-01", "2026-07-09"), range("2026-07-02", "2026-07-03")],
    [["2026-07-01", "2026-07-09", null]],
  ],
  [
    "what is over is left out",
    [range("2026-06-01", "2026-06-09"), range("2026-06-09", "2026-06-10")],
    [["2026-06-01", "2026-06-10", null]],
  ],
  [
    "two years ahead is not too far",
    [range("2028-06-10", "2028-06-10")],
    [["2028-06-10", "2028-06-10", null]],
  ],
  ["only what is over", [range("2026-05-01", "2026-05-02")], []],
])("%s", (_what, input, expected) => {
  expect(readRanges(input, TODAY)).toEqual({
    ok: true,
    value: expected.map(([from, to, note]) => ({ from, to, note })),
  });
});

it.each([
  ["the end first", range("2026-07-02", "2026-07-01"), "To must not be before From."],
  ["too far ahead", range("2026-07-02", "2028-06-11"), "To must not be after 2028-06-10."],
])("%s: the message says what would do", (_what, input, message) => {
  expect(readRanges([input], TODAY)).toMatchObject({ failure: { fields: [{ message }] } });
});

it.each<[string, RangeInput[], string, string]>([
  ["no day", [range("2026-02-30", "2026-07-01")], "dates.BookedOut.0.From", "DATE"],
  ["the end first", [range("2026-07-02", "2026-07-01")], "dates.BookedOut.0.To", "ORDER"],
  ["too far ahead", [range("2026-07-02", "2028-06-11")], "dates.BookedOut.0.To", "RANGE"],
  ["too many", Array.from({ length: 101 }, () => range(TODAY, TODAY)), "dates.BookedOut", "TOO_MANY"],
])("%s is not accepted", (_what, input, path, rule) => {
  expect(readRanges(input, TODAY)).toMatchObject({ failure: { fields: [{ path, rule }] } });
});

it("reads a year from today unless said", () => {
  expect(readWindow({}, TODAY, "criteria")).toEqual({
    ok: true,
    value: { from: TODAY, to: "2027-06-11" },
  });
});

it.each([
  [{ From: "today" }, "criteria.From", "DATE"],
  [{ From: "2026-07-01", To: "2026-06-30" }, "criteria.To", "ORDER"],
  [{ From: "2026-07-01", To: "2027-07-03" }, "criteria.To", "RANGE"],
])("%j names %s", (input, path, rule) => {
  const read = readWindow(input, TODAY, "criteria");
  expect(read).toMatchObject({
    failure: { fields: expect.arrayContaining([{ path, rule, message: expect.any(String) }]) },
  });
});

it("reads one day as one day, and says how long it may be", () => {
  expect(readWindow({ From: "2026-07-01", To: "2026-07-01" }, TODAY, "criteria")).toEqual({
    ok: true,
    value: { from: "2026-07-01", to: "2026-07-01" },
  });
  expect(readWindow({ From: "2026-07-01", To: "2027-07-03" }, TODAY, "criteria")).toMatchObject({
    failure: { fields: [{ message: "To must be at most 366 days after From." }] },
  });
});

it.each([
  [{}, null],
  [{ AvailableFrom: null, AvailableTo: null }, null],
  [{ AvailableFrom: "2026-07-01" }, { from: "2026-07-01", to: "2026-07-01" }],
  [
    { AvailableFrom: "2026-07-01", AvailableTo: "2026-07-01" },
    { from: "2026-07-01", to: "2026-07-01" },
  ],
  [
    { AvailableFrom: "2026-07-01", AvailableTo: "2026-08-29" },
    { from: "2026-07-01", to: "2026-08-29" },
  ],
])("a search for who is free: %j gives %j", (input, window) => {
  expect(freeDays.parse(input)).toEqual(window);
});

it.each([
  [{ AvailableTo: "2026-07-01" }, "AvailableFrom", "REQUIRED", "is required when AvailableTo is set."],
  [
    { AvailableFrom: "2026-07-02", AvailableTo: "2026-07-01" },
    "AvailableTo",
    "ORDER",
    "must not be before AvailableFrom.",
  ],
  [
    { AvailableFrom: "2026-07-01", AvailableTo: "2026-08-30" },
    "AvailableTo",
    "RANGE",
    "must be less than 60 days after AvailableFrom.",
  ],
])("a search for who is free with %j is refused at %s: %s", (input, field, rule, message) => {
  expect(freeDays.safeParse(input).error?.issues).toMatchObject([
    { path: [field], params: { rule }, message },
  ]);
});

it("knows the days of a window, over the end of a month and of a leap day too", () => {
  expect(daysOf({ from: "2028-02-28", to: "2028-03-01" })).toEqual([
    "2028-02-28",
    "2028-02-29",
    "2028-03-01",
  ]);
  expect(daysOf({ from: TODAY, to: TODAY })).toEqual([TODAY]);
});

it("has a window with every day in it", () => {
  expect(EVERY_DAY).toEqual({ from: "0001-01-01", to: "9999-12-31" });
});

it.each([
  [[], [], true],
  [[{ from: TODAY, to: TODAY, note: null }], [{ from: TODAY, to: TODAY, note: null }], true],
  [[{ from: TODAY, to: TODAY, note: null }], [{ from: TODAY, to: TODAY, note: "Tour" }], false],
  [[{ from: TODAY, to: TODAY, note: null }], [], false],
])("%j and %j are the same ranges: %s", (a, b, expected) => {
  expect(sameRanges(a, b)).toBe(expected);
});
