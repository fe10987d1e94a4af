import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { conflict } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { checkComplete } from "#domain/project/completeness.ts";
import { ADMINS, PRODUCERS } from "#domain/policy.ts";
import { moveProject } from "#domain/project/project-status.ts";
import { changed, type Project } from "#domain/project/project.ts";
import { lockForChange } from "#app/open-project.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { transactionWithCalls, type RequireCall } from "#app/transaction-with-calls.ts";

/**
 * Sends a draft to the admins as it is saved. VALIDATION names what is missing in the first step that is not
 * complete; CONFLICT EMAIL_UNVERIFIED before the caller's address is proven. A pending project stays as it is.
 */
export const submitProject = forMembers<Deps, { readonly projectId: string }, Project>(
  PRODUCERS,
  (deps, member, input) =>
    transactionWithCalls(deps, async (unit, requireCall) => {
      const project = await lockForChange(unit, member, input.projectId);
      if (!project.ok) return project;
      const now = deps.now();
      const move = moveProject(project.value, "submit", now);
      if (!move.ok) return move;
      if (project.value.status === move.value) return project;
      const complete = await checkCompleteNow(unit, project.value, now);
      if (!complete.ok) return complete;
      const verified = requireEmail(deps, member, requireCall);
      if (!verified.ok) return verified;
      const { round } = project.value;
      const saved = changed(project.value, {
        status: move.value,
        submittedAt: now,
        round: Math.max(round, 1),
      });
      await unit.saveProject(saved);
      const { id: projectId, companyId, version } = saved;
      await unit.addEvents(member, [{ kind: "ProjectSubmitted", projectId, companyId, version }]);
      return ok(saved);
    }),
);

/** Whether the project with its positions can be shown to an admin. */
export async function checkCompleteNow(unit: UnitOfWork, project: Project, now: Date): Promise<Result<void>> {
  return checkComplete(project, await unit.positionsOfProjects([project.id]), now);
}

/** Admins vouch for themselves; everybody else needs a proven address. */
export function requireEmail(deps: Deps, member: Member, requireCall: RequireCall): Result<void> {
  if (hasRole(member, ...ADMINS)) return ok();
  const send = async (): Promise<Result<void>> => {
    const verified = await deps.upstreams.identity.isEmailVerified(member.userId);
    if (!verified.ok) return verified;
    return verified.value ? ok() : fail(conflict("EMAIL_UNVERIFIED", "Confirm your email address first."));
  };
  return requireCall({ key: `email ${member.userId}`, send });
}
