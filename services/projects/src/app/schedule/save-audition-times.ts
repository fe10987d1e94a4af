import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { invalid, limitReached, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { checkEdit, lockForChange } from "#app/open-project.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { transactionWithCalls, type RequireCall, type UpstreamCall } from "#app/transaction-with-calls.ts";
import { readDetails, type Sent } from "@callboard/kit/form/field.ts";
import { PRODUCERS } from "#domain/policy.ts";
import { changed, type Project } from "#domain/project/project.ts";
import {
  BLANK_SLOT,
  isClockChanged,
  isSlotChanged,
  isSlotMoved,
  ONE_SLOT,
  SERIES_FIELDS,
  seriesOf,
  SLOT_FIELDS,
  slotClockFailures,
  slotOf,
  type AuditionSlot,
} from "#domain/schedule/schedule.ts";

export interface SaveAuditionTimes {
  readonly projectId: string;
  /** The slot to change; null adds one or a series. */
  readonly slotId: string | null;
  readonly sent: Sent;
  readonly clientKey: string | null;
}

const PATH = "auditionTime";

interface Save {
  readonly project: Project;
  readonly slots: readonly AuditionSlot[];
  readonly input: SaveAuditionTimes;
  readonly requireCall: RequireCall;
}

/**
 * Adds a series of slots or changes one, and returns all slots of the project in chronological order. Casting must
 * agree to a lower capacity, and refuses with CONFLICT HAS_CONFIRMED.
 */
export const saveAuditionTimes = forMembers<Deps, SaveAuditionTimes, readonly AuditionSlot[]>(
  PRODUCERS,
  (deps, member, input) =>
    transactionWithCalls(deps, async (unit, requireCall) => {
      const project = await lockForChange(unit, member, input.projectId);
      if (!project.ok) return project;
      const slots = await unit.slotsOfProjects([input.projectId]);
      const save = { project: project.value, slots, input, requireCall };
      const call = { actor: member, operation: "saveAuditionTime", key: input.clientKey, body: input };
      const saved = await unit.once(call, () =>
        input.slotId === null ? add(deps, unit, member, save) : change(deps, unit, member, save),
      );
      return saved.ok ? ok(await unit.slotsOfProjects([input.projectId])) : saved;
    }),
);

async function add(deps: Deps, unit: UnitOfWork, member: Member, save: Save): Promise<Result<void>> {
  const { project, slots, input } = save;
  const slot = readDetails(SLOT_FIELDS, BLANK_SLOT, input.sent, PATH);
  const series = readDetails(SERIES_FIELDS, ONE_SLOT, input.sent, PATH);
  const editable = checkEdit(deps, project, [...slot.failures, ...series.failures]);
  if (!editable.ok) return editable;
  const max = LIMITS.slotsPerProject;
  if (slots.length + series.details.seriesCount > max) return fail(limitReached("SLOTS_PER_PROJECT", max));
  const planned = seriesOf(slot.details, series.details);
  const clock = slotClockFailures(planned, PATH);
  if (clock.length > 0) return fail(invalid(clock));
  const keys = { projectId: project.id, version: 1 };
  const added = planned.map((one) => slotOf(one, { ...keys, id: deps.newId() }));
  return write(unit, member, { project, slots: added });
}

async function change(deps: Deps, unit: UnitOfWork, member: Member, save: Save): Promise<Result<void>> {
  const { project, input } = save;
  const before = save.slots.find((slot) => slot.id === input.slotId);
  if (!before) return fail(notFound("audition time"));
  const { details, failures } = readDetails(SLOT_FIELDS, before, input.sent, PATH);
  const clock =
    failures.length === 0 && isClockChanged(before, details) ? slotClockFailures([details], PATH) : [];
  const editable = checkEdit(deps, project, [...failures, ...clock]);
  if (!editable.ok) return editable;
  const keys = { id: before.id, projectId: project.id, version: before.version + 1 };
  const after = slotOf(details, keys);
  if (!isSlotChanged(before, after)) return ok();
  if (after.capacity < before.capacity) {
    const agreed = save.requireCall(capacityOf(deps, before, after.capacity));
    if (!agreed.ok) return agreed;
  }
  const movedSlotIds = isSlotMoved(before, after) ? [after.id] : [];
  return write(unit, member, { project, slots: [after], movedSlotIds });
}

/** Casting, which knows the confirmations, must agree to a lower capacity. */
function capacityOf(deps: Deps, { id, version }: AuditionSlot, capacity: number): UpstreamCall {
  const requested = { id, version: version + 1, consentId: deps.newId() };
  return {
    key: `capacity ${id} ${capacity} ${version}`,
    send: () => deps.upstreams.casting.setSlotCapacity(requested, capacity),
    undo: () => deps.upstreams.casting.withdrawConsent(requested.consentId, [id]),
  };
}

interface Written {
  readonly project: Project;
  readonly slots: readonly AuditionSlot[];
  /** Those of the slots for which people must be invited again. */
  readonly movedSlotIds?: readonly string[];
}

async function write(
  unit: UnitOfWork,
  member: Member,
  { project, slots, movedSlotIds = [] }: Written,
): Promise<Result<void>> {
  await unit.saveSlots(slots);
  const saved = changed(project, {});
  await unit.saveProject(saved);
  await unit.addEvents(member, [
    {
      kind: "ScheduleChanged",
      projectId: project.id,
      companyId: project.companyId,
      version: saved.version,
      slotIds: slots.map((slot) => slot.id),
      filmingDateIds: [],
      movedSlotIds,
    },
  ]);
  return ok();
}
