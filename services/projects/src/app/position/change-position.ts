import type { RoleStatus } from "@callboard/catalog/states.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { notFound, type FieldFailure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { checkEdit, lockForChange } from "#app/open-project.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { transactionWithCalls, type RequireCall } from "#app/transaction-with-calls.ts";
import { changedFields } from "#domain/changes.ts";
import { wireName, type Sent } from "@callboard/kit/form/field.ts";
import { PRODUCERS } from "#domain/policy.ts";
import {
  isSubstantiveForPosition,
  needsReview,
  positionDetailsOf,
  type PositionDetails,
} from "#domain/position/fields.ts";
import { checkDueDate, readPosition } from "#domain/position/position-rules.ts";
import { movePosition, REQUESTABLE, settle } from "#domain/position/position-status.ts";
import { quantityOf, type Position } from "#domain/position/position.ts";
import { checkVersion } from "#domain/project/project-status.ts";
import { changed, type Project } from "#domain/project/project.ts";
import { payChange } from "#domain/position/pay-change.ts";

export interface ChangePosition {
  readonly projectId: string;
  readonly positionId: string;
  readonly sent: Sent;
  /** The state requested by the producer. */
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
 * Changes a position. Saving the same values changes nothing. On an approved project, a change of nudity, adult
 * scenes, role type or minimum age sends it back for review. CONFLICT QUANTITY_BELOW_BOOKED if more people are
 * booked.
 */
export const changePosition = forMembers<Deps, ChangePosition, Project>(PRODUCERS, (deps, member, input) =>
  transactionWithCalls(deps, async (unit, requireCall) => {
    const project = await lockForChange(unit, member, input.projectId);
    if (!project.ok) return project;
    const found = await unit.lockPosition(project.value.id, input.positionId);
    if (!found || found.isRemoved) return fail(notFound("position"));
    const change = plan(deps, input, { project: project.value, before: found.position });
    if (!change.ok) return change;
    if (change.value.fields.length === 0) return project;
    const current = checkVersion(found.position.version, input.version);
    if (!current.ok) return current;
    const agreed = requireQuantity(deps, change.value, requireCall);
    return agreed.ok ? write(unit, member, change.value) : agreed;
  }),
);

function plan(deps: Deps, input: ChangePosition, at: { project: Project; before: Position }): Result<Change> {
  const { project, before } = at;
  const old = positionDetailsOf(before);
  const { details, failures } = readPosition(old, input.sent);
  const names = changedFields(old, details);
  if (names.includes("submissionsDueBy")) failures.push(...checkDueDate(details, deps.now()));
  const editable = checkEdit(deps, project, [...failures, ...checkRequested(input.roleStatus)]);
  if (!editable.ok) return editable;
  const reviewed = project.status === "Approved" && needsReview(names);
  const status = nextStatus(before, { details, reviewed, requested: input.roleStatus });
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

function checkRequested(status: string | null): FieldFailure[] {
  if (status === null || status in REQUESTABLE) return [];
  const message = `RoleStatus can be set to ${Object.keys(REQUESTABLE).join(", ")}.`;
  return [{ path: "positionInfo.RoleStatus", rule: "CATALOG", message }];
}

function nextStatus(
  before: Position,
  next: { readonly details: PositionDetails; readonly reviewed: boolean; readonly requested: string | null },
): Result<RoleStatus> {
  const action =
    next.requested === null || next.requested === before.roleStatus ? null : REQUESTABLE[next.requested];
  const moved = action ? movePosition(before.roleStatus, action) : ok(before.roleStatus);
  if (!moved.ok) return moved;
  if (next.reviewed) return movePosition(moved.value, "review");
  const isSettled = quantityOf(next.details) === quantityOf(before);
  return ok(isSettled ? moved.value : settle(moved.value, before.cast, quantityOf(next.details)));
}

/** Casting, which knows the bookings, must agree to a lower quantity. */
function requireQuantity(
  deps: Deps,
  { project, before, after }: Change,
  requireCall: RequireCall,
): Result<void> {
  const { id, version } = before;
  const quantity = quantityOf(after);
  if (quantity >= quantityOf(before) || project.approvedAt === null) return ok();
  const consent = { id, version: version + 1, consentId: deps.newId() };
  return requireCall({
    key: `quantity ${id} ${quantity} ${version}`,
    send: () => deps.upstreams.casting.setQuantity(consent, quantity),
    undo: () => deps.upstreams.casting.withdrawConsent(consent.consentId, [id]),
  });
}

async function write(unit: UnitOfWork, member: Member, change: Change): Promise<Result<Project>> {
  const { project } = change;
  const after = changed(change.after, {});
  await unit.savePosition(after);
  const saved = changed(project, {
    changedSinceApproval: project.changedSinceApproval || change.substantive,
  });
  await unit.saveProject(saved);
  await unit.addEvents(member, [
    {
      kind: "PositionUpdated",
      projectId: project.id,
      positionId: after.id,
      companyId: project.companyId,
      version: after.version,
      fields: change.fields.map(wireName),
      ...payChange(change.before, after),
    },
  ]);
  return ok(saved);
}
