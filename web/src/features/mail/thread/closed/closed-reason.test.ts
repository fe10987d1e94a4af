import { closedReason } from "./closed-reason.ts";
import type { ClosedReason } from "./closed-reason.ts";

const direct = {
  Status: "ReadOnly",
  Kind: "Direct",
  ProjectId: "PRJ#7",
  Participants: [{ Id: "USR#1" }, { Id: "USR#2" }],
  Receiver: { Id: "USR#2" },
};
const known = { viewer: "USR#1", projectStatus: null, blocked: [] };

test.each<[ClosedReason, object, object]>([
  ["Locked", { Status: "Locked" }, { blocked: ["USR#2"] }],
  ["Left", { Kind: "Group", Participants: [{ Id: "USR#2" }] }, {}],
  ["Blocked", {}, { blocked: ["USR#2"], projectStatus: "Closed" }],
  ["ReadOnly", { Kind: "Group" }, { blocked: ["USR#2"] }],
  ["ProjectEnded", {}, { projectStatus: "Closed" }],
  ["ReadOnly", {}, { projectStatus: "Approved" }],
  ["ReadOnly", { ProjectId: null }, { projectStatus: "Closed" }],
])("%s: %j where %j is known", (expected, conversation, more) => {
  expect(closedReason({ ...direct, ...conversation }, { ...known, ...more })).toBe(expected);
});
