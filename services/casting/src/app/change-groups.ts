import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { forbidden, limitReached, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import type { GroupMembersChanged } from "#domain/events.ts";
import { defaultGroupName } from "#domain/group.ts";
import { nextStatus } from "#domain/moves.ts";
import { closedProject } from "#domain/position.ts";
import { COMPANY_ROLES, isCompanySide } from "#domain/policy.ts";
import type { Submission } from "#domain/submission.ts";
import { isClosed, lockSeen, type FullKey } from "./find-submission.ts";
import { applyMove } from "./move-submission.ts";
import type { Changes, Deps, LockedGroup } from "./ports.ts";

export interface GroupInput {
  readonly key: FullKey;
  /** `1` to `5`, or the id of a group that was made. */
  readonly groupId: string;
}

/** Puts a submission into a group; the first mark selects it. In it already: nothing changes. */
export function addToGroup(deps: Deps, actor: Actor, input: GroupInput): Promise<Result<void>> {
  return change(deps, actor, input, async (tx, { submission, group, closed }) => {
    if (closed) return fail(closedProject("Selected"));
    const { positionId } = submission;
    const members = await tx.countMembers(group.projectId, group.id, positionId);
    if (!(await tx.addMember(group, submission))) return ok();
    if (members >= LIMITS.groupMembers) return fail(limitReached("GROUP_MEMBERS", LIMITS.groupMembers));
    await tx.publish(actor, [changed(submission, group, { addedUserIds: [submission.userId] })]);
    const next = nextStatus(submission.status, "mark by group");
    if (!next.ok || next.value === submission.status) return ok();
    const done = await applyMove(tx, { submission, to: next.value, actor, now: deps.clock(), closed });
    return done.ok ? ok() : done;
  });
}

/** Takes a submission out of a group; its state stays. Not in it: nothing changes. */
export function removeFromGroup(deps: Deps, actor: Actor, input: GroupInput): Promise<Result<void>> {
  return change(deps, actor, input, async (tx, { submission, group }) => {
    if (!(await tx.removeMember(group, submission))) return ok();
    await tx.publish(actor, [changed(submission, group, { removedUserIds: [submission.userId] })]);
    return ok();
  });
}

type Work = (
  tx: Changes,
  found: { submission: Submission; group: LockedGroup; closed: boolean },
) => Promise<Result<void>>;

async function change(deps: Deps, actor: Actor, input: GroupInput, work: Work): Promise<Result<void>> {
  const caller = requireMember(actor, COMPANY_ROLES);
  if (!caller.ok) return caller;
  const closed = await isClosed(deps, input.key.projectId);
  if (!closed.ok) return closed;
  return deps.transaction(async (tx) => {
    const found = await lockSeen(tx, actor, input.key);
    if (!found.ok) return found;
    const { submission, relation } = found.value;
    if (!isCompanySide(relation)) return fail(forbidden("OWNERSHIP"));
    const group = await tx.lockGroup(submission.projectId, input.groupId, defaultGroupName(input.groupId));
    return group ? work(tx, { submission, group, closed: closed.value }) : fail(notFound("group"));
  });
}

function changed(
  { projectId, positionId, companyId }: Submission,
  group: LockedGroup,
  who: { addedUserIds?: readonly string[]; removedUserIds?: readonly string[] },
): GroupMembersChanged {
  return {
    type: "GroupMembersChanged",
    projectId,
    positionId,
    companyId,
    groupId: group.id,
    addedUserIds: [],
    removedUserIds: [],
    ...who,
    version: group.version + 1,
  };
}
