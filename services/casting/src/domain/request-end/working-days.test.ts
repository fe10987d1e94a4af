import { HOLIDAY_LAWS } from "@callboard/catalog/rules/public-holidays.ts";
import { dayOf, holidaysOf, isWorkingDay, workingDayAfter } from "./working-days.ts";

test.each([
  ["US", "2026-12-25", false],
  ["US", "2026-07-03", false], // 4 July is a Saturday.
  ["US", "2027-12-31", false], // 1 January 2028 is a Saturday.
  ["US", "2026-11-26", false],
  ["US", "2026-11-27", true],
  ["US", "2020-06-19", true],
  ["US", "2026-06-19", false],
  ["CA", "2026-05-18", false],
  ["CA", "2026-10-12", false],
  ["GB", "2026-12-28", false], // Boxing Day is a Saturday.
  ["GB", "2027-12-27", false], // Christmas is a Saturday, Boxing Day a Sunday.
  ["GB", "2027-12-28", false],
  ["GB", "2026-05-25", false],
  ["IE", "2026-03-17", false],
  ["AU", "2026-04-03", false],
  ["NZ", "2028-01-03", false],
  ["NZ", "2028-01-04", false],
  ["DE", "2026-05-14", false],
  ["FR", "2026-07-14", false],
  ["TR", "2026-10-29", false],
  ["AE", "2021-12-31", false],
  ["AE", "2022-01-07", true],
  ["AE", "2022-01-09", false],
  ["SA", "2026-11-27", false],
  ["SA", "2026-11-29", true],
  ["EG", "2026-11-28", false],
  [null, "2026-12-25", true],
  [null, "2026-11-28", false],
  ["BR", "2026-11-30", true],
] as const)("in %s, %s is a working day: %s", (country, day, works) => {
  expect(isWorkingDay(day, country)).toBe(works);
});

test.each([
  ["2026-11-27", 2, "US", "2026-12-01"],
  ["2026-12-24", 2, "GB", "2026-12-30"],
  ["2026-11-26", 2, "SA", "2026-11-30"],
  ["2026-11-27", 5, null, "2026-12-04"],
  ["2026-11-27", 0, null, "2026-11-27"],
] as const)("after %s, working day %i in %s is %s", (day, count, country, after) => {
  expect(workingDayAfter(day, count, country)).toBe(after);
});

test.each([
  ["Easter -2", 2026, "2026-04-03"],
  ["Easter +1", 2025, "2025-04-21"],
  ["Easter +39", 2024, "2024-05-09"],
  ["Easter +0", 1954, "1954-04-18"],
  ["Easter +0", 1981, "1981-04-19"],
  ["last Monday before May 25", 2026, "2026-05-18"],
  ["last Monday before May 25", 2027, "2027-05-24"],
  ["fourth Thursday of November", 2026, "2026-11-26"],
  ["last Monday of October", 2026, "2026-10-26"],
] as const)("%s of %i is %s", (rule, year, day) => {
  expect(dayOf(rule, year)).toBe(day);
});

test("each rule of the table can be read, and holds a day of the year", () => {
  for (const { days } of HOLIDAY_LAWS) for (const rule of days) expect(dayOf(rule, 2026)).toMatch(/^2026-/);
  expect(holidaysOf("FR", 2026).size).toBe(11);
  expect(() => dayOf("the day after", 2026)).toThrow("no rule");
});
