import type { ProjectStatus, RoleStatus } from "@callboard/catalog/states.ts";
import { illegalTransition } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** What can happen to a position. `review` is a change that an admin must look at again. */
export const POSITION_ACTIONS = ["approve", "review", "open", "hold", "fill", "reopen", "close"] as const;
export type PositionAction = (typeof POSITION_ACTIONS)[number];

/** states.md, section 2. */
const MOVES: Readonly<Record<RoleStatus, Readonly<Partial<Record<PositionAction, RoleStatus>>>>> = {
  PendingReview: { approve: "Open", review: "PendingReview", close: "Closed" },
  Open: {
    approve: "Open",
    review: "PendingReview",
    open: "Open",
    hold: "OnHold",
    fill: "Filled",
    close: "Closed",
  },
  OnHold: { approve: "OnHold", review: "PendingReview", open: "Open", hold: "OnHold", close: "Closed" },
  Filled: { approve: "Filled", review: "PendingReview", fill: "Filled", reopen: "Open", close: "Closed" },
  Closed: { approve: "Closed", close: "Closed" },
};

const AIMS: Readonly<Record<PositionAction, RoleStatus>> = {
  approve: "Open",
  review: "PendingReview",
  open: "Open",
  hold: "OnHold",
  fill: "Filled",
  reopen: "Open",
  close: "Closed",
};

/** The state that an action leads to; CONFLICT ILLEGAL_TRANSITION where the table has no such move. */
export function movePosition(status: RoleStatus, action: PositionAction): Result<RoleStatus> {
  const to = MOVES[status][action];
  if (to !== undefined) return ok(to);
  const allowed = [...new Set(Object.values(MOVES[status]))].filter((state) => state !== status);
  return fail(illegalTransition(status, AIMS[action], allowed));
}

/** What a producer may ask for by name, as an action. */
export const REQUESTABLE: Readonly<Record<string, PositionAction>> = {
  Open: "open",
  OnHold: "hold",
  Filled: "fill",
  Closed: "close",
};

/** Follows the bookings: full becomes Filled, a place that is free again makes it Open. */
export function settle(status: RoleStatus, cast: number, quantity: number): RoleStatus {
  if (status === "Open" && cast >= quantity) return "Filled";
  if (status === "Filled" && cast < quantity) return "Open";
  return status;
}

/** The state in which others have to take it: a position is live only while its project is approved. */
export function liveStatus(status: RoleStatus, project: ProjectStatus): RoleStatus {
  if (project === "Approved") return status;
  return project === "Closed" && status !== "PendingReview" ? "Closed" : "PendingReview";
}

/** True when a talent can submit at this moment. */
export function takesSubmissions(
  position: { readonly roleStatus: RoleStatus; readonly submissionsDueBy: Date | null },
  project: ProjectStatus,
  now: Date,
): boolean {
  const isDue = position.submissionsDueBy !== null && position.submissionsDueBy <= now;
  return liveStatus(position.roleStatus, project) === "Open" && !isDue;
}

/** The first due date of what is cast: of the open positions, and before anybody decided, of those that are to open. */
export function firstDue(
  positions: readonly { readonly roleStatus: RoleStatus; readonly submissionsDueBy: Date | null }[],
  project: ProjectStatus,
): Date | null {
  const isDecided = project === "Approved" || project === "Closed";
  const dues = positions.flatMap(({ roleStatus, submissionsDueBy }) =>
    roleStatus === "Open" || (roleStatus === "PendingReview" && !isDecided) ? (submissionsDueBy ?? []) : [],
  );
  return dues.length > 0 ? new Date(Math.min(...dues.map((due) => due.getTime()))) : null;
}
