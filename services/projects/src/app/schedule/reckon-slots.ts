import { ok } from "@callboard/kit/result.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { changed } from "#domain/project/project.ts";
import { reckonedAgain, type AuditionSlot } from "#domain/schedule/schedule.ts";

const SYSTEM = { kind: "system", service: "projects" } as const;

/**
 * Gives coming slots the instants that their clock times have by new zone data, once for each version of the data;
 * returns how many changed. Nobody is invited again: the clock shows what it showed.
 */
export async function reckonSlots(
  deps: Pick<Deps, "reads" | "transaction" | "now">,
  zoneData: string,
): Promise<number> {
  let count = 0;
  let after: string | null = null;
  for (;;) {
    const coming: AuditionSlot[] = await deps.reads.slotsToReckon(zoneData, deps.now(), after);
    const wrong = coming.filter((slot) => reckonedAgain(slot) !== null);
    if (wrong.length > 0) count += await reckonAgain(deps, wrong);
    after = coming.at(-1)?.id ?? null;
    if (after === null) break;
  }
  await deps.transaction(async (unit) => ok(await unit.markReckoned(zoneData)));
  return count;
}

async function reckonAgain(deps: Pick<Deps, "transaction">, found: readonly AuditionSlot[]): Promise<number> {
  const projectIds = [...new Set(found.map(({ projectId }) => projectId))];
  const saved = await deps.transaction(async (unit: UnitOfWork) => {
    const projects = await unit.lockProjects(projectIds);
    const present = new Set(projects.map(({ id }) => id));
    // Read again under the lock: somebody may have moved one meanwhile.
    const slots = (await unit.slots(found.map(({ id }) => id))).flatMap((slot) =>
      slot.cancelledAt === null && present.has(slot.projectId) ? (reckonedAgain(slot) ?? []) : [],
    );
    if (slots.length > 0) await unit.saveSlots(slots);
    for (const project of projects) {
      const slotIds = slots.flatMap(({ id, projectId }) => (projectId === project.id ? [id] : []));
      if (slotIds.length === 0) continue;
      const next = changed(project, {});
      await unit.saveProject(next);
      const { id: projectId, companyId, version } = next;
      const about = { projectId, companyId, version, slotIds, filmingDateIds: [], movedSlotIds: [] };
      await unit.addEvents(SYSTEM, [{ kind: "ScheduleChanged", ...about }]);
    }
    return ok(slots.length);
  });
  return saved.ok ? saved.value : 0;
}
