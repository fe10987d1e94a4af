import type { Member } from "@callboard/kit/actor.ts";
import type { UnitOfWork } from "#app/ports.ts";
import type { ProjectsEvent } from "#domain/events.ts";
import type { ItemKind } from "#domain/items.ts";
import { changed, type Project } from "#domain/project/project.ts";
import type { Decided } from "./decide-items.ts";

/** Writes the removals: one statement per kind, one per project, and their events. */
export async function writeRemovals(
  unit: UnitOfWork,
  member: Member,
  removed: readonly Decided[],
  now: Date,
): Promise<void> {
  if (removed.length === 0) return;
  await unit.removePositions(idsOf(removed, "position"), now);
  await unit.removeFilmingDates(idsOf(removed, "filmingDate"), now);
  await unit.cancelSlots(idsOf(removed, "auditionTime"), now);
  const events: ProjectsEvent[] = [];
  for (const items of Map.groupBy(removed, ({ item }) => item.projectId).values()) {
    const project = items[0]?.project;
    if (!project) continue;
    const saved = withoutItems(project, items);
    await unit.saveProject(saved);
    events.push(...eventsOf(project, saved, items));
  }
  await unit.addEvents(member, events);
}

function idsOf(items: readonly Decided[], ...kinds: readonly ItemKind[]): string[] {
  return items.flatMap(({ item }) => (kinds.includes(item.kind) ? [item.id] : []));
}

/** Talent decides by filming dates: removing one from an approved project marks it for review. */
function withoutItems(project: Project, items: readonly Decided[]): Project {
  const files = idsOf(items, "media", "document");
  const isMarked = project.status === "Approved" && idsOf(items, "filmingDate").length > 0;
  return changed(project, {
    mediaIds: project.mediaIds.filter((id) => !files.includes(id)),
    supportingDocIds: project.supportingDocIds.filter((id) => !files.includes(id)),
    changedSinceApproval: project.changedSinceApproval || isMarked,
  });
}

function eventsOf(
  before: Project,
  { version, ...after }: Project,
  items: readonly Decided[],
): ProjectsEvent[] {
  const about = { projectId: before.id, companyId: before.companyId, version };
  const slotIds = idsOf(items, "auditionTime");
  const filmingDateIds = idsOf(items, "filmingDate");
  const events: ProjectsEvent[] = items.flatMap(({ position }) =>
    position
      ? [{ kind: "PositionRemoved", ...about, positionId: position.id, version: position.version + 1 }]
      : [],
  );
  if (slotIds.length + filmingDateIds.length > 0)
    events.push({ kind: "ScheduleChanged", ...about, slotIds, filmingDateIds, movedSlotIds: [] });
  for (const [kind, field] of FILES) {
    const mediaIds = after[field];
    const releasedMediaIds = before[field].filter((id) => !mediaIds.includes(id));
    if (releasedMediaIds.length > 0) events.push({ kind, ...about, mediaIds, releasedMediaIds });
  }
  return events;
}

const FILES = [
  ["ProjectMediaChanged", "mediaIds"],
  ["ProjectDocsChanged", "supportingDocIds"],
] as const;
