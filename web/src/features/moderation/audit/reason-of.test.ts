import { reasonOf } from "./reason-of.ts";

const denied = "callboard.projects.project.denied.v1";
const at = "2026-11-21T12:00:00Z";
const review = (Decision: string, DecidedAt: string, Comment: string | null = "Asks for a fee.") => ({
  Decision,
  Comment,
  DecidedAt,
});
const project = (...ReviewHistory: readonly ReturnType<typeof review>[]) => ({ Data: { ReviewHistory } });

test.each([
  ["its own", { Reason: "Spam.", Action: "setUserSuspended Suspended" }, "Spam."],
  ["none", { Reason: null, Action: "callboard.projects.project.approved.v1" }, ""],
  ["that of the decision", { Action: denied, Project: project(review("Denied", at)) }, "Asks for a fee."],
  [
    "of the decision of that time",
    {
      Action: denied,
      Project: project(
        review("Denied", "2026-11-23T12:00:00Z", "No pay."),
        review("Denied", "2026-11-21T12:00:01Z"),
      ),
    },
    "Asks for a fee.",
  ],
  [
    "none of another time",
    { Action: denied, Project: project(review("Denied", "2026-11-20T12:00:00Z")) },
    "",
  ],
  ["none of an approval", { Action: denied, Project: project(review("Approved", at)) }, ""],
  [
    "none of another event",
    { Action: "callboard.projects.project.closed.v1", Project: project(review("Denied", at)) },
    "",
  ],
  ["none of a project that is gone", { Action: denied, Project: null }, ""],
] as const)("the reason is %s", (_name, entry, expected) => {
  expect(reasonOf({ OccurredAt: at, ...entry })).toBe(expected);
});
