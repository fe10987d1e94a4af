import type { Actor } from "@callboard/kit/actor.ts";
import { recordKey } from "@callboard/kit/record-key.ts";
import type { FoundAddress } from "#app/ports.ts";
import type { SeenPosition } from "#app/position/get-positions.ts";
import type { SeenProject } from "#app/see-projects.ts";
import type { Feature } from "#domain/feature/feature.ts";
import { writeDetails } from "@callboard/kit/form/field.ts";
import { positionOperations, projectOperations } from "#domain/policy.ts";
import { POSITION_FIELDS } from "#domain/position/fields.ts";
import { isForMinors } from "#domain/position/position-rules.ts";
import { liveStatus, takesSubmissions } from "#domain/position/position-status.ts";
import { detailsOf, PROJECT_FIELDS } from "#domain/project/fields.ts";
import type { FieldChange as Change } from "#domain/project/differences.ts";
import type { Review as ReviewRecord } from "#domain/project/project.ts";
import { SLOT_FIELDS, type AuditionSlot, type FilmingDate } from "#domain/schedule/schedule.ts";
import { visibleDetails } from "#domain/view-fields.ts";
import type {
  AuditionTimeData,
  FeatureData,
  FieldChange,
  FilmingDateData,
  GeocodedAddress,
  MediaItemData,
  PositionData,
  ProjectData,
  Review,
} from "#gen/graphql.ts";

/** Project fields derived from the project alone; the other fields are resolved from `seen`. */
export type ProjectFields = Partial<ProjectData> &
  Pick<ProjectData, "Public" | "Skills" | "Status" | "Version" | "View" | "ViewerCan"> & {
    readonly seen: SeenProject;
  };

/** Position fields derived from position and project alone. */
export type PositionFields = Partial<PositionData> & PositionLists & { readonly at: SeenPosition };
type PositionLists = Pick<
  PositionData,
  | "AgeRange"
  | "Gender"
  | "HeightRange"
  | "EyeColor"
  | "HairColor"
  | "Languages"
  | "Ethnicity"
  | "Skills"
  | "AdultScenes"
  | "Nudity"
  | "RoleStatus"
  | "TakesSubmissions"
  | "Version"
  | "ViewerCan"
>;

/** Feature fields derived from the feature alone. */
export type FeatureFields = Pick<
  FeatureData,
  "Name" | "Description" | "ShowFrom" | "ShowUntil" | "Version"
> & {
  readonly feature: Feature;
};

type Capitalized<T> = { [K in keyof T as Capitalize<K & string>]: T[K] };

/** Renames fields to their wire names. */
function toWire<T extends object>(record: T): Capitalized<T> {
  const entries = Object.entries(record).map(([name, value]) => [
    name.charAt(0).toUpperCase() + name.slice(1),
    value,
  ]);
  return Object.fromEntries(entries) as Capitalized<T>;
}

function moment(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}

export function projectFields(seen: SeenProject, actor: Actor, now: Date): ProjectFields {
  const { project, view } = seen;
  const isOwner = view === "owner";
  const isMember = view !== "gallery";
  return {
    seen,
    ...withoutClose(writeDetails(PROJECT_FIELDS, visibleDetails(detailsOf(project), view))),
    Public: project.public === true,
    ProjectViews: isOwner ? project.projectViews : null,
    Submissions: isOwner ? project.submissions : null,
    Status: project.status,
    ChangedSinceApproval: isOwner ? project.changedSinceApproval : null,
    ClosedDate: isMember ? moment(project.closedDate) : null,
    SubmittedAt: isOwner ? moment(project.submittedAt) : null,
    ApprovedAt: isMember ? moment(project.approvedAt) : null,
    CompanyId: isMember ? recordKey("company", project.companyId) : null,
    DeclineComment: isOwner ? project.declineComment : null,
    LastCompletedStep: isOwner ? project.lastCompletedStep : null,
    Version: project.version,
    View: view,
    ViewerCan: projectOperations(actor, project, now),
  };
}

const CLOSE_FIELDS = [
  "FilmingAddress",
  "AuditionAddress",
  "ContactInformation",
  "BookingInformation",
  "WardrobeInformation",
] as const;

/** Drops fields that depend on the caller's standing, which have their own resolvers. */
function withoutClose<T extends object>(written: T): Omit<T, (typeof CLOSE_FIELDS)[number]> {
  const close: ReadonlySet<string> = new Set(CLOSE_FIELDS);
  const open = Object.entries(written).filter(([name]) => !close.has(name));
  return Object.fromEntries(open) as T;
}

export function positionFields(at: SeenPosition, actor: Actor, now: Date): PositionFields {
  const { position, seen } = at;
  const isOwner = seen.view === "owner";
  return {
    at,
    ...withoutClose(writeDetails(POSITION_FIELDS, position)),
    CompanyId: recordKey("company", seen.project.companyId),
    UserId:
      isOwner && position.createdBy !== seen.project.companyId ? recordKey("user", position.createdBy) : null,
    Cast: isOwner ? position.cast : null,
    Submissions: isOwner ? position.submissions : null,
    RoleStatus: liveStatus(position.roleStatus, seen.project.status),
    ForMinors: isForMinors(position),
    TakesSubmissions: takesSubmissions(position, seen.project.status, now),
    Version: position.version,
    ViewerCan: positionOperations(actor, { project: seen.project, position }, now),
  };
}

export function filmingDateData({ date, time, zone, projectId }: FilmingDate): FilmingDateData {
  return { Date: date, Time: time, Zone: zone, ProjectId: recordKey("project", projectId) };
}

export function auditionTimeData(slot: AuditionSlot): AuditionTimeData {
  const { date, time, zone, startsAt, projectId } = slot;
  return {
    ...writeDetails(SLOT_FIELDS, slot),
    Date: date,
    Time: time,
    Zone: zone,
    Later: slot.later,
    StartsAt: startsAt.toISOString(),
    ProjectId: recordKey("project", projectId),
  };
}

export function geocodedAddress(found: FoundAddress): GeocodedAddress {
  return toWire(found);
}

export function reviewData({ round, decision, comment, decidedAt }: ReviewRecord): Review {
  return { Round: round, Decision: decision, Comment: comment, DecidedAt: decidedAt.toISOString() };
}

/**
 * A reference to a file, whose other fields media resolves; documents that the caller may read include their fields.
 */
export interface FileReference {
  readonly __typename: "MediaItem";
  readonly PK: string;
  readonly SK: string;
  readonly Data?: MediaItemData;
}

export function fileReference(id: string): FileReference {
  const key = recordKey("media", id);
  return { __typename: "MediaItem", PK: key, SK: key };
}

export function fieldChange({ positionId, positionName, field, before, after }: Change): FieldChange {
  const SK = positionId === null ? null : recordKey("position", positionId);
  return { SK, PositionName: positionName, Field: field, Before: before, After: after };
}
