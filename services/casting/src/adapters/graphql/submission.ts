import { asVisible, visibleSubmission, type VisibleSubmission } from "#app/visible-submission.ts";
import { isKnownTo } from "#domain/clash/clash.ts";
import { announcedMoves } from "#domain/announcement.ts";
import { isCompanySide } from "#domain/policy.ts";
import { refusalToSubmit } from "#domain/position.ts";
import { viewerCan } from "#domain/viewer/viewer-can.ts";
import { fitOf } from "#domain/fit/fit.ts";
import { placesLeft, refusalOfTime } from "#domain/slot.ts";
import type {
  SubmissionDataResolvers,
  SubmissionGroupResolvers,
  SubmissionMoveResolvers,
  SubmissionPositionResolvers,
  SubmissionProjectResolvers,
  SubmissionResolvers,
  SubmissionsPageResolvers,
} from "#gen/graphql.ts";
import { readSubmissionKey } from "./keys.ts";
import type { Context } from "./context.ts";
import { clashKey, pairKey } from "./loaders.ts";
import { openRequestFor } from "./lists/open-requests.ts";
import { waitingPlaceOf } from "./waiting/place-in-line.ts";
import { isKnownClash, needFewDays } from "./request.ts";
import { wire } from "./wire.ts";

/** Resolves the record; lookups by other subgraphs go through the same view. */
export const submissionResolvers: SubmissionResolvers = {
  PK: ({ submission }) => wire.project(submission.projectId),
  SK: ({ submission }) => wire.submission(submission),
  Cursor: ({ cursor }) => cursor,
  Data: (parent) => parent,
  __resolveReference: async (reference, { actor, loaders }) => {
    const { PK, SK } = reference as { PK: string; SK: string };
    const key = readSubmissionKey({ project: PK, submission: SK }, { project: "PK", submission: "SK" });
    if (!key.ok) return null;
    const { positionId, userId, projectId } = key.value;
    const found = visibleSubmission(
      actor,
      await loaders.submissions.load(pairKey(positionId, userId)),
      projectId,
    );
    return found.ok ? found.value : null;
  },
};

async function fitFor({ submission }: VisibleSubmission, { loaders }: Context) {
  const [position, profile] = await Promise.all([
    loaders.positions.load(submission.positionId),
    loaders.profiles.load(submission.userId),
  ]);
  return position && profile ? fitOf(position.wants, profile) : null;
}

/** Places still open to the submission in its slot, while the talent side is invited to take one. */
async function placesLeftFor({ submission }: VisibleSubmission, { loaders, now }: Context) {
  const { id, slotId, status } = submission;
  if (slotId === null || status !== "AuditionRequested") return null;
  const [slot, line] = await Promise.all([
    loaders.slots.load(slotId),
    loaders.lines.load(pairKey(slotId, id)),
  ]);
  if (!slot || !line || refusalOfTime(slot, now) !== null) return null;
  const left = placesLeft(slot, line);
  // Nobody else can take a place that is held for this person: how many are left beside it is not their concern.
  return line.holds && left > 0 ? null : left;
}

