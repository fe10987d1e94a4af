import { localDay } from "#ui/when/local-day.ts";
import { bookedOutEntries, bothYears, inOrder, rangeWords, takenBack } from "./booked-out.ts";

const range = (From: string, To: string, Note: string | null = null) => ({ From, To, Note });

test("two years are read in two parts, each within the limit of the graph", () => {
  expect(bothYears("2026-11-25")).toEqual({
    from: "2026-11-25",
    to: "2027-11-26",
    laterFrom: "2027-11-27",
    laterTo: "2028-11-26",
  });
});

test("a range that begins in one year and ends in the next is one", () => {
  const over = range("2027-11-20", "2027-12-02", "Tour");
  expect(inOrder([range("2026-12-04", "2026-12-07"), over, over])).toEqual([
    range("2026-12-04", "2026-12-07"),
    over,
  ]);
});

test("what was added is taken back out of what it was joined with", () => {
  const before = [range("2026-12-01", "2026-12-03", "Tour"), range("2026-12-20", "2026-12-21")];
  const joined = [range("2026-12-01", "2026-12-07", "Tour"), range("2026-12-20", "2026-12-21")];
  const back = takenBack(joined, range("2026-12-04", "2026-12-07"), before);
  expect(inOrder(back)).toEqual(before);
});

test("ranges are said in words, with the year where it is another", () => {
  expect(rangeWords("en", range(localDay(1), localDay(1)))).toBe("Tomorrow");
  expect(rangeWords("en", range("2019-12-28", "2020-01-03"))).toMatch(/^Dec 28, 2019\s–\sJan 3, 2020$/);
});

test("the calendar shows each day of a range that is within its span", () => {
  const span = { from: "2026-12-01", to: "2026-12-31" };
  const ranges = [range("2026-11-20", "2026-12-02"), range("2026-12-31", "2027-01-05", "Skiing")];
  const shown = bookedOutEntries(ranges, span, "Booked out");
  expect(shown.map(({ day, facts }) => [day, ...facts])).toEqual([
    ["2026-12-01"],
    ["2026-12-02"],
    ["2026-12-31", "Skiing"],
  ]);
  const ofClient = bookedOutEntries(ranges, span, "Booked out", "Layla Haddad");
  expect(ofClient.at(-1)).toMatchObject({ title: "Layla Haddad", facts: ["Booked out", "Skiing"] });
});
