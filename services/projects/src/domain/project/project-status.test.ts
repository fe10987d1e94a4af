import { PROJECT_STATUSES, type ProjectStatus } from "@callboard/catalog/states.ts";
import {
  checkVersion,
  closingDay,
  isRestorable,
  moveProject,
  PROJECT_ACTIONS,
  type ProjectAction,
} from "./project-status.ts";

const NOW = new Date("2026-06-01T12:00:00Z");

/**
 * states.md, section 1; null is rejected. Columns: edit, submit, withdraw, resubmit, approve, deny, close, delete.
 */
const TABLE: Record<ProjectStatus, readonly (ProjectStatus | null)[]> = {
  Draft: ["Draft", "Pending", "Draft", null, null, null, null, "Draft"],
  Pending: [null, "Pending", "Draft", "Pending", "Approved", "Denied", null, null],
  Approved: ["Approved", null, null, null, "Approved", "Denied", "Closed", null],
  Denied: ["Denied", null, null, "Pending", null, "Denied", null, "Denied"],
  Closed: [null, null, null, "Pending", null, null, "Closed", null],
};
const CELLS = PROJECT_STATUSES.flatMap((status) =>
  PROJECT_ACTIONS.map((action, index): [ProjectStatus, ProjectAction, ProjectStatus | null] => [
    status,
    action,
    TABLE[status][index] ?? null,
  ]),
);

test.each(CELLS)("a %s project, %s: %s", (status, action, to) => {
  const result = moveProject({ status, closedDate: NOW }, action, NOW);
  if (to !== null) expect(result).toEqual({ ok: true, value: to });
  else
    expect(result).toMatchObject({
      ok: false,
      failure: { code: "CONFLICT", rule: "ILLEGAL_TRANSITION", state: status },
    });
});

test.each([
  [90, true],
  [91, false],
])("a project closed %i days ago can be taken up again: %s", (days, allowed) => {
  const closedDate = new Date(NOW.getTime() - days * 86_400_000);
  expect(moveProject({ status: "Closed", closedDate }, "resubmit", NOW).ok).toBe(allowed);
});

test.each([
  [30, true],
  [31, false],
])("a project deleted %i days ago can be restored: %s", (days, allowed) => {
  expect(isRestorable(new Date(NOW.getTime() - days * 86_400_000), NOW)).toBe(allowed);
});

test("a project closes by itself thirty days after its last date", () => {
  expect(closingDay(NOW)).toBe("2026-05-02");
});

test("a closed project stays closed for ever, closed again or not", () => {
  expect(moveProject({ status: "Closed", closedDate: new Date(0) }, "close", NOW)).toEqual({
    ok: true,
    value: "Closed",
  });
});

test("a refusal names where the project could go", () => {
  expect(moveProject({ status: "Pending", closedDate: null }, "edit", NOW)).toMatchObject({
    failure: { state: "Pending", allowed: ["Draft", "Approved", "Denied"] },
  });
});

test.each([
  [3, 3, true],
  [3, null, true],
  [3, undefined, true],
  [3, 2, false],
])("version %s seen as %s", (version, seen, allowed) => {
  const result = checkVersion(version, seen);
  expect(result.ok).toBe(allowed);
  if (!result.ok) expect(result.failure).toMatchObject({ code: "CONFLICT", rule: "STALE" });
});

test.each<[ProjectStatus, ProjectAction, string, ProjectStatus[]]>([
  ["Approved", "submit", "Pending", ["Denied", "Closed"]],
  ["Approved", "withdraw", "Draft", ["Denied", "Closed"]],
  ["Draft", "resubmit", "Pending", ["Pending"]],
  ["Draft", "approve", "Approved", ["Pending"]],
  ["Closed", "deny", "Denied", ["Pending"]],
  ["Denied", "close", "Closed", ["Pending"]],
  ["Pending", "delete", "Deleted", ["Draft", "Approved", "Denied"]],
])("%s, %s is refused: not to %s, but to %j", (state, action, to, allowed) => {
  expect(moveProject({ status: state, closedDate: null }, action, NOW)).toMatchObject({
    failure: { state, to, allowed },
  });
});

test.each<[ProjectStatus, string]>([
  ["Pending", "You can't edit this project while it is in review."],
  ["Closed", "This project is closed and can't be edited."],
])("an edit of a %s project is refused with its reason", (status, message) => {
  expect(moveProject({ status, closedDate: null }, "edit", NOW)).toMatchObject({
    failure: { code: "CONFLICT", rule: "ILLEGAL_TRANSITION", message, state: status, to: status },
  });
});

test("only what is closed can be too late", () => {
  expect(moveProject({ status: "Denied", closedDate: new Date(0) }, "resubmit", NOW).ok).toBe(true);
});