const references: SubmissionDataResolvers = {
  User: ({ submission }) => ({ userId: submission.userId }),
  CreatedBy: ({ submission }) => ({ userId: submission.createdBy }),
  Project: ({ submission }) => submission,
  Position: ({ submission }) => submission,
  Audition: ({ submission: { projectId, slotId } }) => (slotId === null ? null : { projectId, slotId }),
  OtherTime: async ({ submission: { id, projectId, auditionStatus } }, _, { loaders }) => {
    const wish = auditionStatus === "ChangeRequested" ? await loaders.otherTimes.load(id) : null;
    if (!wish) return null;
    return { Reason: wish.reason, Auditions: wish.slotIds.map((slotId) => ({ projectId, slotId })) };
  },
  AuditionDoorCode: async ({ submission: { slotId }, relation }, _, { loaders }) =>
    isCompanySide(relation) && slotId !== null
      ? ((await loaders.slots.load(slotId))?.doorCode ?? null)
      : null,
  ProfileImage: async ({ submission }, _, { loaders }) => {
    const mediaId = (await loaders.people.load(submission.userId))?.profileMediaId;
    return mediaId ? wire.record(wire.media(mediaId)) : null;
  },
  Photo: ({ submission: { photoId } }) => (photoId === null ? null : wire.record(wire.media(photoId))),
  Reel: ({ submission: { reelId } }) => (reelId === null ? null : wire.record(wire.media(reelId))),
  // Groups and other roles are private to the company.
  Groups: async ({ submission, relation }, _, { loaders }) =>
    isCompanySide(relation) ? [...((await loaders.groups.load(submission.id)) ?? [])] : null,
  OtherRoles: async ({ submission, relation }, _, { loaders }) => {
    if (!isCompanySide(relation)) return null;
    const others = (await loaders.otherPositions.load(submission.id)) ?? [];
    return others.map(({ positionId }) => ({ projectId: submission.projectId, positionId }));
  },
  RoleSubmissions: async ({ submission, relation }, _, { loaders }) => {
    const key = pairKey(submission.projectId, submission.userId);
    const all = (await loaders.ofPersonInProject.load(key)) ?? [];
    return all.map((one) => asVisible({ submission: one, relation }));
  },
  Notes: async ({ submission, relation }, _, { loaders }) =>
    isCompanySide(relation) ? [...((await loaders.notes.load(submission.id)) ?? [])] : null,
  Request: async ({ submission }, _, { loaders }) =>
    submission.request === null ? null : loaders.requests.load(submission.request.id),
  OpenRequest: (parent, _, context) => openRequestFor(parent, context),
  Waiting: async ({ submission }, _, { loaders }) => {
    const place = await waitingPlaceOf(submission, loaders);
    return place ? { ...place, cursor: null } : null;
  },
  WorkDays: async ({ submission }, _, { loaders }) => [
    ...((await loaders.clashes.load(clashKey(submission.id, [])))?.days ?? []),
  ],
  Clashes: async ({ submission, relation }, { Dates }, { loaders }) => {
    const found = await loaders.clashes.load(clashKey(submission.id, needFewDays(Dates)));
    const side = isCompanySide(relation) ? "Company" : "TalentSide";
    const known = (found?.clashes ?? []).filter((clash) => isKnownTo(side, clash));
    return known.map((clash) => ({
      ...clash,
      isKnown: isKnownClash(clash, relation, submission),
    }));
  },
  OwnDaysChecked: async ({ submission }, { Dates }, { loaders }) =>
    (await loaders.clashes.load(clashKey(submission.id, needFewDays(Dates))))?.ownDaysChecked ?? false,
  History: async ({ submission, relation }, _, { loaders }) => {
    const moves = (await loaders.moves.load(submission.id)) ?? [];
    return isCompanySide(relation)
      ? [...moves]
      : announcedMoves(moves).map((move) => ({ ...move, clashReason: null, actorId: null }));
  },
  Fit: (parent, _, context) => fitFor(parent, context),
};

