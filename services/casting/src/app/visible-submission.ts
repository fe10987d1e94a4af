import type { Actor } from "@callboard/kit/actor.ts";
import { conflict, notFound } from "@callboard/kit/failure.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { asAnnounced, asKnownTo } from "#domain/announcement.ts";
import { isCompanySide, relationTo, type Relation } from "#domain/policy.ts";
import type { Submission } from "#domain/submission.ts";
import { cachedProjects } from "./read-through.ts";
import type { UnitOfWork, Deps, SubmissionKey } from "./ports.ts";

/** A submission's key as operations carry it: that of the project and that of the submission. */
export interface FullKey extends SubmissionKey {
  readonly projectId: string;
}

/** A submission with the caller's relation to it; for the talent side in its announced state. */
export interface VisibleSubmission {
  readonly submission: Submission;
  readonly relation: Relation;
  /** A decision is pending that the caller does not know of. */
  readonly decided: boolean;
  /** Its position in the list that it was read from; null outside a list. */
  readonly cursor: string | null;
}

/**
 * Locks the submission for a change, in the state that the deciding side knows. A caller who may not read it gets
 * `NOT_FOUND`, as if it did not exist.
 */
export async function lockAuthorized(
  unit: UnitOfWork,
  actor: Actor,
  key: FullKey,
): Promise<Result<VisibleSubmission>> {
  return related(actor, await unit.lockSubmission(key), key.projectId);
}

/** The submission if the caller may read it, otherwise `NOT_FOUND`. */
export function visibleSubmission(
  actor: Actor,
  submission: Submission | null,
  projectId?: string,
): Result<VisibleSubmission> {
  return map(related(actor, submission, projectId), (found) => asVisible(found));
}

/** The part of the submission that the relation may know. */
export function asVisible({
  submission,
  relation,
}: Pick<VisibleSubmission, "submission" | "relation">): VisibleSubmission {
  const decided = !isCompanySide(relation) && submission.announcement !== null;
  return { submission: asKnownTo(relation, submission), relation, decided, cursor: null };
}

function related(actor: Actor, submission: Submission | null, projectId?: string): Result<VisibleSubmission> {
  const relation = submission ? relationTo(actor, submission) : null;
  if (!submission || !relation) return fail(notFound("submission"));
  if (projectId !== undefined && submission.projectId !== projectId) return fail(notFound("submission"));
  return ok({ submission, relation, decided: false, cursor: null });
}

/** Whether a project is closed; read before a transaction begins. False for an unknown project. */
export async function isClosed(deps: Deps, projectId: string): Promise<Result<boolean>> {
  const projects = await cachedProjects(deps, [projectId]);
  return projects.ok ? ok(projects.value.get(projectId)?.status === "Closed") : projects;
}

/**
 * While a booking is pending, the talent side cannot respond to an offer: `NOT_REQUESTED` with the state it knows. A
 * response about dates is possible until a decision is announced, so that it tells nothing.
 */
export function needOfferAnnounced(submission: Submission): Result<void> {
  if (submission.announcement === null || submission.request?.kind !== "Offer") return ok();
  const { status } = asAnnounced(submission);
  return fail(conflict("NOT_REQUESTED", "There is no open request to respond to.", { state: status }));
}
