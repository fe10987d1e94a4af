import { isWaiting, reviewStateOf } from "./review-state.ts";

const role = (RoleStatus: string) => ({ Data: { RoleStatus } });

test.each([
  ["Pending", false, [], true],
  ["Approved", true, [], true],
  ["Approved", false, ["Open", "PendingReview"], true],
  ["Approved", false, ["Open"], false],
  ["Denied", true, ["PendingReview"], false],
  ["Draft", false, ["PendingReview"], false],
])("%s, changed %s, roles %j: waiting %s", (Status, ChangedSinceApproval, roles, expected) => {
  expect(isWaiting({ Status, ChangedSinceApproval, Positions: roles.map(role) })).toBe(expected);
});

const waiting = { version: 4, waiting: true };

test.each([
  ["nothing has loaded", null, waiting, true, "loading"],
  ["it has only just appeared", waiting, waiting, false, "loading"],
  ["it was read", waiting, waiting, true, "ready"],
  ["its producer changed it", waiting, { version: 5, waiting: true }, true, "changed"],
  ["another admin decided", waiting, { version: 5, waiting: false }, true, "decided"],
  ["it was decided long ago", { version: 5, waiting: false }, { version: 5, waiting: false }, true, "ready"],
] as const)("%s", (_case, opened, now, seen, expected) => {
  expect(reviewStateOf({ opened, ...now, seen })).toBe(expected);
});
