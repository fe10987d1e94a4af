import type { ProjectStatus, RoleStatus } from "@callboard/catalog/states.ts";
import { illegalTransition } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** Actions on a position. `review` stands for a change that needs another review. */
export const POSITION_ACTIONS = ["approve", "review", "open", "hold", "fill", "reopen", "close"] as const;
export type PositionAction = (typeof POSITION_ACTIONS)[number];

/** Transitions, as in states.md, section 2. */
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

/** The state that an action leads to; CONFLICT ILLEGAL_TRANSITION if the table has no such transition. */
export function movePosition(status: RoleStatus, action: PositionAction): Result<RoleStatus> {
  const to = MOVES[status][action];
  if (to !== undefined) return ok(to);
  const allowed = [...new Set(Object.values(MOVES[status]))].filter((state) => state !== status);
  return fail(illegalTransition(status, AIMS[action], allowed));
}

/** States that a producer may request by name, with their actions. */
export const REQUESTABLE: Readonly<Record<string, PositionAction>> = {
  Open: "open",
  OnHold: "hold",
  Filled: "fill",
  Closed: "close",
};

/** The state after a change of bookings: Filled when full, Open when a place is free again. */
export function settle(status: RoleStatus, cast: number, quantity: number): RoleStatus {
  if (status === "Open" && cast >= quantity) return "Filled";
  if (status === "Filled" && cast < quantity) return "Open";
  return status;
}

/** The effective state: a position is live only while its project is approved. */
export function liveStatus(status: RoleStatus, project: ProjectStatus): RoleStatus {
  if (project === "Approved") return status;
  return project === "Closed" && status !== "PendingReview" ? "Closed" : "PendingReview";
}

/** Whether talent can submit now. */
export function takesSubmissions(
  position: { readonly roleStatus: RoleStatus; readonly submissionsDueBy: Date | null },
  project: ProjectStatus,
  now: Date,
): boolean {
  const isDue = position.submissionsDueBy !== null && position.submissionsDueBy <= now;
  return liveStatus(position.roleStatus, project) === "Open" && !isDue;
}

/**
 * The next due date: of the open positions or, before the project was decided about, of those to be opened. If all
 * have passed, the last of them, so that a project is past due only once no position takes submissions any more.
 */
export function nextDue(
  positions: readonly { readonly roleStatus: RoleStatus; readonly submissionsDueBy: Date | null }[],
  project: ProjectStatus,
  now: Date,
): Date | null {
  const isDecided = project === "Approved" || project === "Closed";
  const dues = positions
    .flatMap(({ roleStatus, submissionsDueBy }) =>
      roleStatus === "Open" || (roleStatus === "PendingReview" && !isDecided) ? (submissionsDueBy ?? []) : [],
    )
    .toSorted((one, other) => one.getTime() - other.getTime());
  return dues.find((due) => due > now) ?? dues.at(-1) ?? null;
}
