import { filmingSpan, filmingWords } from "./filming-span.ts";

const fixed = (...days: readonly string[]) => days.map((day) => ({ Data: { Date: day } }));

test.each([
  ["nothing is known", {}, null, ""],
  [
    "the project has both ends",
    { FilmingBeginDate: "2026-12-07", FilmingEndDate: "2026-12-18", FilmingDates: fixed("2026-12-09") },
    ["2026-12-07", "2026-12-18"],
    "2026-12-07 to 2026-12-18",
  ],
  [
    "only the first day is known",
    { FilmingBeginDate: "2026-12-07" },
    ["2026-12-07", "2026-12-07"],
    "2026-12-07",
  ],
  [
    "only fixed days are known",
    { FilmingBeginDate: null, FilmingDates: fixed("2026-12-12", "2026-12-09") },
    ["2026-12-09", "2026-12-12"],
    "2026-12-09 to 2026-12-12",
  ],
  [
    "a fixed day is after the end",
    { FilmingBeginDate: "2026-12-07", FilmingEndDate: "2026-12-18", FilmingDates: fixed("2026-12-20") },
    ["2026-12-07", "2026-12-20"],
    "2026-12-07 to 2026-12-20",
  ],
])("where %s, filming spans what is known", (_where, facts, span, words) => {
  expect(filmingSpan(facts)).toEqual(span);
  expect(filmingWords(facts, { day: (day) => day, days: (one, two) => `${one} to ${two}` })).toBe(words);
});
