import { callSheetLines } from "./call-sheet-lines.ts";

const slot = (SK: string, StartsAt: string) => ({ SK, Data: { StartsAt } });
const entry = (LastName: string, AuditionId: string | null) => ({
  Submission: { Data: { AuditionId, FirstName: "Ana", LastName } },
});
const SLOTS = [slot("AUD#2", "2026-12-04T18:00:00Z"), slot("AUD#1", "2026-12-04T17:00:00Z")];

test("a day has one line for each person, by time and then by last name, and nobody of another day", () => {
  const entries = [
    entry("Cruz", "AUD#2"),
    entry("Zola", "AUD#1"),
    entry("Bell", "AUD#2"),
    entry("Other", "AUD#9"),
    entry("None", null),
    { Submission: null },
  ];
  expect(
    callSheetLines(entries, SLOTS).map(({ person, startsAt }) => [
      startsAt.slice(11, 16),
      person.Data.LastName,
    ]),
  ).toEqual([
    ["17:00", "Zola"],
    ["18:00", "Bell"],
    ["18:00", "Cruz"],
  ]);
});
