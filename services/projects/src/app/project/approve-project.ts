import { requireMember, type Actor, type Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { ADMINS } from "#domain/policy.ts";
import { checkVersion, moveProject } from "#domain/project/project-status.ts";
import { changed, type Project } from "#domain/project/project.ts";
import { projectId } from "#app/open-project.ts";
import type { Deps, Unit } from "#app/ports.ts";

/**
 * Approves the version that the reviewer saw and opens every position in review. Of two admins at once the first
 * decides; for an approved project with nothing in review it answers the project and publishes nothing.
 */
export async function approveProject(
  deps: Deps,
  actor: Actor,
  input: { readonly key: string; readonly version: number | null },
): Promise<Result<Project>> {
  const member = requireMember(actor, ADMINS);
  if (!member.ok) return member;
  const id = projectId(input.key, "projectId");
  if (!id.ok) return id;
  return deps.transaction(async (unit) => {
    const project = await unit.lockProject(id.value);
    if (!project) return fail(notFound("project"));
    const now = deps.clock();
    const move = moveProject(project, "approve", now);
    if (!move.ok) return move;
    if (project.status === "Approved" && !(await isInReview(unit, project))) return ok(project);
    const current = checkVersion(project.version, input.version);
    return current.ok ? write(unit, member.value, { project, now }) : current;
  });
}

async function isInReview(unit: Unit, project: Project): Promise<boolean> {
  if (project.changedSinceApproval) return true;
  const positions = await unit.positionsOfProjects([project.id]);
  return positions.some((position) => position.roleStatus === "PendingReview");
}

async function write(
  unit: Unit,
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
  const { id, companyId, version, round } = saved;
  const decided = { round, decision: "Approved", comment: null, decidedAt: now } as const;
  await unit.addReview({ ...decided, projectId: id, decidedBy: admin.userId });
  await unit.addEvents(admin, [{ kind: "ProjectApproved", projectId: id, companyId, version }]);
  return ok(saved);
}
