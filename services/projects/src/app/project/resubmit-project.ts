import type { Member } from "@callboard/kit/actor.ts";
import { invalid } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { lockForChange } from "#app/open-project.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { transactionWithCalls } from "#app/transaction-with-calls.ts";
import { PRODUCERS } from "#domain/policy.ts";
import { checkVersion, moveProject } from "#domain/project/project-status.ts";
import { changed, type Project } from "#domain/project/project.ts";
import { readUpdate, type UpdateProject } from "./update-project.ts";
import { checkCompleteNow, pathOf, requireEmail } from "./submit-project.ts";

/**
 * Sends a denied project, or one closed at most 90 days ago, to the admins for another round, with its changes. A
 * pending project is unchanged.
 */
export const resubmitProject = forMembers<Deps, UpdateProject, Project>(PRODUCERS, (deps, member, input) =>
  transactionWithCalls(deps, async (unit, requireCall) => {
    const project = await lockForChange(unit, member, input.projectId);
    if (!project.ok) return project;
    const { details, dates, failures } = readUpdate(deps, project.value, input);
    if (failures.length > 0) return fail(invalid(failures));
    const now = deps.now();
    const move = moveProject(project.value, "resubmit", now);
    if (!move.ok) return move;
    if (project.value.status === move.value) return project;
    const current = checkVersion(project.value.version, input.version);
    if (!current.ok) return current;
    const after = { ...project.value, ...details };
    const complete = await checkCompleteNow(unit, after, now, pathOf);
    if (!complete.ok) return complete;
    const verified = requireEmail(deps, member, requireCall);
    if (!verified.ok) return verified;
    await dates.write(unit, after);
    return write(unit, member, { ...after, submittedAt: now });
  }),
);

async function write(unit: UnitOfWork, member: Member, after: Project): Promise<Result<Project>> {
  const saved = changed(after, {
    status: "Pending",
    round: after.round + 1,
    declineComment: null,
    closedDate: null,
  });
  await unit.saveProject(saved);
  const { id: projectId, companyId, version, round } = saved;
  await unit.addEvents(member, [{ kind: "ProjectResubmitted", projectId, companyId, version, round }]);
  return ok(saved);
}
