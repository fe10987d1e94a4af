import type { RoleStatus } from "@callboard/catalog/states.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { notFound, type FieldFailure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { changedFields, merge, type Changes } from "#domain/changes.ts";
import { wireName } from "#domain/field-checks.ts";
import { checkDueDate, checkPosition } from "#domain/position/position-fields.ts";
import { movePosition, REQUESTABLE, settle } from "#domain/position/position-status.ts";
import {
  BLANK_POSITION,
  positionDetailsOf,
  quantityOf,
  type Position,
  type PositionDetails,
} from "#domain/position/position.ts";
import { checkVersion } from "#domain/project/project-status.ts";
import { changed, type Project } from "#domain/project/project.ts";
import { isSubstantiveForPosition, needsReview } from "#domain/substantive-change.ts";
import { checkEdit, lockForChange, positionId, producerAndProject } from "#app/open-project.ts";
import type { Deps, Unit } from "#app/ports.ts";
import { transactionWithCalls, type RequireCall } from "#app/transaction-with-calls.ts";

export interface ChangePosition {
  readonly projectKey: string;
  readonly key: string;
  readonly changes: Changes<PositionDetails>;
  /** The state that the producer asks for. */
  readonly roleStatus: string | null;
  /** The version of the position that the caller saw. */
  readonly version: number | null;
}

interface Change {
  readonly project: Project;
  readonly before: Position;
  readonly after: Position;
  readonly fields: readonly string[];
  readonly substantive: boolean;
}

/**
 * Changes a position. The same values again change nothing; on an approved project nudity, adult scenes, role type
 * and least age send it back to the admins. CONFLICT QUANTITY_BELOW_BOOKED when more people are booked.
 */
export function changePosition(deps: Deps, actor: Actor, input: ChangePosition): Promise<Result<Project>> {
  const known = producerAndProject(actor, { value: input.projectKey, path: "positionInfo.PK" });
  if (!known.ok) return Promise.resolve(known);
  const id = positionId(input.key, "positionInfo.SK");
  if (!id.ok) return Promise.resolve(id);
  return transactionWithCalls(deps, async (unit, requireCall) => {
    const project = await lockForChange(unit, actor, known.value.id);
    if (!project.ok) return project;
    const found = await unit.lockPosition(project.value.id, id.value);
    if (!found || found.isRemoved) return fail(notFound("position"));
    const change = plan(deps, input, { project: project.value, before: found.position });
    if (!change.ok) return change;
    if (change.value.fields.length === 0) return project;
    const current = checkVersion(found.position.version, input.version);
    if (!current.ok) return current;
    const agreed = requireQuantity(deps, change.value, requireCall);
    return agreed.ok ? write(unit, actor, change.value) : agreed;
  });
}

function plan(deps: Deps, input: ChangePosition, at: { project: Project; before: Position }): Result<Change> {
  const { project, before } = at;
  const old = positionDetailsOf(before);
  const details = merge(old, input.changes, BLANK_POSITION);
  const names = changedFields(old, details);
  const failures = checkPosition(details);
  if (names.includes("submissionsDueBy")) failures.push(...checkDueDate(details, deps.clock()));
  const editable = checkEdit(deps, project, [...failures, ...checkAsked(input.roleStatus)]);
  if (!editable.ok) return editable;
  const reviewed = project.status === "Approved" && needsReview(names);
  const status = nextStatus(before, { details, reviewed, asked: input.roleStatus });
  if (!status.ok) return status;
  const fields = status.value === before.roleStatus ? [...names] : [...names, "roleStatus"];
  const substantive = project.status === "Approved" && isSubstantiveForPosition(names);
  return ok({
    project,
    before,
    after: { ...before, ...details, roleStatus: status.value },
    fields,
    substantive,
  });
}

function checkAsked(status: string | null): FieldFailure[] {
  if (status === null || status in REQUESTABLE) return [];
  const message = `RoleStatus can be asked to become ${Object.keys(REQUESTABLE).join(", ")}.`;
  return [{ path: "positionInfo.RoleStatus", rule: "CATALOG", message }];
}

function nextStatus(
  before: Position,
  next: { readonly details: PositionDetails; readonly reviewed: boolean; readonly asked: string | null },
): Result<RoleStatus> {
  const action = next.asked === null || next.asked === before.roleStatus ? null : REQUESTABLE[next.asked];
  const asked = action ? movePosition(before.roleStatus, action) : ok(before.roleStatus);
  if (!asked.ok) return asked;
  if (next.reviewed) return movePosition(asked.value, "review");
  const isSettled = quantityOf(next.details) === quantityOf(before);
  return ok(isSettled ? asked.value : settle(asked.value, before.cast, quantityOf(next.details)));
}

/** Casting must agree to a lower quantity, for it knows who is booked. */
function requireQuantity(
  deps: Deps,
  { project, before, after }: Change,
  requireCall: RequireCall,
): Result<void> {
  const { id, version } = before;
  const quantity = quantityOf(after);
  if (quantity >= quantityOf(before) || project.approvedAt === null) return ok();
  return requireCall({
    key: `quantity ${id} ${quantity} ${version}`,
    send: () => deps.casting.setQuantity(id, quantity),
    undo: async () => {
      const [current] = await deps.reads.positions([id]);
      return current ? deps.casting.setQuantity(id, quantityOf(current)) : ok();
    },
  });
}

async function write(unit: Unit, actor: Actor, change: Change): Promise<Result<Project>> {
  const { project } = change;
  const after = changed(change.after, {});
  await unit.savePosition(after);
  const saved = changed(project, {
    changedSinceApproval: project.changedSinceApproval || change.substantive,
  });
  await unit.saveProject(saved);
  await unit.addEvents(actor, [
    {
      kind: "PositionUpdated",
      projectId: project.id,
      positionId: after.id,
      companyId: project.companyId,
      version: after.version,
      fields: change.fields.map(wireName),
    },
  ]);
  return ok(saved);
}
