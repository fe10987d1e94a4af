import type { Actor } from "@callboard/kit/actor.ts";
import { conflict, notFound } from "@callboard/kit/failure.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { asAnnounced, asKnownTo } from "#domain/announcement.ts";
import { isCompanySide, relationTo, type Relation } from "#domain/policy.ts";
import type { Submission } from "#domain/submission.ts";
import { cachedProjects } from "./read-through.ts";
import type { UnitOfWork, Deps, SubmissionKey } from "./ports.ts";

/** A submission's key as the operations carry it: the project's and the submission's own. */
export interface FullKey extends SubmissionKey {
  readonly projectId: string;
}

/** A submission with how the caller stands to it; for the talent's side as it was announced. */
export interface VisibleSubmission {
  readonly submission: Submission;
  readonly relation: Relation;
  /** A decision waits that the caller does not know of. */
  readonly decided: boolean;
  /** Where it is in the list that it was read with; null outside of a list. */
  readonly cursor: string | null;
}

/**
 * Holds the submission for a change, as it is for those who decide; whoever may not read it gets NOT_FOUND, as if it
 * had never been.
 */
export async function lockAuthorized(
  unit: UnitOfWork,
  actor: Actor,
  key: FullKey,
): Promise<Result<VisibleSubmission>> {
  return related(actor, await unit.lockSubmission(key), key.projectId);
}

/** The submission as far as the caller may read it, else NOT_FOUND. */
export function visibleSubmission(
  actor: Actor,
  submission: Submission | null,
  projectId?: string,
): Result<VisibleSubmission> {
  return map(related(actor, submission, projectId), (found) => asVisible(found));
}

/** What the relation may know of the submission. */
export function asVisible({
  submission,
  relation,
}: Pick<VisibleSubmission, "submission" | "relation">): VisibleSubmission {
  const known = asKnownTo(relation, submission);
  return { submission: known, relation, decided: known !== submission, cursor: null };
}

function related(actor: Actor, submission: Submission | null, projectId?: string): Result<VisibleSubmission> {
  const relation = submission ? relationTo(actor, submission) : null;
  if (!submission || !relation) return fail(notFound("submission"));
  if (projectId !== undefined && submission.projectId !== projectId) return fail(notFound("submission"));
  return ok({ submission, relation, decided: false, cursor: null });
}

/** Whether a project is closed; read before a transaction begins. A project that nobody knows is not. */
export async function isClosed(deps: Deps, projectId: string): Promise<Result<boolean>> {
  const projects = await cachedProjects(deps, [projectId]);
  return projects.ok ? ok(projects.value.get(projectId)?.status === "Closed") : projects;
}

/**
 * While a decision waits, the talent's side can answer no invitation: NOT_INVITED with the state that it knows, which
 * gives the decision away no more than an invitation that was taken back.
 */
export function needAnnounced(submission: Submission, relation: Relation): Result<void> {
  if (isCompanySide(relation) || submission.announcement === null) return ok();
  const { status } = asAnnounced(submission);
  return fail(conflict("NOT_INVITED", "There is no open audition request.", { state: status }));
}

/** While a decision waits, the talent's side can respond to no request: NOT_REQUESTED with the state that it knows. */
export function needRequestAnnounced(submission: Submission): Result<void> {
  if (submission.announcement === null) return ok();
  const { status } = asAnnounced(submission);
  return fail(conflict("NOT_REQUESTED", "There is no open request to respond to.", { state: status }));
}
