import { GROUP_CHOICES } from "@callboard/catalog/groups.ts";
import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";

/** A private group of a company within one project. */
export interface Group {
  readonly projectId: string;
  /** `1` to `5`, or the id of a custom group. */
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** The only position that it is for; null for all of the project. */
  readonly positionId: string | null;
  /** Null for a default group that no one has changed. */
  readonly createdBy: string | null;
  readonly createdAt: Date | null;
  readonly updatedAt: Date | null;
}

const DEFAULTS: readonly { readonly id: string; readonly name: string }[] = GROUP_CHOICES.map(
  ({ value, defaultName }) => ({ id: value.slice(KEY_PREFIXES.group.length + 1), name: defaultName }),
);

/** The initial name of a default group; null for any other id. */
export function defaultGroupName(id: string): string | null {
  return DEFAULTS.find((group) => group.id === id)?.name ?? null;
}

/** The five default groups of a project before anyone used them. */
export function defaultGroups(projectId: string): readonly Group[] {
  return DEFAULTS.map(({ id, name }) => ({
    projectId,
    id,
    name,
    description: null,
    positionId: null,
    createdBy: null,
    createdAt: null,
    updatedAt: null,
  }));
}

/** Whether the group can contain submissions to the position. */
export function isForPosition(group: Pick<Group, "positionId">, positionId: string): boolean {
  return group.positionId === null || group.positionId === positionId;
}

/** The most custom groups. */
export const MAX_MADE_GROUPS = LIMITS.groupsPerProject - DEFAULTS.length;

/** Splits people, in the given order, into those who fit in the group and those who do not because it is full. */
export function splitByRoom(
  userIds: readonly string[],
  { members, inIt }: { readonly members: number; readonly inIt: readonly string[] },
): { readonly added: readonly string[]; readonly full: readonly string[] } {
  const newcomers = userIds.filter((id) => !inIt.includes(id));
  const room = Math.max(0, LIMITS.groupMembers - members);
  return { added: newcomers.slice(0, room), full: newcomers.slice(room) };
}
