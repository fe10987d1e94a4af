import { sql, type Kysely } from "kysely";
import { asAnnounced } from "#domain/announcement.ts";
import type { Submission } from "#domain/submission.ts";
import { talentStage } from "#domain/talent-stage/talent-stage.ts";
import { grouped, toSubmission, type SubmissionRow } from "./rows.ts";
import { SUBMISSIONS } from "./submission-list.ts";
import type { Tables } from "./tables.ts";

type Db = Kysely<Tables>;

/** The most submissions of one person in an export of their data. */
const MAX_ROWS = 20_000;

/** A submission row with the names of what it was sent to, and its audition slot. */
type ExportedRow = SubmissionRow & {
  readonly project_name: string | null;
  readonly position_name: string | null;
  readonly starts_at: Date | null;
  readonly zone: string | null;
};

/** Something that belongs to a submission. */
interface OwnedRow {
  readonly submission_id: string;
  readonly content: object;
}

/**
 * What casting stores about a person, for that person: their submissions as they know them, with auditions, wishes
 * for other times, requests, responses and terms, and invitations. A decision that waits to be announced is not in it, and neither are a company's
 * notes and groups, of which the company itself gives a copy.
 */
export async function exportMember(db: Db, userId: string): Promise<object> {
  const { rows } = await sql<ExportedRow>`
    select submission.*, project.name as project_name, position.name as position_name, slot.starts_at, slot.zone
    from (${SUBMISSIONS} where submission.user_id = ${userId}
      order by submission.submitted_at, submission.id limit ${MAX_ROWS + 1}) submission
    left join project on project.id = submission.project_id
    left join position on position.id = submission.position_id
    left join slot on slot.id = submission.slot_id
    order by submission.submitted_at, submission.id`.execute(db);
  const shown = rows.slice(0, MAX_ROWS);
  const ids = shown.map(({ id }) => id);
  const [requests, otherTimes, releases, invitations] = [
    await requestsOf(db, ids),
    await otherTimesOf(db, ids),
    await releasesOf(db, ids),
    await invitationsOf(db, userId),
  ];
  return {
    submissions: shown.map((row) => ({
      ...submissionOf(row),
      other_time: otherTimes.get(row.id) ?? null,
      requests: requests.get(row.id) ?? [],
      releases: releases.get(row.id) ?? [],
    })),
    invitations: invitations.slice(0, MAX_ROWS),
    // If there are more rows, `complete` is false.
    complete: rows.length <= MAX_ROWS && invitations.length <= MAX_ROWS,
  };
}

function submissionOf({
  project_name: project,
  position_name: position,
  starts_at,
  zone,
  ...row
}: ExportedRow) {
  const submission = toSubmission(row);
  const known = asAnnounced(submission);
  return {
    id: known.id,
    project,
    position,
    stage: talentStage("self", submission),
    comments: known.comments,
    website: known.website,
    social_media: known.socialMedia,
    representation_name: known.representationName,
    photo_id: known.photoId,
    reel_id: known.reelId,
    scenes_agreed_at: known.scenesAgreedAt,
    submitted_at: known.submittedAt,
    audition: auditionOf(known, { starts_at, zone }),
  };
}

/** The invitation and the attendance of the current round; null if there was none. */
function auditionOf(
  { auditionStatus, auditionExpiresAt, auditionMessage, round, slotId }: Submission,
  slot: { readonly starts_at: Date | null; readonly zone: string | null },
): object | null {
  if (auditionStatus === null) return null;
  const time = slotId === null ? {} : slot;
  return { round, status: auditionStatus, respond_by: auditionExpiresAt, message: auditionMessage, ...time };
}

async function requestsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly object[]>> {
  const { rows } = await sql<OwnedRow>`
    select submission_id, jsonb_build_object('kind', kind, 'status', status, 'dates', dates, 'fee_cents', fee_cents,
      'currency', currency, 'fee_unit', fee_unit, 'terms', terms, 'cancellation', cancellation, 'message', message, 'created_at', created_at, 'respond_by', expires_at,
      'response', answer, 'responded_at', answered_at) as content
    from request where submission_id = any(${[...ids]}::uuid[]) and not is_booking
    order by submission_id, created_at, id limit ${MAX_ROWS}`.execute(db);
  return grouped(
    rows,
    (row) => row.submission_id,
    ({ content }) => content,
  );
}

/** The last wish for another audition time, as it was written, whatever came of it. */
async function otherTimesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, object>> {
  const { rows } = await sql<OwnedRow>`
    select submission_id, jsonb_build_object('reason', reason, 'requested_at', requested_at, 'times', array(
      select jsonb_build_object('starts_at', starts_at, 'zone', zone) from slot
      where slot.id = any(slot_ids) order by array_position(slot_ids, slot.id))) as content
    from other_time where submission_id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ submission_id, content }) => [submission_id, content]));
}

/** Releases from bookings and requests, with the reason and the cancellation terms that were stated. */
async function releasesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly object[]>> {
  const { rows } = await sql<{ submission_id: string; at: Date; reason: string | null; due: object | null }>`
    select submission_id, at, reason, due from submission_move
    where submission_id = any(${[...ids]}::uuid[]) and to_status = 'Released' and announced
    order by submission_id, version limit ${MAX_ROWS}`.execute(db);
  return grouped(
    rows,
    (row) => row.submission_id,
    ({ at, reason, due }) => ({ at, reason, due }),
  );
}

async function invitationsOf(db: Db, userId: string): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select project.name as project, position.name as position, invitation.message, invitation.created_at
    from invitation left join project on project.id = invitation.project_id
    left join position on position.id = invitation.position_id
    where invitation.user_id = ${userId} order by invitation.created_at, invitation.position_id
    limit ${MAX_ROWS + 1}`.execute(db);
  return rows;
}
