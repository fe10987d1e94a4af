import { visibleSubmission } from "#app/visible-submission.ts";
import type {
  GroupDataResolvers,
  GroupResolvers,
  GroupUserDataResolvers,
  GroupUserResolvers,
} from "#gen/graphql.ts";
import { pairKey } from "../loaders.ts";
import { wire } from "../wire.ts";

export const groupResolvers: GroupResolvers = {
  PK: ({ projectId }) => wire.project(projectId),
  SK: ({ id }) => wire.group(id),
  Data: (parent) => parent,
};

export const groupDataResolvers: GroupDataResolvers = {
  Name: ({ name }) => name,
  Description: ({ description }) => description,
  Project: ({ projectId }) => ({ projectId }),
  Position: ({ projectId, positionId }) => (positionId === null ? null : { projectId, positionId }),
  CreatedBy: ({ createdBy }) => (createdBy === null ? null : { userId: createdBy }),
  CreateDate: ({ createdAt }) => wire.timeOrNull(createdAt),
  UpdateDate: ({ updatedAt }) => wire.timeOrNull(updatedAt),
  NumberUsers: ({ members }) => members,
};

export const groupUserResolvers: GroupUserResolvers = {
  PK: ({ projectId }) => wire.project(projectId),
  SK: ({ groupId, positionId, userId }) => `${wire.group(groupId)}#${positionId}#${userId}`,
  Cursor: ({ cursor }) => cursor,
  Data: (parent) => parent,
};

export const groupUserDataResolvers: GroupUserDataResolvers = {
  UserId: ({ userId }) => wire.user(userId),
  FirstName: async ({ userId }, _, { loaders }) => (await loaders.people.load(userId))?.firstName ?? null,
  LastName: async ({ userId }, _, { loaders }) => (await loaders.people.load(userId))?.lastName ?? null,
  ProfileUrl: ({ userId }) => `/profile/${userId}`,
  ProfileImage: async ({ userId }, _, { loaders }) => {
    const mediaId = (await loaders.people.load(userId))?.profileMediaId;
    return mediaId ? wire.record(wire.media(mediaId)) : null;
  },
  Group: async ({ projectId, groupId }, _, { loaders }) => {
    const group = await loaders.namedGroups.load(pairKey(projectId, groupId));
    if (!group) throw new Error("a member's group is missing");
    return group;
  },
  AddedDate: ({ addedAt }) => wire.time(addedAt),
  Submission: async ({ positionId, userId }, _, { actor, loaders }) => {
    const found = visibleSubmission(actor, await loaders.submissions.load(pairKey(positionId, userId)));
    return found.ok ? found.value : null;
  },
};
