import type { ProjectStatus } from "@callboard/catalog/states.ts";
import { conflict, illegalTransition, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** Actions on a project as a whole. `edit` stands for a change of any step, file or date. */
export const PROJECT_ACTIONS = [
  "edit",
  "submit",
  "withdraw",
  "resubmit",
  "approve",
  "deny",
  "close",
  "delete",
] as const;
export type ProjectAction = (typeof PROJECT_ACTIONS)[number];

/** Days within which a closed project can be resubmitted. */
const REOPEN_DAYS = 90;
/** Days within which a deleted project can be restored. */
export const RESTORE_DAYS = 30;
/** Days after the last due and filming date until a project closes automatically. */
const CLOSE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Transitions, as in states.md, section 1. A missing action is rejected. */
const MOVES: Readonly<Record<ProjectStatus, Readonly<Partial<Record<ProjectAction, ProjectStatus>>>>> = {
  Draft: { edit: "Draft", submit: "Pending", withdraw: "Draft", delete: "Draft" },
  Pending: {
    submit: "Pending",
    withdraw: "Draft",
    resubmit: "Pending",
    approve: "Approved",
    deny: "Denied",
  },
  Approved: { edit: "Approved", approve: "Approved", deny: "Denied", close: "Closed" },
  Denied: { edit: "Denied", resubmit: "Pending", deny: "Denied", delete: "Denied" },
  Closed: { resubmit: "Pending", close: "Closed" },
};

const AIMS: Readonly<Record<Exclude<ProjectAction, "edit">, ProjectStatus | "Deleted">> = {
  submit: "Pending",
  withdraw: "Draft",
  resubmit: "Pending",
  approve: "Approved",
  deny: "Denied",
  close: "Closed",
  delete: "Deleted",
};

/** The state that an action leads to; CONFLICT ILLEGAL_TRANSITION if the table has no such transition. */
export function moveProject(
  project: { readonly status: ProjectStatus; readonly closedDate: Date | null },
  action: ProjectAction,
  now: Date,
): Result<ProjectStatus> {
  const to = MOVES[project.status][action];
  const isLate = action === "resubmit" && isTooLate(project, now);
  if (to === undefined || isLate) return fail(refusal(project.status, action));
  return ok(to);
}

/** Whether the action is allowed now. */
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
  return now.getTime() - project.closedDate.getTime() > REOPEN_DAYS * DAY_MS;
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

/** A project whose last date is before this day (UTC) closes automatically. */
export function closingDay(now: Date): string {
  return new Date(now.getTime() - CLOSE_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a deleted project can still be restored. */
export function isRestorable(deletedAt: Date, now: Date): boolean {
  return now.getTime() - deletedAt.getTime() <= RESTORE_DAYS * DAY_MS;
}

/** Rejects a change if the record has changed since the caller saw it. */
export function checkVersion(version: number, seen: number | null | undefined): Result<void> {
  if (seen === null || seen === undefined || seen === version) return ok();
  return fail(conflict("STALE", "Someone else changed this. Reload it and try again."));
}
