import { isMinorIn, lastAdultBirthYear } from "./minority.ts";

it.each([
  ["in the year of the 18th birthday", 2026, 2008, true],
  ["in the year after it", 2027, 2008, false],
  ["as a child", 2026, 2016, true],
  ["as an adult", 2026, 1980, false],
])("%s, in %i born %i: minor is %s", (_when, year, birthYear, minor) => {
  expect(isMinorIn(year, birthYear)).toBe(minor);
});

it("names the youngest adults of a year", () => {
  const youngest = lastAdultBirthYear(2026);
  expect(isMinorIn(2026, youngest)).toBe(false);
  expect(isMinorIn(2026, youngest + 1)).toBe(true);
});
