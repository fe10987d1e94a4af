import { comingAuditions, comingDays, countAt, countsOf, hasSubmitted } from "./moves.ts";
import type { ComingAudition } from "./moves.ts";

const STAGES = [
  { Stage: "Open", Count: 210 },
  { Stage: "Seen", Count: 190 },
  { Stage: "Audition", Count: 20 },
  { Stage: "Past", Count: 900 },
];

test("the counts are those of the server; past ones are not among the figures", () => {
  expect(countsOf(STAGES).filter(([, count]) => count > 0)).toEqual([
    ["seen", 190],
    ["audition", 20],
  ]);
  expect(countAt(STAGES, "open")).toBe(210);
});

test("who has only past submissions is not new", () => {
  expect(hasSubmitted([{ Stage: "Past", Count: 1 }])).toBe(true);
  expect(hasSubmitted([{ Stage: "Past", Count: 0 }])).toBe(false);
});

test("an audition that has begun is not coming anymore", () => {
  const at = (StartsAt: string) => ({ StartsAt }) as ComingAudition;
  const [past, next, later] = [
    at("2026-11-28T11:59:00Z"),
    at("2026-11-28T23:00:00Z"),
    at("2026-12-09T10:00:00Z"),
  ];
  const now = Date.parse("2026-11-28T12:00:00Z");
  expect(comingAuditions([past, next, later], now)).toEqual([next, later]);
});

test("the days are those of UTC: shortly after midnight in Istanbul it is still the day before", () => {
  expect(comingDays(Date.parse("2026-11-29T00:30:00+03:00"))).toEqual({
    from: "2026-11-28",
    to: "2027-02-26",
  });
});
