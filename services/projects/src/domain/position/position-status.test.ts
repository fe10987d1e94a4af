import { PROJECT_STATUSES, ROLE_STATUSES, type RoleStatus } from "@callboard/catalog/states.ts";
import {
  nextDue,
  liveStatus,
  movePosition,
  POSITION_ACTIONS,
  REQUESTABLE,
  settle,
  takesSubmissions,
  type PositionAction,
} from "./position-status.ts";

const STATES = ROLE_STATUSES.map((status) => status.value);

/** states.md, section 2; null is rejected. Columns: approve, review, open, hold, fill, reopen, close. */
const TABLE: Record<RoleStatus, readonly (RoleStatus | null)[]> = {
  PendingReview: ["Open", "PendingReview", null, null, null, null, "Closed"],
  Open: ["Open", "PendingReview", "Open", "OnHold", "Filled", null, "Closed"],
  OnHold: ["OnHold", "PendingReview", "Open", "OnHold", null, null, "Closed"],
  Filled: ["Filled", "PendingReview", null, null, "Filled", "Open", "Closed"],
  Closed: ["Closed", null, null, null, null, null, "Closed"],
};
const CELLS = STATES.flatMap((status) =>
  POSITION_ACTIONS.map((action, index): [RoleStatus, PositionAction, RoleStatus | null] => [
    status,
    action,
    TABLE[status][index] ?? null,
  ]),
);

test.each(CELLS)("a position %s, %s: %s", (status, action, to) => {
  const result = movePosition(status, action);
  if (to !== null) expect(result).toEqual({ ok: true, value: to });
  else expect(result).toMatchObject({ ok: false, failure: { rule: "ILLEGAL_TRANSITION", state: status } });
});

test.each<[RoleStatus, number, number, RoleStatus]>([
  ["Open", 1, 2, "Open"],
  ["Open", 2, 2, "Filled"],
  ["Filled", 1, 2, "Open"],
  ["Filled", 2, 2, "Filled"],
  ["OnHold", 2, 2, "OnHold"],
  ["PendingReview", 2, 2, "PendingReview"],
  ["Closed", 0, 2, "Closed"],
])("%s with %i of %i booked becomes %s", (status, cast, quantity, to) => {
  expect(settle(status, cast, quantity)).toBe(to);
});

test.each(PROJECT_STATUSES)(
  "an open position of a %s project is live only where it is approved",
  (project) => {
    const expected = project === "Approved" ? "Open" : project === "Closed" ? "Closed" : "PendingReview";
    expect(liveStatus("Open", project)).toBe(expected);
  },
);

const NOW = new Date("2026-06-01T12:00:00Z");
const LATER = new Date("2026-06-02T12:00:00Z");
test.each([
  ["Open", LATER, true],
  ["Open", null, true],
  ["Open", NOW, false],
  ["OnHold", LATER, false],
  ["Filled", LATER, false],
] as const)("%s and due %s takes submissions: %s", (roleStatus, submissionsDueBy, expected) => {
  expect(takesSubmissions({ roleStatus, submissionsDueBy }, "Approved", NOW)).toBe(expected);
  expect(takesSubmissions({ roleStatus, submissionsDueBy }, "Denied", NOW)).toBe(false);
});

const EARLIER = new Date("2026-05-30T12:00:00Z");
const SOON = { roleStatus: "PendingReview", submissionsDueBy: LATER } as const;
const AFTER = { roleStatus: "Open", submissionsDueBy: new Date("2026-06-03T12:00:00Z") } as const;
const PASSED = { roleStatus: "Open", submissionsDueBy: NOW } as const;
const LONG_PASSED = { roleStatus: "Open", submissionsDueBy: EARLIER } as const;
test.each([
  ["Draft", [AFTER, SOON], LATER],
  ["Pending", [SOON], LATER],
  ["Denied", [{ ...SOON, roleStatus: "Closed" }], null],
  ["Approved", [SOON, AFTER], AFTER.submissionsDueBy],
  ["Approved", [PASSED, AFTER], AFTER.submissionsDueBy],
  ["Approved", [PASSED, LONG_PASSED], NOW],
  ["Approved", [SOON], null],
  ["Closed", [SOON], null],
  ["Draft", [{ ...SOON, submissionsDueBy: null }], null],
] as const)("of a project that is %s, %j is due at %s", (project, positions, expected) => {
  expect(nextDue(positions, project, NOW)).toEqual(expected);
});

test.each<[RoleStatus, PositionAction, RoleStatus, RoleStatus[]]>([
  ["PendingReview", "hold", "OnHold", ["Open", "Closed"]],
  ["PendingReview", "open", "Open", ["Open", "Closed"]],
  ["Open", "reopen", "Open", ["PendingReview", "OnHold", "Filled", "Closed"]],
  ["OnHold", "fill", "Filled", ["PendingReview", "Open", "Closed"]],
  ["Closed", "review", "PendingReview", []],
])("%s, %s is refused: not to %s, but to %j", (state, action, to, allowed) => {
  expect(movePosition(state, action)).toMatchObject({ failure: { state, to, allowed } });
});

test("a producer may request four states by name", () => {
  expect(REQUESTABLE).toEqual({ Open: "open", OnHold: "hold", Filled: "fill", Closed: "close" });
});

test("a position that waits for an admin waits on when its project closes", () => {
  expect(liveStatus("PendingReview", "Closed")).toBe("PendingReview");
  expect(liveStatus("Filled", "Closed")).toBe("Closed");
});
