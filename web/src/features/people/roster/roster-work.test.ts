import { inOrder, isUnder, workOf } from "./roster-work.ts";
import type { Entry, RosterFilter, RosterSort } from "./roster-work.ts";

const request = (UserId: string, ExpiresAt: string | null) => ({
  Data: { UserId, OpenRequest: { ExpiresAt } },
});

test("each client has what is open, what waits and when the first of it ends", () => {
  const work = workOf({
    getSubmissionsByStage: {
      Users: [{ UserId: "USR#1", Stages: [{ Stage: "Open", Count: 3 }] }],
    },
    getOpenRequests: {
      Submissions: [
        request("USR#1", "2026-12-03T10:00:00.000Z"),
        request("USR#1", "2026-12-02T10:00:00.000Z"),
        request("USR#2", null),
      ],
    },
  } as never);
  expect(work("USR#1")).toEqual({ open: 3, waiting: 2, due: "2026-12-02T10:00:00.000Z" });
  expect(work("USR#2")).toEqual({ open: 0, waiting: 1, due: null });
  expect(work("USR#3")).toEqual({ open: 0, waiting: 0, due: null });
  expect(workOf(undefined)("USR#1")).toEqual({ open: 0, waiting: 0, due: null });
});

const entry = (name: string, status: string, waiting = 0, due: string | null = null): Entry => ({
  name,
  status,
  work: { open: 0, waiting, due },
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
  ["invited", ["Cem"]],
  ["ended", ["Ben"]],
])("under %s are %j", (filter, expected) => {
  expect(names(ROSTER.filter((one) => isUnder(filter, one)))).toEqual(expected);
});

test.each<[RosterSort, string[]]>([
  ["name", ["Ada", "Ben", "Cem", "Élan", "Fay"]],
  ["waiting", ["Ada", "Fay", "Ben", "Cem", "Élan"]],
  ["due", ["Fay", "Ada", "Ben", "Cem", "Élan"]],
])("by %s the order is %j", (sort, expected) => {
  expect(names(ROSTER.toSorted(inOrder(sort, "en")))).toEqual(expected);
});
