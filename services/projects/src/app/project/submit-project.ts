import { hasRole, type Actor, type Member } from "@callboard/kit/actor.ts";
import { conflict } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { checkComplete } from "#domain/project/completeness.ts";
import { ADMINS } from "#domain/policy.ts";
import { moveProject } from "#domain/project/project-status.ts";
import { changed, type Project } from "#domain/project/project.ts";
import { lockForChange, producerAndProject } from "#app/open-project.ts";
import type { Deps, Unit } from "#app/ports.ts";
import { transactionWithCalls, type RequireCall } from "#app/transaction-with-calls.ts";

/**
 * Sends a draft to the admins as it is saved. VALIDATION names what is missing in the first step that is not
 * complete; CONFLICT EMAIL_UNVERIFIED before the caller's address is proven. A pending project stays as it is.
 */
export async function submitProject(
  deps: Deps,
  actor: Actor,
  input: { readonly key: string },
): Promise<Result<Project>> {
  const known = producerAndProject(actor, { value: input.key, path: "PK" });
  if (!known.ok) return known;
  return transactionWithCalls(deps, async (unit, requireCall) => {
    const project = await lockForChange(unit, actor, known.value.id);
    if (!project.ok) return project;
    const now = deps.clock();
    const move = moveProject(project.value, "submit", now);
    if (!move.ok) return move;
    if (project.value.status === move.value) return project;
    const complete = await checkCompleteNow(unit, project.value, now);
    if (!complete.ok) return complete;
    const verified = requireEmail(deps, known.value.member, requireCall);
    if (!verified.ok) return verified;
    const { round } = project.value;
    const saved = changed(project.value, { status: move.value, submittedAt: now, round: Math.max(round, 1) });
    await unit.saveProject(saved);
    const { id: projectId, companyId, version } = saved;
    await unit.addEvents(actor, [{ kind: "ProjectSubmitted", projectId, companyId, version }]);
    return ok(saved);
  });
}

/** Whether the project with its positions can be shown to an admin. */
export async function checkCompleteNow(unit: Unit, project: Project, now: Date): Promise<Result<void>> {
  return checkComplete(project, await unit.positionsOfProjects([project.id]), now);
}

/** Admins vouch for themselves; everybody else needs a proven address. */
export function requireEmail(deps: Deps, member: Member, requireCall: RequireCall): Result<void> {
  if (hasRole(member, ...ADMINS)) return ok();
  const send = async (): Promise<Result<void>> => {
    const verified = await deps.identity.isEmailVerified(member.userId);
    if (!verified.ok) return verified;
    return verified.value ? ok() : fail(conflict("EMAIL_UNVERIFIED", "Confirm your e-mail address first."));
  };
  return requireCall({ key: `email ${member.userId}`, send });
}
