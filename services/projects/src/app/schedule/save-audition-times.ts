import { LIMITS } from "@callboard/catalog/limits.ts";
import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { limitReached, notFound } from "@callboard/kit/failure.ts";
import { newId } from "@callboard/kit/ids.ts";
import { parseKey } from "@callboard/kit/record-key.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { merge, type Changes } from "#domain/changes.ts";
import { changed, type Project } from "#domain/project/project.ts";
import {
  BLANK_SLOT,
  checkSlot,
  isSlotChanged,
  seriesOf,
  slotOf,
  type AuditionSlot,
  type Series,
  type SlotFields,
} from "#domain/schedule/schedule.ts";
import { checkEdit, lockForChange, producerAndProject } from "#app/open-project.ts";
import type { Deps, Unit } from "#app/ports.ts";
import { transactionWithCalls, type RequireCall, type UpstreamCall } from "#app/transaction-with-calls.ts";

export interface SaveAuditionTimes {
  readonly projectKey: string;
  /** Key of the slot to change; null adds one or a series. */
  readonly key: string | null;
  readonly changes: Changes<SlotFields>;
  readonly series: Series;
  readonly clientKey: string | null;
}

interface Save {
  readonly project: Project;
  readonly slots: readonly AuditionSlot[];
  readonly input: SaveAuditionTimes;
  readonly requireCall: RequireCall;
}

/**
 * Adds slots one after another, or changes one, and answers all slots of the project in the order of time. Casting
 * is asked before a capacity is lowered and refuses with CONFLICT HAS_CONFIRMED.
 */
export async function saveAuditionTimes(
  deps: Deps,
  actor: Actor,
  input: SaveAuditionTimes,
): Promise<Result<readonly AuditionSlot[]>> {
  const known = producerAndProject(actor, { value: input.projectKey, path: "auditionTime.PK" });
  if (!known.ok) return known;
  const id =
    input.key === null ? ok(null) : parseKey(KEY_PREFIXES.auditionTime, input.key, "auditionTime.SK");
  if (!id.ok) return id;
  const projectId = known.value.id;
  return transactionWithCalls(deps, async (unit, requireCall) => {
    const project = await lockForChange(unit, actor, projectId);
    if (!project.ok) return project;
    const slots = await unit.slotsOfProjects([projectId]);
    const save = { project: project.value, slots, input, requireCall };
    const call = { actor, operation: "saveAuditionTime", key: input.clientKey, body: input };
    const saved = await unit.once(call, () =>
      id.value === null ? add(deps, unit, actor, save) : change(deps, unit, actor, { ...save, id: id.value }),
    );
    return saved.ok ? ok(await unit.slotsOfProjects([projectId])) : saved;
  });
}

async function add(deps: Deps, unit: Unit, actor: Actor, save: Save): Promise<Result<void>> {
  const { project, slots, input } = save;
  const fields = merge(BLANK_SLOT, input.changes, BLANK_SLOT);
  const editable = checkEdit(deps, project, checkSlot(fields, input.series));
  if (!editable.ok) return editable;
  const most = LIMITS.slotsPerProject;
  if (slots.length + input.series.seriesCount > most) return fail(limitReached("SLOTS_PER_PROJECT", most));
  const keys = { projectId: project.id, version: 1 };
  const added = seriesOf(fields, input.series).map((one) => slotOf(one, { ...keys, id: newId() }));
  return write(unit, actor, { project, slots: added });
}

async function change(
  deps: Deps,
  unit: Unit,
  actor: Actor,
  save: Save & { readonly id: string },
): Promise<Result<void>> {
  const { project, input } = save;
  const before = save.slots.find((slot) => slot.id === save.id);
  if (!before) return fail(notFound("audition time"));
  const fields = merge<SlotFields>(before, input.changes, BLANK_SLOT);
  const editable = checkEdit(deps, project, checkSlot(fields, { ...input.series, seriesCount: 1 }));
  if (!editable.ok) return editable;
  const after = slotOf(fields, { id: before.id, projectId: project.id, version: before.version + 1 });
  if (!isSlotChanged(before, after)) return ok();
  if (after.capacity < before.capacity) {
    const agreed = save.requireCall(capacityOf(deps, before, after.capacity));
    if (!agreed.ok) return agreed;
  }
  return write(unit, actor, { project, slots: [after] });
}

/** Casting must agree to a lower capacity, for it knows who confirmed. */
function capacityOf(deps: Deps, { id, version }: AuditionSlot, capacity: number): UpstreamCall {
  return {
    key: `capacity ${id} ${capacity} ${version}`,
    send: () => deps.casting.setSlotCapacity(id, capacity),
    undo: async () => {
      const [current] = await deps.reads.slots([id]);
      return current ? deps.casting.setSlotCapacity(id, current.capacity) : ok();
    },
  };
}

async function write(
  unit: Unit,
  actor: Actor,
  { project, slots }: { readonly project: Project; readonly slots: readonly AuditionSlot[] },
): Promise<Result<void>> {
  await unit.saveSlots(slots);
  const saved = changed(project, {});
  await unit.saveProject(saved);
  await unit.addEvents(actor, [
    {
      kind: "ScheduleChanged",
      projectId: project.id,
      companyId: project.companyId,
      version: saved.version,
      slotIds: slots.map((slot) => slot.id),
      filmingDateIds: [],
    },
  ]);
  return ok();
}
