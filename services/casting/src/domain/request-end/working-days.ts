import { HOLIDAY_LAWS, type HolidayLaw } from "@callboard/catalog/rules/public-holidays.ts";
import { USUAL_WEEKEND, WEEKDAYS, WEEKENDS, type Weekday } from "@callboard/catalog/rules/working-days.ts";

const DAY_MS = 86_400_000;

/** The day that is so many days later; days are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return textOf(Date.parse(day) + days * DAY_MS);
}

/** Whether people in a country work on a day; null is a country that is not known. */
export function isWorkingDay(day: string, country: string | null): boolean {
  return !isWeekend(day, country) && !holidaysOf(country, Number(day.slice(0, 4))).has(day);
}

/** The working day that is so many after a day, which does not count itself. */
export function workingDayAfter(day: string, count: number, country: string | null): string {
  let [at, left] = [day, count];
  while (left > 0) {
    at = addDays(at, 1);
    if (isWorkingDay(at, country)) left -= 1;
  }
  return at;
}

/** The working day that is so many before a day, which does not count itself. */
export function workingDayBefore(day: string, count: number, country: string | null): string {
  let [at, left] = [day, count];
  while (left > 0) {
    at = addDays(at, -1);
    if (isWorkingDay(at, country)) left -= 1;
  }
  return at;
}

function isWeekend(day: string, country: string | null): boolean {
  const rows = WEEKENDS.filter((row) => row.country === country && row.since <= day);
  const inForce = rows.toSorted((a, b) => a.since.localeCompare(b.since)).at(-1);
  return (inForce?.days ?? USUAL_WEEKEND).includes(weekdayOf(Date.parse(day)));
}

/** The days off that the laws of a country give in a year; those of 1 January may be at the end of the year before. */
export function holidaysOf(country: string | null, year: number): ReadonlySet<string> {
  const kept = new Set<string>();
  for (const law of HOLIDAY_LAWS.filter((one) => one.country === country))
    for (const [inYear, rule] of [year, year + 1].flatMap((one) =>
      law.days.map((rule) => [one, rule] as const),
    )) {
      const day = placed(dayOf(rule, inYear), law, kept);
      if (day >= law.since) kept.add(day);
    }
  return new Set([...kept].filter((day) => day.startsWith(`${year}-`)));
}

/** Where a holiday is kept: on its day, or on another if its law moves it from a weekend. */
function placed(day: string, { country, onWeekend }: HolidayLaw, kept: ReadonlySet<string>): string {
  if (onWeekend === "stays" || !isWeekend(day, country)) return day;
  if (onWeekend === "nearest") return addDays(day, weekdayOf(Date.parse(day)) === "Saturday" ? -1 : 1);
  let moved = day;
  while (isWeekend(moved, country) || kept.has(moved)) moved = addDays(moved, 1);
  return moved;
}

const ORDINALS = ["first", "second", "third", "fourth"];
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** The day of a year that a holiday's rule means; throws for a text that is no rule. */
export function dayOf(rule: string, year: number): string {
  const easter = /^Easter ([+-]\d+)$/.exec(rule);
  if (easter) return addDays(easterOf(year), Number(easter[1]));
  const before = /^last (\w+) before (\w+ \d+)$/.exec(rule);
  if (before) return back(addDays(dayOf(before[2] ?? "", year), -1), before[1]);
  const nth = /^(\w+) (\w+) of (\w+)$/.exec(rule);
  if (nth) return nthOf(nth[1] ?? "", nth[2], MONTHS.indexOf(nth[3] ?? ""), year);
  const [month, date] = rule.split(" ");
  const at = Date.UTC(year, MONTHS.indexOf(month ?? ""), Number(date));
  if (!MONTHS.includes(month ?? "") || Number.isNaN(at)) throw new Error(`"${rule}" is no rule of a holiday`);
  return textOf(at);
}

function nthOf(ordinal: string, weekday: string | undefined, month: number, year: number): string {
  if (ordinal === "last") return back(textOf(Date.UTC(year, month + 1, 0)), weekday);
  return back(textOf(Date.UTC(year, month, 7 * (ORDINALS.indexOf(ordinal) + 1))), weekday);
}

/** The day itself if it is this day of the week, otherwise the last one before it. */
function back(day: string, weekday: string | undefined): string {
  const daysBack = weekdayIndex(Date.parse(day)) - WEEKDAYS.indexOf(weekday as Weekday);
  return addDays(day, -((daysBack + 7) % 7));
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm of 1876. */
function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + corrected + 15) % 30;
  const moon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0);
  const sunday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return textOf(Date.UTC(year, 2, 28 + moon - sunday));
}

const weekdayIndex = (at: number): number => new Date(at).getUTCDay();
const weekdayOf = (at: number): Weekday => WEEKDAYS[weekdayIndex(at)] ?? "Sunday";
const textOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
