import { matchesOf, stageOf, STATUSES } from "./booking-status.ts";

test.each([
  ["Submitted", 1, "New"],
  ["AuditionRequested", 1, "Audition"],
  ["AuditionRequested", 2, "Callback"],
  ["Callback", 2, "Callback"],
  ["Backup", 1, "Avail"],
  ["Booked", 1, "Booked"],
  ["Withdrawn", 1, "Out"],
] as const)("%s in round %i is in the stage %s", (status, round, stage) => {
  expect(stageOf(status, round)).toBe(stage);
});

test.each([
  ["Submitted", [{ status: "Submitted" }]],
  ["Out", [{ status: "NotBooked" }, { status: "Released" }, { status: "Withdrawn" }]],
  ["Avail", [{ status: "Avail" }, { status: "Backup" }, { status: "Offered" }]],
  ["Anything", null],
  ["booked", null],
])("%s filters by %j", (word, matches) => {
  expect(matchesOf(word)).toEqual(matches);
});

test("every submission is found by exactly one stage", () => {
  const stages = ["New", "Viewed", "Selected", "Audition", "Callback", "Avail", "Booked", "Out"];
  for (const status of STATUSES) {
    for (const later of [false, true]) {
      const found = stages.filter((stage) =>
        matchesOf(stage)?.some((match) => match.status === status && (match.laterRound ?? later) === later),
      );
      expect(found).toEqual([stageOf(status, later ? 2 : 1)]);
    }
  }
});
