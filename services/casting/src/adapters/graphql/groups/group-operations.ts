import { respond } from "@callboard/graphql/respond.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { parsePage, TIME_SORTS, type Sorts } from "@callboard/kit/paging/page.ts";
import { readKey, readOptionalKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import type { UseCase } from "@callboard/kit/use-case.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import {
  addGroupUser,
  addGroupUsers,
  deleteGroupUser,
  deleteGroupUsers,
  type GroupUsersInput,
} from "#app/groups/change-members.ts";
import {
  getGroup,
  getGroupUsers,
  getPositionGroups,
  membersAmong,
  type GroupUsersCriteria,
} from "#app/groups/read-groups.ts";
import { createGroup, updateGroup } from "#app/groups/save-group.ts";
import type { ItemResult } from "#app/item-result.ts";
import type { Deps } from "#app/ports.ts";
import type {
  GroupUserInput,
  GroupUsersCriteria as WireCriteria,
  GroupUsersInput as WireUsers,
  MutationResolvers,
  QueryResolvers,
} from "#gen/graphql.ts";
import type { Context } from "../context.ts";
import { readGroupId, readRequiredGroupId } from "../keys.ts";
import { wire } from "../wire.ts";

/** In the order in which people were added, or newest first. */
const MEMBER_SORTS: Sorts<"Newest" | "Oldest"> = { Oldest: TIME_SORTS.Oldest, Newest: TIME_SORTS.Newest };

/** Reads private groups and their members. */
export function groupQueries(deps: Deps) {
  return {
    getGroup: (_, { projectId, groupId }, { actor }) => {
      const input = combineValidations({
        projectId: readKey("project", projectId, "projectId"),
        groupId: readGroupId(groupId, "groupId"),
      });
      return respond(getGroup(deps, actor, input));
    },
    getGroupUsers: async (_, { criteria }, { actor }) => [
      ...(await respond(getGroupUsers(deps, actor, readCriteria(criteria)))),
    ],
    getPositionGroups: async (_, { positionId, page }, { actor }) => {
      const input = combineValidations({
        positionId: readKey("position", positionId, "positionId"),
        page: readPage(page ?? 1),
      });
      return [...(await respond(getPositionGroups(deps, actor, input)))];
    },
  } satisfies QueryResolvers;
}

/** Creates and renames groups, and changes their members. */
export function groupMutations(deps: Deps) {
  return {
    createGroup: (_, { group }, { actor }) => {
      const keys = combineValidations({
        projectId: readRequiredKey("project", group.ProjectId, "group.ProjectId"),
        positionId: readOptionalKey("position", group.RoleId, "group.RoleId"),
        groupId: group.GroupId ? readGroupId(group.GroupId, "group.GroupId") : ok(null),
      });
      const input = map(keys, (read) => ({ ...read, group }));
      return respond(createGroup(deps, actor, input));
    },
    updateGroup: (_, { group }, { actor }) => {
      const keys = combineValidations({
        projectId: readRequiredKey("project", group.ProjectId, "group.ProjectId"),
        groupId: readRequiredGroupId(group.GroupId, "group.GroupId"),
      });
      const input = map(keys, (read) => ({ ...read, group }));
      return respond(updateGroup(deps, actor, input));
    },
    addGroupUsers: (_, { groupUsers }, context) =>
      changeUsers(deps, context, addGroupUsers, readUsers(groupUsers)),
    deleteGroupUsers: (_, { groupUsers }, context) =>
      changeUsers(deps, context, deleteGroupUsers, readUsers(groupUsers)),
    addGroupUser: (_, { groupUser }, context) =>
      changeUsers(deps, context, addGroupUser, readUser(groupUser)),
    deleteGroupUser: (_, { groupUser }, context) =>
      changeUsers(deps, context, deleteGroupUser, readUser(groupUser)),
  } satisfies MutationResolvers;
}

type ChangeUsers = UseCase<Deps, GroupUsersInput, readonly ItemResult[]>;

async function changeUsers(
  deps: Deps,
  { actor }: Context,
  change: ChangeUsers,
  input: Result<GroupUsersInput>,
) {
  const results = await respond(change(deps, actor, input));
  const users = input.ok ? await membersAmong(deps, input.value, input.value.userIds) : [];
  return {
    Status: "OK",
    Results: results.map((result) => ({ ...result, wireKey: wire.user(result.key) })),
    Users: [...users],
  };
}

function readPage(page: number): Result<number> {
  if (page < 1) return fail(invalidField("page", "RANGE", "page must be at least 1."));
  if (page > LIMITS.maxPageDepth) return fail(invalidField("page", "TOO_DEEP", "page is too deep."));
  return ok(page);
}

function readCriteria(criteria: WireCriteria): Result<GroupUsersCriteria> {
  return combineValidations({
    ...placeParts(criteria, "criteria"),
    page: parsePage(criteria, { sorts: MEMBER_SORTS, count: false }),
  });
}

interface Place {
  readonly ProjectId?: string | null | undefined;
  readonly RoleId?: string | null | undefined;
  readonly GroupId?: string | null | undefined;
}

function placeParts(place: Place, path: string) {
  return {
    projectId: readRequiredKey("project", place.ProjectId, `${path}.ProjectId`),
    positionId: readRequiredKey("position", place.RoleId, `${path}.RoleId`),
    groupId: readRequiredGroupId(place.GroupId, `${path}.GroupId`),
  };
}

function readUsers(groupUsers: WireUsers): Result<GroupUsersInput> {
  return combineValidations({
    ...placeParts(groupUsers, "groupUsers"),
    userIds: readUserIds(groupUsers.UserIds ?? []),
  });
}

function readUserIds(keys: readonly string[]): Result<readonly string[]> {
  const read = keys.map((key, place) => readKey("user", key, `groupUsers.UserIds.${place}`));
  return map(
    combineValidations(Object.fromEntries(read.map((one, place) => [String(place), one]))),
    (byPlace) => Object.values(byPlace),
  );
}

function readUser(groupUser: GroupUserInput): Result<GroupUsersInput> {
  const parts = combineValidations({
    ...placeParts(groupUser, "groupUser"),
    userId: readRequiredKey("user", groupUser.UserId, "groupUser.UserId"),
  });
  return map(parts, ({ userId, ...place }) => ({ ...place, userIds: [userId] }));
}
