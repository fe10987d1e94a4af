import type { Member } from "@callboard/kit/actor.ts";
import { forbidden, limitReached, notFound, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { needItems, needNoneSkipped, needSomeFound, type ItemResult } from "#app/item-result.ts";
import { needCompanyPosition } from "#app/lists/position-submissions.ts";
import { applyMoves } from "#app/move-submission.ts";
import type { Deps, LockedGroup, UnitOfWork } from "#app/ports.ts";
import { isClosed, lockAuthorized, type FullKey } from "#app/visible-submission.ts";
import type { GroupMembersChanged } from "#domain/events.ts";
import { defaultGroupName, isForPosition, splitByRoom } from "#domain/group.ts";
import { COMPANY_ROLES, isCompanySide } from "#domain/policy.ts";
import { closedProject, noSuchPosition } from "#domain/position.ts";
import type { Submission } from "#domain/submission.ts";
import { nextStatus } from "#domain/transitions.ts";

export interface GroupInput {
  readonly key: FullKey;
  /** `1` to `5`, or the id of a custom group. */
  readonly groupId: string;
}

/** Adds a submission to a group; the first group selects it. Changes nothing if it is already in the group. */
export const addToGroup = forMembers<Deps, GroupInput, void>(COMPANY_ROLES, (deps, member, input) =>
  changeOne(deps, member, input, addAll),
);

/** Removes a submission from a group; its state stays. Changes nothing if it is not in the group. */
export const removeFromGroup = forMembers<Deps, GroupInput, void>(COMPANY_ROLES, (deps, member, input) =>
  changeOne(deps, member, input, removeAll),
);

export interface GroupUsersInput {
  readonly projectId: string;
  readonly positionId: string;
  readonly groupId: string;
  readonly userIds: readonly string[];
}

/** Adds people submitted to a position to a group; each has its own result. */
export const addGroupUsers = forMembers<Deps, GroupUsersInput, readonly ItemResult[]>(
  COMPANY_ROLES,
  (deps, member, input) => changeMany(deps, member, input, { work: addAll, judge: needSomeFound }),
);

/** Removes people from a group of a position; each has its own result. */
export const deleteGroupUsers = forMembers<Deps, GroupUsersInput, readonly ItemResult[]>(
  COMPANY_ROLES,
  (deps, member, input) => changeMany(deps, member, input, { work: removeAll, judge: needSomeFound }),
);

/** Adds one person to a group; what a bulk call would skip is a failure, and nothing changes. */
export const addGroupUser = forMembers<Deps, GroupUsersInput, readonly ItemResult[]>(
  COMPANY_ROLES,
  (deps, member, input) => changeMany(deps, member, input, { work: addAll, judge: needNoneSkipped }),
);

/** Removes one person from a group; what a bulk call would skip is a failure, and nothing changes. */
export const deleteGroupUser = forMembers<Deps, GroupUsersInput, readonly ItemResult[]>(
  COMPANY_ROLES,
  (deps, member, input) => changeMany(deps, member, input, { work: removeAll, judge: needNoneSkipped }),
);

interface ChangeOfMany {
  readonly work: Work;
  /** Decides whether the results per person are returned, or the whole call fails. */
  readonly judge: (results: readonly ItemResult[], kind: string) => Result<readonly ItemResult[]>;
}

interface Change {
  readonly member: Member;
  readonly now: Date;
  readonly group: LockedGroup;
  readonly closed: boolean;
  /** All of one position. */
  readonly submissions: readonly Submission[];
}

/** Changes the group; returns the failures of those left out, by person. */
type Work = (unit: UnitOfWork, change: Change) => Promise<ReadonlyMap<string, Failure>>;

const addAll: Work = async (unit, { group, submissions, member, now, closed }) => {
  const [first] = submissions;
  if (!first) return new Map();
  if (closed) return new Map(submissions.map(({ userId }) => [userId, closedProject("Selected")]));
  const userIds = submissions.map(({ userId }) => userId);
  const current = await unit.countMembers(group, first.positionId, userIds);
  const { added, full } = splitByRoom(userIds, current);
  if (added.length > 0) {
    await unit.addMembers(group, first.positionId, added);
    await unit.addEvents(member, [changed(first, group, { addedUserIds: added })]);
  }
  const marked = submissions.flatMap((submission) => {
    const next = nextStatus(submission.status, "mark by group");
    const isNew = added.includes(submission.userId) && next.ok && next.value !== submission.status;
    return isNew ? [{ submission, to: next.value, actor: member, now, closed }] : [];
  });
  await applyMoves(unit, marked);
  const refusal = limitReached("GROUP_MEMBERS", LIMITS.groupMembers);
  return new Map(full.map((userId) => [userId, refusal]));
};

const removeAll: Work = async (unit, { group, submissions, member }) => {
  const [first] = submissions;
  if (!first) return new Map();
  const userIds = submissions.map(({ userId }) => userId);
  const removedUserIds = await unit.removeMembers(group, first.positionId, userIds);
  if (removedUserIds.length > 0) await unit.addEvents(member, [changed(first, group, { removedUserIds })]);
  return new Map();
};

async function changeOne(deps: Deps, member: Member, input: GroupInput, work: Work): Promise<Result<void>> {
  const closed = await isClosed(deps, input.key.projectId);
  if (!closed.ok) return closed;
  return deps.transaction(async (unit) => {
    const found = await lockAuthorized(unit, member, input.key);
    if (!found.ok) return found;
    const { submission, relation } = found.value;
    if (!isCompanySide(relation)) return fail(forbidden("OWNERSHIP"));
    const group = await lockGroup(unit, { ...submission, groupId: input.groupId });
    if (!group.ok) return group;
    const change = { member, now: deps.now(), group: group.value, closed: closed.value };
    const failure = (await work(unit, { ...change, submissions: [submission] })).get(submission.userId);
    return failure ? fail(failure) : ok();
  });
}

async function changeMany(
  deps: Deps,
  member: Member,
  input: GroupUsersInput,
  { work, judge }: ChangeOfMany,
): Promise<Result<readonly ItemResult[]>> {
  const { projectId, positionId } = input;
  const position = await needCompanyPosition(deps, member, positionId);
  if (!position.ok) return position;
  if (position.value.projectId !== projectId) return fail(noSuchPosition());
  const items = needItems(input.userIds, "groupUsers.UserIds");
  if (!items.ok) return items;
  const closed = await isClosed(deps, projectId);
  if (!closed.ok) return closed;
  const userIds = [...new Set(items.value)];
  return deps.transaction(async (unit) => {
    const found = await unit.lockSubmissions(userIds.map((userId) => ({ positionId, userId })));
    const group = await lockGroup(unit, input);
    if (!group.ok) return group;
    const byUser = new Map(found.map((submission) => [submission.userId, submission]));
    const submissions = userIds.flatMap((userId) => byUser.get(userId) ?? []);
    const change = { member, now: deps.now(), group: group.value, closed: closed.value };
    const failures = await work(unit, { ...change, submissions });
    const results = userIds.map((userId) => ({
      key: userId,
      skipped: byUser.has(userId) ? (failures.get(userId) ?? null) : notFound("submission"),
    }));
    return judge(results, "submission");
  });
}

async function lockGroup(
  unit: UnitOfWork,
  { projectId, positionId, groupId }: Pick<GroupUsersInput, "projectId" | "positionId" | "groupId">,
): Promise<Result<LockedGroup>> {
  const group = await unit.lockGroup(projectId, groupId, defaultGroupName(groupId));
  return group && isForPosition(group, positionId) ? ok(group) : fail(notFound("group"));
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
