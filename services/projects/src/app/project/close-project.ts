import type { Actor } from "@callboard/kit/actor.ts";
import { ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { lockForChange } from "#app/open-project.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { PRODUCERS } from "#domain/policy.ts";
import { closingDay, moveProject } from "#domain/project/project-status.ts";
import type { Project } from "#domain/project/project.ts";

/**
 * Closes an approved project: it takes no more submissions, and upcoming audition times are cancelled. Idempotent.
 */
export const closeProject = forMembers<Deps, { readonly projectId: string }, void>(
  PRODUCERS,
  (deps, member, input) =>
    deps.transaction(async (unit) => {
      const project = await lockForChange(unit, member, input.projectId);
      if (!project.ok) return project;
      const now = deps.now();
      const move = moveProject(project.value, "close", now);
      if (!move.ok) return move;
      if (project.value.status !== move.value) await close(unit, member, [project.value], now);
      return ok();
    }),
);

const SYSTEM = { kind: "system", service: "projects" } as const;

/**
 * Closes projects whose last due and filming dates are thirty days past, a hundred at most; returns how many.
 * Replicas that run it concurrently share the work.
 */
export async function closeFinishedProjects(deps: Pick<Deps, "transaction" | "now">): Promise<number> {
  const now = deps.now();
  const closed = await deps.transaction(async (unit) => {
    const finished = await unit.lockProjectsToClose(closingDay(now));
    await close(unit, SYSTEM, finished, now);
    return ok(finished.length);
  });
  return closed.ok ? closed.value : 0;
}

/** Closes the approved projects of a company without members, since no one would respond to submissions. */
export async function closeProjectsOf(unit: UnitOfWork, companyId: string, now: Date): Promise<void> {
  const approved = await unit.lockApprovedProjects(companyId);
  if (approved.length > 0) await close(unit, SYSTEM, approved, now);
}

async function close(unit: UnitOfWork, actor: Actor, projects: readonly Project[], now: Date): Promise<void> {
  const ids = projects.map(({ id }) => id);
  await unit.closeProjects(ids, now);
  const slots = Map.groupBy(await unit.cancelComingSlots(ids, now), (slot) => slot.projectId);
  const features = await unit.removeFeaturesOf(ids, now);
  await unit.addEvents(actor, [
    ...projects.flatMap(({ id: projectId, companyId, version: before }) => {
      const about = { projectId, companyId, version: before + 1 };
      const slotIds = (slots.get(projectId) ?? []).map(({ id }) => id);
      const cancelled = { kind: "ScheduleChanged", ...about, slotIds } as const;
      return [
        { kind: "ProjectClosed", ...about } as const,
        ...(slotIds.length > 0 ? [{ ...cancelled, filmingDateIds: [], movedSlotIds: [] }] : []),
      ];
    }),
    ...features,
  ]);
}
