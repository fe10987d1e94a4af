import type { Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { checkEdit } from "#app/open-project.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import type { Item, ItemKind, ItemOutcome } from "#domain/items.ts";
import { mayChange } from "#domain/policy.ts";
import type { Position } from "#domain/position/position.ts";
import type { Project } from "#domain/project/project.ts";
import type { AuditionSlot } from "#domain/schedule/schedule.ts";

/** The decision about one item; an item that is already gone is a success, but not removed again. */
export interface Decided extends ItemOutcome {
  readonly remove: boolean;
  readonly project?: Project;
  readonly position?: Position;
  readonly slot?: AuditionSlot;
}

interface Call {
  readonly deps: Pick<Deps, "now">;
  readonly member: Member;
  readonly items: readonly Item[];
}

/** An item that exists, or once existed, in this project. */
interface Known {
  readonly projectId: string;
  readonly isGone: boolean;
  readonly position?: Position;
  readonly slot?: AuditionSlot;
}

/** Locks and reads everything in one statement per kind, and decides about each item. */
export async function decideItems(
  unit: UnitOfWork,
  { deps, member, items }: Call,
): Promise<readonly Decided[]> {
  const projects = await unit.lockProjects([...new Set(items.map(({ projectId }) => projectId))]);
  const byId = new Map(projects.map((project) => [project.id, project]));
  const known = await readKnown(unit, items);
  return items.map((item): Decided => {
    const project = mayChange(member, byId.get(item.projectId) ?? null);
    if (!project.ok) return { item, remove: false, result: project };
    const thing = find(item, project.value, known);
    if (!thing.ok) return { item, remove: false, result: thing };
    const { isGone, projectId: _, ...record } = thing.value;
    if (isGone) return { item, remove: false, result: ok() };
    const editable = checkEdit(deps, project.value, []);
    if (!editable.ok) return { item, remove: false, result: editable };
    return { item, remove: true, result: ok(), project: project.value, ...record };
  });
}

async function readKnown(unit: UnitOfWork, items: readonly Item[]): Promise<ReadonlyMap<string, Known>> {
  const ids = (kind: ItemKind): string[] => [
    ...new Set(items.filter((item) => item.kind === kind).map(({ id }) => id)),
  ];
  const positions = await unit.lockPositions(ids("position"));
  const dates = await unit.knownFilmingDates(ids("filmingDate"));
  const slotIds = ids("auditionTime");
  const slots = slotIds.length > 0 ? await unit.slots(slotIds) : [];
  return new Map<string, Known>([
    ...positions.map(({ position, isRemoved }): [string, Known] => [
      position.id,
      { projectId: position.projectId, isGone: isRemoved, position },
    ]),
    ...dates.map(({ id, projectId, isRemoved }): [string, Known] => [id, { projectId, isGone: isRemoved }]),
    ...slots.map((slot): [string, Known] => [
      slot.id,
      { projectId: slot.projectId, isGone: slot.cancelledAt !== null, slot },
    ]),
  ]);
}

const NAMES: Readonly<Record<ItemKind, string>> = {
  position: "position",
  filmingDate: "filming date",
  auditionTime: "audition time",
  media: "file",
  document: "file",
};

/** A file in none of the project's lists counts as gone; whose it is, only media knows. */
function find(item: Item, project: Project, known: ReadonlyMap<string, Known>): Result<Known> {
  if (item.kind === "media" || item.kind === "document") {
    const isListed = project.mediaIds.includes(item.id) || project.supportingDocIds.includes(item.id);
    return ok({ projectId: project.id, isGone: !isListed });
  }
  const thing = known.get(item.id);
  return thing?.projectId === project.id ? ok(thing) : fail(notFound(NAMES[item.kind]));
}
