import { UNKNOWN } from "@callboard/catalog/booking-facts.ts";
import type { Selectable } from "kysely";
import type { LockedPosition, Person } from "#app/ports.ts";
import { isStatus, type BookingStatus } from "#domain/booking-status.ts";
import type { Project } from "#domain/position.ts";
import type { Slot } from "#domain/slot.ts";
import type { RequestKind, RequestMark, RequestStatus } from "#domain/request.ts";
import type { InviteStatus, Submission } from "#domain/submission.ts";
import type { FormerRow, SubmissionTable, Tables } from "./tables.ts";

/**
 * The state in a column: Unknown if its table has no such row, as after a step back to a version before it. It is read only:
 * the check constraint of the table refuses to store it.
 */
export function statusOf(word: string): BookingStatus {
  return isStatus(word) ? word : UNKNOWN;
}

/** A submission's row with its announcement, if a decision is pending. */
export interface SubmissionRow extends SubmissionTable {
  readonly announcement_due_at: Date | null;
  readonly former: FormerRow | null;
  readonly request_kind: string | null;
  readonly request_status: string | null;
  readonly request_expires_at: Date | null;
  readonly request_decide_by: Date | null;
  readonly request_version: number | null;
}

/** Converts a row read by `SUBMISSIONS` to a submission with its pending decision. */
export function toSubmission({ announcement_due_at: dueAt, former, ...row }: SubmissionRow): Submission {
  const request = toRequestMark(row);
  const decided = toDecided(row, request);
  return dueAt === null || former === null
    ? decided
    : { ...decided, announcement: { dueAt, former: toFormer(former, sentOf(row), request) } };
}

function toRequestMark(
  row: Pick<
    SubmissionRow,
    | "request_id"
    | "request_kind"
    | "request_status"
    | "request_expires_at"
    | "request_decide_by"
    | "request_version"
  >,
): RequestMark | null {
  const { request_id: id, request_expires_at: expiresAt } = row;
  if (id === null || expiresAt === null) return null;
  return {
    id,
    kind: row.request_kind as RequestKind,
    status: row.request_status as RequestStatus,
    expiresAt,
    decideBy: row.request_decide_by,
    version: row.request_version ?? 0,
  };
}

type Sent = Pick<SubmissionTable, "photo_id" | "reel_id" | "scenes_agreed_at">;

/** Decisions never change what was sent, and rows from before it could be do not have these columns. */
function sentOf({ photo_id, reel_id, scenes_agreed_at }: SubmissionTable): Sent {
  return { photo_id, reel_id, scenes_agreed_at };
}

function toFormer(row: FormerRow, sent: Sent, request: RequestMark | null): Submission {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  return toDecided(
    {
      ...row,
      submitted_at: new Date(row.submitted_at),
      updated_at: new Date(row.updated_at),
      viewed_at: date(row.viewed_at),
      audition_expires_at: date(row.audition_expires_at),
      ...sent,
    },
    request,
  );
}

function toDecided(row: SubmissionTable, request: RequestMark | null): Submission {
  return {
    id: row.id,
    projectId: row.project_id,
    positionId: row.position_id,
    userId: row.user_id,
    companyId: row.company_id,
    status: statusOf(row.status),
    round: row.round,
    comments: row.comments,
    website: row.website,
    socialMedia: row.social_media,
    representationName: row.representation_name,
    photoId: row.photo_id,
    reelId: row.reel_id,
    scenesAgreedAt: row.scenes_agreed_at,
    createdBy: row.created_by,
    submittedAt: row.submitted_at,
    viewedAt: row.viewed_at,
    updatedAt: row.updated_at,
    slotId: row.slot_id,
    auditionStatus: row.audition_status as InviteStatus | null,
    auditionExpiresAt: row.audition_expires_at,
    auditionMessage: row.audition_message,
    formerStatus: row.former_status === null ? null : statusOf(row.former_status),
    request,
    version: row.version,
    announcement: null,
  };
}

export function fromSubmission(submission: Submission): SubmissionTable {
  return {
    id: submission.id,
    project_id: submission.projectId,
    position_id: submission.positionId,
    user_id: submission.userId,
    company_id: submission.companyId,
    status: submission.status,
    round: submission.round,
    comments: submission.comments,
    website: submission.website,
    social_media: submission.socialMedia,
    representation_name: submission.representationName,
    photo_id: submission.photoId,
    reel_id: submission.reelId,
    scenes_agreed_at: submission.scenesAgreedAt,
    created_by: submission.createdBy,
    submitted_at: submission.submittedAt,
    viewed_at: submission.viewedAt,
    updated_at: submission.updatedAt,
    slot_id: submission.slotId,
    audition_status: submission.auditionStatus,
    audition_expires_at: submission.auditionExpiresAt,
    audition_message: submission.auditionMessage,
    former_status: submission.formerStatus,
    request_id: submission.request?.id ?? null,
    version: submission.version,
  };
}

export function toPosition(row: Selectable<Tables["position"]>): LockedPosition {
  return {
    id: row.id,
    projectId: row.project_id,
    companyId: row.company_id,
    name: row.name,
    status: row.status,
    quantity: row.quantity,
    dueBy: row.due_by,
    wants: row.wants,
    adultsOnly: row.adults_only,
    removed: row.removed,
    version: row.version,
    bookedCount: row.booked_count,
  };
}

export function toProject(row: Selectable<Tables["project"]>): Project {
  const { id, name, status, version } = row;
  return { id, companyId: row.company_id, name, status, public: row.public, version };
}

export function toSlot(row: Selectable<Tables["slot"]>): Slot {
  return {
    id: row.id,
    projectId: row.project_id,
    startsAt: row.starts_at,
    lengthMinutes: row.length_minutes,
    place: row.place ?? "",
    link: row.link ?? "",
    zone: row.zone,
    capacity: row.capacity,
    cancelled: row.cancelled,
    taken: row.taken,
    doorCode: row.door_code,
    notifiedLeft: row.told_left,
    version: row.version,
  };
}

export function toPerson(row: Selectable<Tables["person"]>): Person {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    profileMediaId: row.profile_media_id,
    suspended: row.suspended,
    minor: row.minor,
    version: row.version,
  };
}

/** Indexes records by their id. */
export function byId<T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** Groups values by key, in their original order. */
export function grouped<Row, V>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  valueOf: (row: Row) => V,
): ReadonlyMap<string, readonly V[]> {
  const groups = new Map<string, V[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), valueOf(row)]);
  return groups;
}
