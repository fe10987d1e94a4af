import { notFound } from "@callboard/kit/failure.ts";
import { MAX_PAGE_SIZE, type PageRequest } from "@callboard/kit/paging/page.ts";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { needCompanyPosition } from "#app/lists/position-submissions.ts";
import { needCompanyProject } from "#app/lists/project-submissions.ts";
import type { CountedGroup, Deps, GroupMember } from "#app/ports.ts";
import { isForPosition } from "#domain/group.ts";
import { COMPANY_ROLES } from "#domain/policy.ts";
import { noSuchPosition } from "#domain/position.ts";

/** A group of a project, with its number of submissions; a default group is returned even if it was never used. */
export const getGroup = forMembers<
  Deps,
  { readonly projectId: string; readonly groupId: string },
  CountedGroup
>(COMPANY_ROLES, async (deps, member, { projectId, groupId }) => {
  const project = await needCompanyProject(deps, member, projectId);
  if (!project.ok) return project;
  const group = await deps.reads.group(projectId, groupId);
  return group ? ok(group) : fail(notFound("group"));
});

/** The groups of a position, with the number of its submissions in each: the five defaults, then custom groups. */
export const getPositionGroups = forMembers<
  Deps,
  { readonly positionId: string; readonly page: number },
  readonly CountedGroup[]
>(COMPANY_ROLES, async (deps, member, { positionId, page }) => {
  const position = await needCompanyPosition(deps, member, positionId);
  if (!position.ok) return position;
  const { projectId } = position.value;
  const slice = { limit: MAX_PAGE_SIZE, offset: (page - 1) * MAX_PAGE_SIZE };
  return ok(await deps.reads.groupsOfPosition(projectId, positionId, slice));
});

export interface GroupUsersCriteria {
  readonly projectId: string;
  readonly positionId: string;
  readonly groupId: string;
  readonly page: PageRequest;
}

/** A member of a group with the cursor for those after it. */
export interface ListedGroupMember extends GroupMember {
  readonly cursor: string | null;
}

/** The members of a group of a position, in the order in which they were added. */
export const getGroupUsers = forMembers<Deps, GroupUsersCriteria, readonly ListedGroupMember[]>(
  COMPANY_ROLES,
  async (deps, member, { projectId, positionId, groupId, page: request }) => {
    const position = await needCompanyPosition(deps, member, positionId);
    if (!position.ok) return position;
    if (position.value.projectId !== projectId) return fail(noSuchPosition());
    const group = await deps.reads.group(projectId, groupId);
    if (!group || !isForPosition(group, positionId)) return fail(notFound("group"));
    const place = { projectId, positionId, groupId, hideSuspended: !member.roles.includes("Admin") };
    const { items } = await deps.reads.positionMembers(place, request);
    return ok(
      items.map((one) => ({
        ...one,
        cursor: writeCursor(request.sort, [one.addedAt.toISOString(), one.userId]),
      })),
    );
  },
);

/** The given people who are in a group of a position, for the company that has just changed it. */
export async function membersAmong(
  deps: Deps,
  { projectId, positionId, groupId }: Omit<GroupUsersCriteria, "page">,
  userIds: readonly string[],
): Promise<readonly ListedGroupMember[]> {
  const place = { projectId, positionId, groupId, hideSuspended: false, userIds };
  const size = Math.max(1, userIds.length);
  const { items } = await deps.reads.positionMembers(place, {
    size,
    skip: 0,
    after: null,
    sort: "Oldest",
    order: "asc",
    count: false,
    known: null,
  });
  return items.map((one) => ({ ...one, cursor: null }));
}
