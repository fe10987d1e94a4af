import type { Actor } from "@callboard/kit/actor.ts";
import { invalid } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { merge, type Changes } from "#domain/changes.ts";
import { checkVersion, moveProject } from "#domain/project/project-status.ts";
import {
  BLANK_DETAILS,
  changed,
  detailsOf,
  type Project,
  type ProjectDetails,
} from "#domain/project/project.ts";
import { checkStep } from "#domain/project/wizard-steps.ts";
import { lockForChange, producerAndProject } from "#app/open-project.ts";
import type { Deps, Unit } from "#app/ports.ts";
import { checkCompleteNow, requireEmail } from "./submit-project.ts";
import { transactionWithCalls } from "#app/transaction-with-calls.ts";

export interface Resubmit {
  readonly key: string;
  readonly changes: Changes<ProjectDetails>;
  readonly version: number | null;
}

/**
 * Sends a denied project, or one closed at most 90 days ago, back to the admins for another round, with the changes
 * in it. A pending project stays as it is.
 */
export async function resubmitProject(deps: Deps, actor: Actor, input: Resubmit): Promise<Result<Project>> {
  const known = producerAndProject(actor, { value: input.key, path: "project.PK" });
  if (!known.ok) return known;
  return transactionWithCalls(deps, async (unit, requireCall) => {
    const project = await lockForChange(unit, actor, known.value.id);
    if (!project.ok) return project;
    const details = merge(detailsOf(project.value), input.changes, BLANK_DETAILS);
    const failures = checkStep("projectInfo", details, "project");
    if (failures.length > 0) return fail(invalid(failures));
    const now = deps.clock();
    const move = moveProject(project.value, "resubmit", now);
    if (!move.ok) return move;
    if (project.value.status === move.value) return project;
    const current = checkVersion(project.value.version, input.version);
    if (!current.ok) return current;
    const after = { ...project.value, ...details };
    const complete = await checkCompleteNow(unit, after, now);
    if (!complete.ok) return complete;
    const verified = requireEmail(deps, known.value.member, requireCall);
    return verified.ok ? write(unit, actor, { ...after, submittedAt: now }) : verified;
  });
}

async function write(unit: Unit, actor: Actor, after: Project): Promise<Result<Project>> {
  const saved = changed(after, {
    status: "Pending",
    round: after.round + 1,
    declineComment: null,
    closedDate: null,
  });
  await unit.saveProject(saved);
  const { id: projectId, companyId, version, round } = saved;
  await unit.addEvents(actor, [{ kind: "ProjectResubmitted", projectId, companyId, version, round }]);
  return ok(saved);
}
