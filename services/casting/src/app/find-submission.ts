import type { Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { relationTo, type Relation } from "#domain/policy.ts";
import type { Submission } from "#domain/submission.ts";
import { knownProjects } from "./known.ts";
import type { Changes, Deps, SubmissionKey } from "./ports.ts";

/** A submission's key as the operations carry it: the project's and the submission's own. */
export interface FullKey extends SubmissionKey {
  readonly projectId: string;
}

/** A submission with how the caller stands to it. */
export interface Seen {
  readonly submission: Submission;
  readonly relation: Relation;
}

/** Holds the submission for a change; whoever may not read it gets NOT_FOUND, as if it had never been. */
export async function lockSeen(tx: Changes, actor: Actor, key: FullKey): Promise<Result<Seen>> {
  return seen(actor, await tx.lockSubmission(key), key.projectId);
}

/** The submission as far as the caller may read it, else NOT_FOUND. */
export function seen(actor: Actor, submission: Submission | null, projectId?: string): Result<Seen> {
  const relation = submission ? relationTo(actor, submission) : null;
  if (!submission || !relation) return fail(notFound("submission"));
  if (projectId !== undefined && submission.projectId !== projectId) return fail(notFound("submission"));
  return ok({ submission, relation });
}

/** Whether a project is closed; read before a transaction begins. A project that nobody knows is not. */
export async function isClosed(deps: Deps, projectId: string): Promise<Result<boolean>> {
  const projects = await knownProjects(deps, [projectId]);
  return projects.ok ? ok(projects.value.get(projectId)?.status === "Closed") : projects;
}
