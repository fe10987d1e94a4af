import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Group } from "#domain/group.ts";

/** A group with how many submissions are in it: of one position, or of the project. */
export interface CountedGroup extends Group {
  readonly members: number;
}

/** A person's place in a group of a position. */
export interface GroupMember {
  readonly projectId: string;
  readonly groupId: string;
  readonly positionId: string;
  readonly userId: string;
  readonly addedAt: Date;
}

/** Whose members a list shows. */
export interface GroupPlace extends Omit<GroupMember, "userId" | "addedAt"> {
  /** Leaves out people whose account is suspended. */
  readonly hideSuspended: boolean;
  /** Only these people. */
  readonly userIds?: readonly string[];
}

/** A group with the row held until the end of the transaction. */
export interface LockedGroup extends Pick<Group, "projectId" | "id" | "name" | "description" | "positionId"> {
  readonly version: number;
}

export interface GroupReads {
  /** One of the five also before anybody used it. */
  group(projectId: string, groupId: string): Promise<CountedGroup | null>;
  /** Groups that somebody used or made, by project and id. */
  namedGroups(keys: readonly (readonly [projectId: string, groupId: string])[]): Promise<readonly Group[]>;
  /** The five, then those that were made for the project or this position, in the order in which they were made. */
  groupsOfPosition(
    projectId: string,
    positionId: string,
    slice: { readonly limit: number; readonly offset: number },
  ): Promise<readonly CountedGroup[]>;
  positionMembers(place: GroupPlace, page: PageRequest): Promise<Page<GroupMember>>;
}

export interface GroupUnit {
  /** The group, made with this name when it is missing and the name is not null; held until the end. */
  lockGroup(projectId: string, groupId: string, name: string | null): Promise<LockedGroup | null>;
  /** Groups that were made beside the five; others who make one in this project wait. */
  countMadeGroups(projectId: string): Promise<number>;
  /** With version 1; false when the project has a group of this id already. */
  insertGroup(group: Omit<Group, "createdAt" | "updatedAt">): Promise<boolean>;
  /** Raises the group's version. */
  renameGroup(group: LockedGroup, text: Pick<Group, "name" | "description">): Promise<void>;
  /** How many are in the group for a position, and who of the named people. */
  countMembers(
    group: LockedGroup,
    positionId: string,
    userIds: readonly string[],
  ): Promise<{ readonly members: number; readonly inIt: readonly string[] }>;
  /** Adds people; raises the group's version. */
  addMembers(group: LockedGroup, positionId: string, userIds: readonly string[]): Promise<void>;
  /** Who was in the group; raises its version when that is anybody. */
  removeMembers(
    group: LockedGroup,
    positionId: string,
    userIds: readonly string[],
  ): Promise<readonly string[]>;
}
