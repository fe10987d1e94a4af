import type { Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { ADMINS } from "#domain/policy.ts";
import { checkVersion, moveProject } from "#domain/project/project-status.ts";
import { changed, type Project } from "#domain/project/project.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { keepDecision } from "./keep-decision.ts";

export interface Approve {
  readonly projectId: string;
  /** The version that the reviewer saw. */
  readonly version: number | null;
}

/**
 * Approves the version that the reviewer saw and opens every position in review. If two admins decide at once, the
 * first one wins. An approved project with nothing in review is returned unchanged, and nothing is published.
 */
export const approveProject = forMembers<Deps, Approve, Project>(ADMINS, (deps, member, input) =>
  deps.transaction(async (unit) => {
    const project = await unit.lockProject(input.projectId);
    if (!project) return fail(notFound("project"));
    const now = deps.now();
    const move = moveProject(project, "approve", now);
    if (!move.ok) return move;
    if (project.status === "Approved" && !(await isInReview(unit, project))) return ok(project);
    const current = checkVersion(project.version, input.version);
    return current.ok ? write(unit, member, { project, now }) : current;
  }),
);

async function isInReview(unit: UnitOfWork, project: Project): Promise<boolean> {
  if (project.changedSinceApproval) return true;
  const positions = await unit.positionsOfProjects([project.id]);
  return positions.some((position) => position.roleStatus === "PendingReview");
}

async function write(
  unit: UnitOfWork,
  admin: Member,
  { project, now }: { readonly project: Project; readonly now: Date },
): Promise<Result<Project>> {
  const saved = changed(project, {
    status: "Approved",
    approvedAt: now,
    declineComment: null,
    changedSinceApproval: false,
  });
  await unit.openPositions(project.id);
  await unit.saveProject(saved);
  const { id, companyId, version } = saved;
  await keepDecision(unit, admin, saved, { decision: "Approved", comment: null, decidedAt: now });
  await unit.addEvents(admin, [{ kind: "ProjectApproved", projectId: id, companyId, version }]);
  return ok(saved);
}