const plain: SubmissionDataResolvers = {
  ProjectId: ({ submission }) => wire.project(submission.projectId),
  RoleId: ({ submission }) => wire.position(submission.positionId),
  UserId: ({ submission }) => wire.user(submission.userId),
  SubmissionDate: ({ submission }) => wire.time(submission.submittedAt),
  FirstName: async ({ submission }, _, { loaders }) =>
    (await loaders.people.load(submission.userId))?.firstName ?? null,
  AccountHidden: async ({ submission, relation }, _, { loaders }) =>
    relation === "company" ? null : ((await loaders.people.load(submission.userId))?.suspended ?? null),
  LastName: async ({ submission }, _, { loaders }) =>
    (await loaders.people.load(submission.userId))?.lastName ?? null,
  Comments: ({ submission }) => submission.comments,
  Website: ({ submission }) => submission.website,
  RepresentationName: ({ submission }) => submission.representationName,
  SocialMedia: ({ submission }) => submission.socialMedia,
  ScenesAgreedAt: ({ submission }) => wire.timeOrNull(submission.scenesAgreedAt),
  Booked: ({ submission }) => submission.status === "Booked",
  ProfileUrl: ({ submission }) => `/profile/${submission.userId}`,
  BookingStatus: ({ submission }) => submission.status,
  AuditionId: ({ submission: { slotId } }) => (slotId === null ? null : wire.slot(slotId)),
  AuditionStatus: ({ submission }) => submission.auditionStatus,
  AuditionExpiresAt: ({ submission }) => wire.timeOrNull(submission.auditionExpiresAt),
  AuditionPlacesLeft: (parent, _, context) => placesLeftFor(parent, context),
  AuditionMessage: ({ submission }) => submission.auditionMessage,
  Round: ({ submission }) => submission.round,
  ViewedAt: ({ submission }) => wire.timeOrNull(submission.viewedAt),
  UpdatedAt: ({ submission }) => wire.time(submission.updatedAt),
  UndoUntil: ({ submission, relation }) =>
    isCompanySide(relation) ? wire.timeOrNull(submission.announcement?.dueAt ?? null) : null,
  Version: ({ submission }) => submission.version,
  ViewerCan: async ({ submission, relation }, _, { loaders, now }) => {
    const { projectId, positionId, slotId } = submission;
    const [project, position, slot, place] = await Promise.all([
      loaders.projects.load(projectId),
      loaders.positions.load(positionId),
      slotId === null ? null : loaders.slots.load(slotId),
      waitingPlaceOf(submission, loaders),
    ]);
    const takesSubmissions = project && position && refusalToSubmit(project, position, now) === null;
    return [
      ...viewerCan(relation, {
        submission,
        now,
        startsAt: slot?.startsAt ?? null,
        waits: place !== null,
        takesSubmissions: takesSubmissions === true,
        projectClosed: project?.status === "Closed",
      }),
    ];
  },
};

export const submissionDataResolvers: SubmissionDataResolvers = { ...plain, ...references };

export const submissionMoveResolvers: SubmissionMoveResolvers = {
  From: ({ from }) => from,
  To: ({ to }) => to,
  At: ({ at }) => wire.time(at),
  By: ({ actorId }) => (actorId === null ? null : { userId: actorId }),
  Reason: ({ reason }) => reason,
  ClashReason: ({ clashReason }) => clashReason,
  Due: ({ due }) => due,
};

export const submissionGroupResolvers: SubmissionGroupResolvers = {
  GroupId: ({ id }) => wire.group(id),
  Name: ({ name }) => name,
  Description: ({ description }) => description,
};

export const submissionProjectResolvers: SubmissionProjectResolvers = {
  ProjectId: ({ projectId }) => wire.project(projectId),
  Name: async ({ projectId }, _, { loaders }) => (await loaders.projects.load(projectId))?.name ?? null,
  Record: ({ projectId }) => wire.record(wire.project(projectId)),
};

export const submissionPositionResolvers: SubmissionPositionResolvers = {
  PositionId: ({ positionId }) => wire.position(positionId),
  Name: async ({ positionId }, _, { loaders }) => (await loaders.positions.load(positionId))?.name ?? null,
  Record: (parent) => parent,
};

export const submissionsPageResolvers: SubmissionsPageResolvers = {
  Submissions: ({ items }) => [...items],
  Total: ({ counted }) => counted?.total ?? 0,
  TotalIsFloor: ({ counted }) => counted?.totalIsFloor ?? false,
  After: ({ next }) => next,
  Counters: async ({ position, whole }, _, { loaders }) =>
    whole ? [...((await loaders.counters.load(position.id)) ?? [])] : null,
  Facets: async ({ position, whole }, _, { loaders }) =>
    whole ? ((await loaders.facets.load(position.id)) ?? null) : null,
};
