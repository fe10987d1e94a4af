import { readRanges, readWindow, type RangeInput } from "./availability.ts";

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
  ["only what is over", [range("2026-05-01", "2026-05-02")], []],
])("%s", (_what, input, expected) => {
  expect(readRanges(input, TODAY)).toEqual({
    ok: true,
    value: expected.map(([from, to, note]) => ({ from, to, note })),
  });
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
