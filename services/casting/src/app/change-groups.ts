import type { Member } from "@callboard/kit/actor.ts";
import { forbidden, limitReached, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import type { GroupMembersChanged } from "#domain/events.ts";
import { defaultGroupName } from "#domain/group.ts";
import { nextStatus } from "#domain/transitions.ts";
import { closedProject } from "#domain/position.ts";
import { COMPANY_ROLES, isCompanySide } from "#domain/policy.ts";
import type { Submission } from "#domain/submission.ts";
import { isClosed, lockAuthorized, type FullKey } from "./visible-submission.ts";
import { applyMove } from "./move-submission.ts";
import type { UnitOfWork, Deps, LockedGroup } from "./ports.ts";

export interface GroupInput {
  readonly key: FullKey;
  /** `1` to `5`, or the id of a group that was made. */
  readonly groupId: string;
}

/** Puts a submission into a group; the first mark selects it. In it already: nothing changes. */
export const addToGroup = forMembers<Deps, GroupInput, void>(COMPANY_ROLES, (deps, member, input) =>
  change(deps, member, input, async (unit, { submission, group, closed }) => {
    if (closed) return fail(closedProject("Selected"));
    const { positionId } = submission;
    const members = await unit.countMembers(group.projectId, group.id, positionId);
    if (!(await unit.addMember(group, submission))) return ok();
    if (members >= LIMITS.groupMembers) return fail(limitReached("GROUP_MEMBERS", LIMITS.groupMembers));
    await unit.addEvents(member, [changed(submission, group, { addedUserIds: [submission.userId] })]);
    const next = nextStatus(submission.status, "mark by group");
    if (!next.ok || next.value === submission.status) return ok();
    const done = await applyMove(unit, {
      submission,
      to: next.value,
      actor: member,
      now: deps.now(),
      closed,
    });
    return done.ok ? ok() : done;
  }),
);

/** Takes a submission out of a group; its state stays. Not in it: nothing changes. */
export const removeFromGroup = forMembers<Deps, GroupInput, void>(COMPANY_ROLES, (deps, member, input) =>
  change(deps, member, input, async (unit, { submission, group }) => {
    if (!(await unit.removeMember(group, submission))) return ok();
    await unit.addEvents(member, [changed(submission, group, { removedUserIds: [submission.userId] })]);
    return ok();
  }),
);

type Work = (
  unit: UnitOfWork,
  found: { submission: Submission; group: LockedGroup; closed: boolean },
) => Promise<Result<void>>;

async function change(deps: Deps, member: Member, input: GroupInput, work: Work): Promise<Result<void>> {
  const closed = await isClosed(deps, input.key.projectId);
  if (!closed.ok) return closed;
  return deps.transaction(async (unit) => {
    const found = await lockAuthorized(unit, member, input.key);
    if (!found.ok) return found;
    const { submission, relation } = found.value;
    if (!isCompanySide(relation)) return fail(forbidden("OWNERSHIP"));
    const group = await unit.lockGroup(submission.projectId, input.groupId, defaultGroupName(input.groupId));
    return group ? work(unit, { submission, group, closed: closed.value }) : fail(notFound("group"));
  });
}

function changed(
  { projectId, positionId, companyId }: Submission,
  group: LockedGroup,
  who: { addedUserIds?: readonly string[]; removedUserIds?: readonly string[] },
): GroupMembersChanged {
  return {
    kind: "GroupMembersChanged",
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
