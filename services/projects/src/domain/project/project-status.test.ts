import { PROJECT_STATUSES, type ProjectStatus } from "@callboard/catalog/states.ts";
import { checkVersion, moveProject, PROJECT_ACTIONS, type ProjectAction } from "./project-status.ts";

const NOW = new Date("2026-06-01T12:00:00Z");

/** states.md, section 1; null is refused. */
const TABLE: Record<ProjectStatus, Record<ProjectAction, ProjectStatus | null>> = {
  Draft: { edit: "Draft", submit: "Pending", resubmit: null, approve: null, deny: null },
  Pending: { edit: null, submit: "Pending", resubmit: "Pending", approve: "Approved", deny: "Denied" },
  Approved: { edit: "Approved", submit: null, resubmit: null, approve: "Approved", deny: "Denied" },
  Denied: { edit: "Denied", submit: null, resubmit: "Pending", approve: null, deny: "Denied" },
  Closed: { edit: null, submit: null, resubmit: "Pending", approve: null, deny: null },
};
const CELLS = PROJECT_STATUSES.flatMap((status) =>
  PROJECT_ACTIONS.map((action) => [status, action, TABLE[status][action]] as const),
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

test("a refusal names where the project could go", () => {
  expect(moveProject({ status: "Pending", closedDate: null }, "edit", NOW)).toMatchObject({
    failure: { state: "Pending", allowed: ["Approved", "Denied"] },
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
