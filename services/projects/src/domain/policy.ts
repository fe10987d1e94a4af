import type { ProjectStatus } from "@callboard/catalog/states.ts";
import { hasRole, type Actor } from "@callboard/kit/actor.ts";
import { forbidden, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Position } from "#domain/position/position.ts";
import { takesSubmissions } from "#domain/position/position-status.ts";
import { canMove, type ProjectAction } from "#domain/project/project-status.ts";
import { isOpenToAll, type Project } from "#domain/project/project.ts";

export const MEMBERS = ["Admin", "Production", "Talent", "Agent"] as const;
export const PRODUCERS = ["Admin", "Production"] as const;
export const ADMINS = ["Admin"] as const;
export const PERFORMERS = ["Talent", "Agent"] as const;

/** The relation of the caller, or of someone they represent, to a project or one of its positions. */
export interface ViewerRelation {
  readonly submitted: boolean;
  /** Invited by the company to submit. */
  readonly invited: boolean;
  readonly confirmed: boolean;
  /** Ids of positions for which one of them is booked. */
  readonly bookedPositions: readonly string[];
  /** Ids of positions for which one of them has a confirmed audition. */
  readonly confirmedPositions: readonly string[];
}

export const NO_RELATION: ViewerRelation = {
  submitted: false,
  invited: false,
  confirmed: false,
  bookedPositions: [],
  confirmedPositions: [],
};

/** Combines the standings of several people to a project. */
export function joinRelations(one: ViewerRelation, other: ViewerRelation): ViewerRelation {
  return {
    submitted: one.submitted || other.submitted,
    invited: one.invited || other.invited,
    confirmed: one.confirmed || other.confirmed,
    bookedPositions: [...one.bookedPositions, ...other.bookedPositions],
    confirmedPositions: [...one.confirmedPositions, ...other.confirmedPositions],
  };
}

/** gallery: the poster and its caption; viewer: what members read; owner: everything. */
export type View = "gallery" | "viewer" | "owner";

type Guarded = Pick<Project, "companyId" | "status" | "public" | "hidden">;

/** Whether the caller belongs to the project's company or is an admin. */
export function isOwner(actor: Actor, companyId: string): boolean {
  if (actor.kind !== "member") return false;
  return hasRole(actor, "Admin") || (hasRole(actor, "Production") && actor.organisationId === companyId);
}

/** Whether the standing of someone outside the company matters: the project is visible, but private. */
export function needsRelation(actor: Actor, project: Guarded): boolean {
  const isShown = project.status === "Approved" || project.status === "Closed";
  return actor.kind === "member" && isShown && !isOpenToAll(project) && !isOwner(actor, project.companyId);
}

/** The caller's view of a project; null if the caller may not know that it exists. */
export function viewOf(actor: Actor, project: Guarded, relation: ViewerRelation): View | null {
  if (actor.kind === "system" || isOwner(actor, project.companyId)) return "owner";
  const isPublic = isOpenToAll(project);
  if (actor.kind === "guest") return project.status === "Approved" && isPublic ? "gallery" : null;
  const isShown = project.status === "Approved" || project.status === "Closed";
  return isShown && (isPublic || relation.submitted || relation.invited) ? "viewer" : null;
}

/** Returns the project if the caller may change it: NOT_FOUND if the caller cannot read it, otherwise FORBIDDEN. */
export function mayChange<P extends Guarded>(actor: Actor, project: P | null): Result<P> {
  if (!project || viewOf(actor, project, NO_RELATION) === null) return fail(notFound("project"));
  return isOwner(actor, project.companyId) ? ok(project) : fail(forbidden("OWNERSHIP"));
}

/** Positions in review are visible only to the company and admins. */
export function isPositionShown(view: View, position: Pick<Position, "roleStatus">): boolean {
  return view === "owner" || (view === "viewer" && position.roleStatus !== "PendingReview");
}

const EDITS = [
  "updateProject",
  "updateProjectInfo",
  "updateContactInfo",
  "updateAdditionalInfo",
  "updateLocationlInfo",
  "saveProjectPosition",
  "saveProjectMedia",
  "saveSupportingDocs",
  "saveFilmingDate",
  "saveAuditionTime",
  "deleteFilmingDate",
  "deleteAuditionTime",
  "deleteItems",
] as const;

/** Operations of the owner on the project as a whole; those that would change nothing are left out. */
const MOVES: readonly {
  readonly operation: string;
  readonly action: ProjectAction;
  readonly not?: readonly ProjectStatus[];
}[] = [
  { operation: "submitProjectApproval", action: "submit", not: ["Pending"] },
  { operation: "submitProject", action: "submit", not: ["Pending"] },
  { operation: "withdrawProject", action: "withdraw", not: ["Draft"] },
  { operation: "resubmitProject", action: "resubmit", not: ["Pending"] },
  { operation: "closeProject", action: "close", not: ["Closed"] },
  { operation: "deleteProject", action: "delete" },
];
const REVIEWS = [
  { operation: "approveProject", action: "approve" },
  { operation: "denyProject", action: "deny" },
] as const;

/** Names of the operations that the caller may perform on this project now. */
export function projectOperations(actor: Actor, project: Project, now: Date): string[] {
  const edits = canMove(project, "edit", now) ? EDITS : [];
  const moves = MOVES.filter(
    ({ action, not }) =>
      canMove(project, action, now) &&
      !not?.includes(project.status) &&
      (action !== "delete" || project.submissions === 0),
  );
  const reviews = REVIEWS.filter(({ action }) => canMove(project, action, now));
  const own = isOwner(actor, project.companyId) ? [...edits, ...moves.map(({ operation }) => operation)] : [];
  return hasRole(actor, ...ADMINS) ? [...own, ...reviews.map(({ operation }) => operation)] : own;
}

/** Names of the operations that the caller may perform on this position now. */
export function positionOperations(
  actor: Actor,
  facts: { project: Project; position: Position },
  now: Date,
): string[] {
  const { project, position } = facts;
  const operations: string[] = [];
  if (isOwner(actor, project.companyId) && canMove(project, "edit", now)) {
    operations.push("updateProjectPosition");
    if (position.submissions === 0) operations.push("deleteProjectPosition");
  }
  if (hasRole(actor, ...PERFORMERS) && !project.hidden && takesSubmissions(position, project.status, now))
    operations.push("submitToPosition");
  return operations;
}
