import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Group } from "#domain/group.ts";

/** A group with its number of submissions, in one position or in the project. */
export interface CountedGroup extends Group {
  readonly members: number;
}

/** A person in a group of a position. */
export interface GroupMember {
  readonly projectId: string;
  readonly groupId: string;
  readonly positionId: string;
  readonly userId: string;
  readonly addedAt: Date;
}

/** The group and position whose members a list shows. */
export interface GroupPlace extends Omit<GroupMember, "userId" | "addedAt"> {
  /** Excludes people whose account is suspended. */
  readonly hideSuspended: boolean;
  /** Only these people. */
  readonly userIds?: readonly string[];
}

/** A group whose row is locked until the end of the transaction. */
export interface LockedGroup extends Pick<Group, "projectId" | "id" | "name" | "description" | "positionId"> {
  readonly version: number;
}

export interface GroupReads {
  /** A default group is returned even if it was never used. */
  group(projectId: string, groupId: string): Promise<CountedGroup | null>;
  /** Groups that have a row, by project and id. */
  namedGroups(keys: readonly (readonly [projectId: string, groupId: string])[]): Promise<readonly Group[]>;
  /** The five default groups, then custom groups of the project or this position in order of creation. */
  groupsOfPosition(
    projectId: string,
    positionId: string,
    slice: { readonly limit: number; readonly offset: number },
  ): Promise<readonly CountedGroup[]>;
  positionMembers(place: GroupPlace, page: PageRequest): Promise<Page<GroupMember>>;
}

export interface GroupUnit {
  /**
   * Locks the group until the end of the transaction; creates it with this name if it is missing and the name is not
   * null.
   */
  lockGroup(projectId: string, groupId: string, name: string | null): Promise<LockedGroup | null>;
  /** The number of custom groups; other transactions that create one in this project wait. */
  countMadeGroups(projectId: string): Promise<number>;
  /** Inserted with version 1; false if the project already has a group with this id. */
  insertGroup(group: Omit<Group, "createdAt" | "updatedAt">): Promise<boolean>;
  /** Raises the group's version. */
  renameGroup(group: LockedGroup, text: Pick<Group, "name" | "description">): Promise<void>;
  /** How many people are in the group for a position, and which of the given people are. */
  countMembers(
    group: LockedGroup,
    positionId: string,
    userIds: readonly string[],
  ): Promise<{ readonly members: number; readonly inIt: readonly string[] }>;
  /** Adds people; raises the group's version. */
  addMembers(group: LockedGroup, positionId: string, userIds: readonly string[]): Promise<void>;
  /** Returns who was in the group; raises its version if anyone was. */
  removeMembers(
    group: LockedGroup,
    positionId: string,
    userIds: readonly string[],
  ): Promise<readonly string[]>;
}
