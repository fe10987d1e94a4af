import { LIMITS } from "@callboard/catalog/limits.ts";
import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { invalid, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { cleanText } from "#domain/changes.ts";
import { checkFields, text } from "#domain/field-checks.ts";
import { ADMINS } from "#domain/policy.ts";
import { moveProject } from "#domain/project/project-status.ts";
import { changed, type Project } from "#domain/project/project.ts";
import { projectId } from "#app/open-project.ts";
import type { Deps } from "#app/ports.ts";

const COMMENT = { comment: { required: true, check: text(LIMITS.commentLength) } };

/**
 * Sends a pending project back with a comment, or takes an approved one down: it leaves the searches at once. Denied
 * with the same comment already, it stays as it is.
 */
export async function denyProject(
  deps: Deps,
  actor: Actor,
  input: { readonly key: string; readonly comment: string },
): Promise<Result<Project>> {
  const member = requireMember(actor, ADMINS);
  if (!member.ok) return member;
  const id = projectId(input.key, "projectId");
  if (!id.ok) return id;
  return deps.transaction(async (unit) => {
    const project = await unit.lockProject(id.value);
    if (!project) return fail(notFound("project"));
    const comment = cleanText(input.comment);
    const failures = checkFields("", { comment }, COMMENT);
    if (failures.length > 0)
      return fail(invalid(failures.map((failure) => ({ ...failure, path: "comment" }))));
    const now = deps.clock();
    const move = moveProject(project, "deny", now);
    if (!move.ok) return move;
    if (project.status === "Denied" && project.declineComment === comment) return ok(project);
    const saved = changed(project, {
      status: "Denied",
      declineComment: comment,
      changedSinceApproval: false,
    });
    await unit.saveProject(saved);
    const { companyId, version, round } = saved;
    const decided = { round, decision: "Denied", comment, decidedAt: now } as const;
    await unit.addReview({ ...decided, projectId: id.value, decidedBy: member.value.userId });
    const takenDown = project.status === "Approved";
    await unit.addEvents(actor, [
      { kind: "ProjectDenied", projectId: id.value, companyId, version, takenDown },
    ]);
    return ok(saved);
  });
}
