import { LIMITS } from "@callboard/catalog/limits.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { paragraph } from "@callboard/kit/fields.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import type { Deps } from "#app/ports.ts";
import { ADMINS } from "#domain/policy.ts";
import { moveProject } from "#domain/project/project-status.ts";
import { changed, type Project } from "#domain/project/project.ts";
import { keepDecision } from "./keep-decision.ts";

export interface Deny {
  readonly projectId: string;
  readonly comment: string;
}

/**
 * Sends a pending project back with a comment, or takes down an approved one, which leaves the searches at once. If
 * it is already denied with the same comment, it is unchanged.
 */
export const denyProject = forMembers<Deps, Deny, Project>(ADMINS, (deps, member, input) =>
  deps.transaction(async (unit) => {
    const project = await unit.lockProject(input.projectId);
    if (!project) return fail(notFound("project"));
    const comment = validate(paragraph(LIMITS.commentLength), input.comment, "comment");
    if (!comment.ok) return comment;
    const now = deps.now();
    const move = moveProject(project, "deny", now);
    if (!move.ok) return move;
    if (project.status === "Denied" && project.declineComment === comment.value) return ok(project);
    const saved = changed(project, {
      status: "Denied",
      declineComment: comment.value,
      changedSinceApproval: false,
    });
    await unit.saveProject(saved);
    const { id: projectId, companyId, version } = saved;
    const decided = { decision: "Denied", comment: comment.value, decidedAt: now } as const;
    await keepDecision(unit, member, saved, decided);
    const takenDown = project.status === "Approved";
    await unit.addEvents(member, [{ kind: "ProjectDenied", projectId, companyId, version, takenDown }]);
    return ok(saved);
  }),
);
