import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { formatKey } from "@callboard/kit/record-key.ts";
import type { FoundAddress } from "#app/ports.ts";
import type { SeenPosition } from "#app/position/position-queries.ts";
import type { SeenProject } from "#app/see-projects.ts";
import type { Address as AddressRecord } from "#domain/address.ts";
import { positionOperations, projectOperations } from "#domain/policy.ts";
import { positionDetailsOf, type PositionDetails } from "#domain/position/position.ts";
import { takesSubmissions } from "#domain/position/position-status.ts";
import { detailsOf, type ProjectDetails, type Review as ReviewRecord } from "#domain/project/project.ts";
import type { AuditionSlot, FilmingDate } from "#domain/schedule/schedule.ts";
import { visibleDetails } from "#domain/view-fields.ts";
import type {
  Address,
  AuditionTimeData,
  FilmingDateData,
  GeocodedAddress,
  PositionData,
  ProjectData,
  Review,
} from "#gen/graphql.ts";

/** Fields of a project that need nothing but the project; `seen` is what the others are resolved from. */
export type ProjectFields = Partial<ProjectData> &
  Pick<ProjectData, "Public" | "Skills" | "Status" | "Version" | "View" | "ViewerCan" | "Favorite"> & {
    readonly seen: SeenProject;
  };

/** Fields of a position that need nothing but position and project. */
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

export const projectKey = (id: string): string => formatKey(KEY_PREFIXES.project, id);
export const positionKey = (id: string): string => formatKey(KEY_PREFIXES.position, id);
export const filmingDateKey = (id: string): string => formatKey(KEY_PREFIXES.filmingDate, id);
export const auditionTimeKey = (id: string): string => formatKey(KEY_PREFIXES.auditionTime, id);
export const companyKey = (id: string): string => formatKey(KEY_PREFIXES.company, id);
export const userKey = (id: string): string => formatKey(KEY_PREFIXES.user, id);
export const mediaKey = (id: string): string => formatKey(KEY_PREFIXES.media, id);

type Capitalized<T> = { [K in keyof T as Capitalize<K & string>]: T[K] };

/** Fields under their names on the wire. */
function toWire<T extends object>(record: T): Capitalized<T> {
  const entries = Object.entries(record).map(([name, value]) => [
    name.charAt(0).toUpperCase() + name.slice(1),
    value,
  ]);
  return Object.fromEntries(entries) as Capitalized<T>;
}

/** A decimal amount of integer cents. */
function amount(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

function moment(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}

function projectDetails(details: ProjectDetails) {
  const { filmingAddress: _, contactInformation: _contact, skills, ...rest } = details;
  return {
    ...toWire(rest),
    Skills: [...skills],
    PayRate: amount(details.payRate),
    EstProjectBudget: amount(details.estProjectBudget),
  };
}

export function projectFields(seen: SeenProject, actor: Actor, now: Date): ProjectFields {
  const { project, view } = seen;
  const isOwner = view === "owner";
  const isMember = view !== "gallery";
  return {
    seen,
    ...projectDetails(visibleDetails(detailsOf(project), view)),
    Public: project.public === true,
    ProjectViews: isOwner ? project.projectViews : null,
    Submissions: isOwner ? project.submissions : null,
    Status: project.status,
    ChangedSinceApproval: isOwner ? project.changedSinceApproval : null,
    ClosedDate: isMember ? moment(project.closedDate) : null,
    SubmittedAt: isOwner ? moment(project.submittedAt) : null,
    ApprovedAt: isMember ? moment(project.approvedAt) : null,
    Favorite: false,
    CompanyId: isMember ? companyKey(project.companyId) : null,
    DeclineComment: isOwner ? project.declineComment : null,
    LastCompletedStep: isOwner ? project.lastCompletedStep : null,
    Version: project.version,
    View: view,
    ViewerCan: projectOperations(actor, project, now),
  };
}

function positionDetails(details: PositionDetails) {
  const { filmingAddress: _, auditionAddress: _audition, bookingInformation: _booking, ...fields } = details;
  const { wardrobeInformation: _wardrobe, ...rest } = fields;
  return {
    ...toWire(rest),
    AgeRange: [...details.ageRange],
    Gender: [...details.gender],
    HeightRange: [...details.heightRange],
    EyeColor: [...details.eyeColor],
    HairColor: [...details.hairColor],
    Languages: [...details.languages],
    Ethnicity: [...details.ethnicity],
    Skills: [...details.skills],
    Rate: amount(details.rate),
    Rate2: amount(details.rate2),
    SubmissionsDueBy: moment(details.submissionsDueBy),
  };
}

export function positionFields(at: SeenPosition, actor: Actor, now: Date): PositionFields {
  const { position, seen } = at;
  const isOwner = seen.view === "owner";
  return {
    at,
    ...positionDetails(positionDetailsOf(position)),
    CompanyId: companyKey(seen.project.companyId),
    UserId: isOwner ? userKey(position.createdBy) : null,
    Cast: isOwner ? position.cast : null,
    Submissions: isOwner ? position.submissions : null,
    RoleStatus: position.roleStatus,
    TakesSubmissions: takesSubmissions(position, seen.project.status, now),
    Version: position.version,
    ViewerCan: positionOperations(actor, { project: seen.project, position }, now),
  };
}

export function addressData(address: AddressRecord | null): Address | null {
  if (!address) return null;
  const { addressLine1, addressLine2, city, state, zipcode, point } = address;
  return toWire({ addressLine1, addressLine2, city, state, zipcode, point });
}

export function filmingDateData({ date, time, zone, projectId }: FilmingDate): FilmingDateData {
  return { Date: date, Time: time, Zone: zone, ProjectId: projectKey(projectId) };
}

export function auditionTimeData(slot: AuditionSlot): AuditionTimeData {
  const { id: _, version: _version, projectId, startsAt, ...fields } = slot;
  return { ...toWire(fields), StartsAt: startsAt.toISOString(), ProjectId: projectKey(projectId) };
}

export function geocodedAddress(found: FoundAddress): GeocodedAddress {
  return toWire(found);
}

export function reviewData({ round, decision, comment, decidedAt }: ReviewRecord): Review {
  return { Round: round, Decision: decision, Comment: comment, DecidedAt: decidedAt.toISOString() };
}
