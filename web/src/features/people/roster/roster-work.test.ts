import { inOrder, isUnder, workOf } from "./roster-work.ts";
import type { Entry, RosterFilter, RosterSort } from "./roster-work.ts";

test("each client has what waits until when, what is pending and what is done, however much it is", () => {
  const work = workOf({
    getSubmissionsByStage: {
      Users: [
        {
          UserId: "USR#1",
          Stages: [
            { Stage: "Open", Count: 203 },
            { Stage: "Booked", Count: 1 },
            { Stage: "Past", Count: 4 },
          ],
        },
      ],
      Awaited: [
        { UserId: "USR#1", Count: 150, Until: "2026-12-02T10:00:00.000Z" },
        { UserId: "USR#2", Count: 1, Until: null },
      ],
    },
  } as never);
  expect(work("USR#1")).toEqual({ pending: 53, done: 5, waiting: 150, due: "2026-12-02T10:00:00.000Z" });
  expect(work("USR#2")).toEqual({ pending: 0, done: 0, waiting: 1, due: null });
  expect(work("USR#3")).toEqual({ pending: 0, done: 0, waiting: 0, due: null });
  expect(workOf(undefined)("USR#1")).toEqual({ pending: 0, done: 0, waiting: 0, due: null });
});

const entry = (name: string, status: string, waiting = 0, due: string | null = null): Entry => ({
  name,
  status,
  work: { pending: name === "Élan" ? 2 : 0, done: 0, waiting, due },
});
const ROSTER = [
  entry("Fay", "Linked", 1, "2026-12-03"),
  entry("Ada", "Linked", 3, "2026-12-05"),
  entry("Élan", "Linked"),
  entry("Cem", "Invited"),
  entry("Ben", "Ended"),
];
const names = (entries: readonly Entry[]) => entries.map(({ name }) => name);

test.each<[RosterFilter, string[]]>([
  ["all", ["Fay", "Ada", "Élan", "Cem"]],
  ["attention", ["Fay", "Ada"]],
  ["pending", ["Élan"]],
  ["invited", ["Cem"]],
  ["ended", ["Ben"]],
])("under %s are %j", (filter, expected) => {
  expect(names(ROSTER.filter((one) => isUnder(filter, one)))).toEqual(expected);
});

test.each<[RosterSort, string[]]>([
  ["name", ["Ada", "Ben", "Cem", "Élan", "Fay"]],
  ["waiting", ["Ada", "Fay", "Élan", "Ben", "Cem"]],
  ["due", ["Fay", "Ada", "Ben", "Cem", "Élan"]],
])("by %s the order is %j", (sort, expected) => {
  expect(names(ROSTER.toSorted(inOrder(sort, "en")))).toEqual(expected);
});
