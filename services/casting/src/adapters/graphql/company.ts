import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { formatKey, recordKey } from "@callboard/kit/record-key.ts";
import type {
  BookingJobDataResolvers,
  BookingJobResolvers,
  InvitationDataResolvers,
  InvitationResolvers,
  SubmissionNoteResolvers,
} from "#gen/graphql.ts";
import { wire } from "./wire.ts";

export const submissionNoteResolvers: SubmissionNoteResolvers = {
  NoteId: ({ id }) => recordKey("note", id),
  Text: ({ text }) => text,
  CreatedBy: ({ authorId }) => ({ userId: authorId }),
  CreateDate: ({ createdAt }) => wire.time(createdAt),
  UpdateDate: ({ updatedAt }) => wire.time(updatedAt),
};

export const invitationResolvers: InvitationResolvers = {
  PK: ({ projectId }) => wire.project(projectId),
  SK: ({ positionId, userId }) => `${wire.position(positionId)}#${userId}`,
  Data: (parent) => parent,
};

export const invitationDataResolvers: InvitationDataResolvers = {
  UserId: ({ userId }) => wire.user(userId),
  Project: ({ projectId }) => ({ projectId }),
  Position: ({ projectId, positionId }) => ({ projectId, positionId }),
  FirstName: async ({ userId }, _, { loaders }) => (await loaders.people.load(userId))?.firstName ?? null,
  LastName: async ({ userId }, _, { loaders }) => (await loaders.people.load(userId))?.lastName ?? null,
  Message: ({ message }) => message,
  SubmissionsDueBy: async ({ positionId }, _, { loaders }) =>
    wire.timeOrNull((await loaders.positions.load(positionId))?.dueBy ?? null),
  CreateDate: ({ createdAt }) => wire.time(createdAt),
};

export const bookingJobResolvers: BookingJobResolvers = {
  PK: ({ id }) => recordKey("bookingJob", id),
  SK: ({ id }) => recordKey("bookingJob", id),
  Data: (parent) => parent,
};

export const bookingJobDataResolvers: BookingJobDataResolvers = {
  Status: ({ finishedAt }) => (finishedAt === null ? "Running" : "Finished"),
  Total: ({ total }) => total,
  Done: ({ done }) => done,
  Skipped: ({ skipped }) => skipped,
  Results: ({ reasons }) =>
    reasons.map(({ key, code, rule, state, message }) => ({
      wireKey: formatKey(KEY_PREFIXES.submission, key),
      skipped: { code, rule, state, message },
    })),
  CreateDate: ({ createdAt }) => wire.time(createdAt),
  FinishDate: ({ finishedAt }) => wire.timeOrNull(finishedAt),
};
