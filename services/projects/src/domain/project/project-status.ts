import type { ProjectStatus } from "@callboard/catalog/states.ts";
import { conflict, illegalTransition, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** What can be done to a project as a whole. `edit` stands for every step, file and date. */
export const PROJECT_ACTIONS = ["edit", "submit", "resubmit", "approve", "deny"] as const;
export type ProjectAction = (typeof PROJECT_ACTIONS)[number];

/** Days for which a closed project can be taken up again. */
export const REOPEN_DAYS = 90;

/** states.md, section 1: where each action leads. An action that is missing is refused. */
const MOVES: Readonly<Record<ProjectStatus, Readonly<Partial<Record<ProjectAction, ProjectStatus>>>>> = {
  Draft: { edit: "Draft", submit: "Pending" },
  Pending: { submit: "Pending", resubmit: "Pending", approve: "Approved", deny: "Denied" },
  Approved: { edit: "Approved", approve: "Approved", deny: "Denied" },
  Denied: { edit: "Denied", resubmit: "Pending", deny: "Denied" },
  Closed: { resubmit: "Pending" },
};

const AIMS: Readonly<Record<Exclude<ProjectAction, "edit">, ProjectStatus>> = {
  submit: "Pending",
  resubmit: "Pending",
  approve: "Approved",
  deny: "Denied",
};

/** The state that an action leads to; CONFLICT ILLEGAL_TRANSITION where the table has no such move. */
export function moveProject(
  project: { readonly status: ProjectStatus; readonly closedDate: Date | null },
  action: ProjectAction,
  now: Date,
): Result<ProjectStatus> {
  const to = MOVES[project.status][action];
  if (to === undefined || isTooLate(project, now)) return fail(refusal(project.status, action));
  return ok(to);
}

/** True when the action is in the table now. */
export function canMove(
  project: { readonly status: ProjectStatus; readonly closedDate: Date | null },
  action: ProjectAction,
  now: Date,
): boolean {
  return moveProject(project, action, now).ok;
}

function isTooLate(
  project: { readonly status: ProjectStatus; readonly closedDate: Date | null },
  now: Date,
): boolean {
  if (project.status !== "Closed" || !project.closedDate) return false;
  return now.getTime() - project.closedDate.getTime() > REOPEN_DAYS * 86_400_000;
}

function refusal(status: ProjectStatus, action: ProjectAction): Failure {
  const allowed = [...new Set(Object.values(MOVES[status]))].filter((to) => to !== status);
  if (action !== "edit") return illegalTransition(status, AIMS[action], allowed);
  const message =
    status === "Pending"
      ? "You can't edit this project while it is in review."
      : "This project is closed and can't be edited.";
  return conflict("ILLEGAL_TRANSITION", message, { state: status, to: status, allowed });
}

/** Refuses a change of a record that was changed since the caller saw it. */
export function checkVersion(version: number, seen: number | null | undefined): Result<void> {
  if (seen === null || seen === undefined || seen === version) return ok();
  return fail(conflict("STALE", "Someone else changed this. Reload it and try again."));
}
