import { sql, type Kysely, type Selectable } from "kysely";
import type {
  DueAnnouncement,
  ExpiredInvitation,
  Move,
  Reads,
  StageCount,
  SubmissionKey,
} from "#app/ports.ts";
import { BOOKING_STAGES, UNKNOWN } from "@callboard/catalog/booking-facts.ts";
import { stageOf } from "#domain/booking-status.ts";
import type { Group } from "#domain/group.ts";
import type { Submission } from "#domain/submission.ts";
import { groupMemberIds } from "./groups/group-member-ids.ts";
import {
  byId,
  grouped,
  statusOf,
  toPerson,
  toPosition,
  toProject,
  toSubmission,
  type SubmissionRow,
} from "./rows.ts";
import { groupReads, toGroup } from "./groups/group-reads.ts";
import { relatedSubmissions } from "./related-submissions.ts";
import { minorReads } from "./minors/minors.ts";
import { closingReads } from "./closing/closing.ts";
import { recentPosition } from "./positions/recent-position.ts";
import { consentReads, slotsInForce } from "./consents/consents.ts";
import { calendarReads } from "./calendar/calendar.ts";
import { matchingReads } from "./booking-jobs.ts";
import { isInvited, openInvitations } from "./invitations.ts";
import { noteReads } from "./notes.ts";
import { agencyReads } from "./agencies/agencies.ts";
import { profileReads } from "./profiles/profiles.ts";
import { otherTimeReads } from "./other-times.ts";
import { reminderReads } from "./reminders/reminders.ts";
import { waitingReads } from "./waiting/waiting.ts";
import { stageReads } from "./by-stage/by-stage.ts";
import { openRequestReads } from "./requests/open-requests.ts";
import { toHandleReads } from "./to-handle/to-handle.ts";
import { requestReads } from "./requests/request-reads.ts";
import { listSubmissions, SUBMISSIONS } from "./submission-list.ts";
import { noticeFacts } from "./requests/notice-facts.ts";
import type { Tables } from "./tables.ts";

/** A history shows at most this many moves, the first ones. */
const MAX_MOVES = 200;

type Db = Kysely<Tables>;

/** The reads of casting; each returns a whole list with one statement. */
export function createReads(db: Db): Reads {
  return {
    ...relatedSubmissions(db),
    ...groupReads(db),
    ...requestReads(db),
    ...openRequestReads(db),
    ...toHandleReads(db),
    ...reminderReads(db),
    ...otherTimeReads(db),
    ...stageReads(db),
    ...noteReads(db),
    ...matchingReads(db),
    ...calendarReads(db),
    ...closingReads(db),
    ...minorReads(db),
    ...waitingReads(db),
    ...profileReads(db),
    ...agencyReads(db),
    ...consentReads(db),
    list: (filter, page) => listSubmissions(db, filter, page),
    bySubmissionKeys: (keys) => bySubmissionKeys(db, keys),
    stageCounts: (ids, hideSuspended) => stageCounts(db, ids, hideSuspended),
    userCounts: (ids) => userCounts(db, ids),
    moves: (ids) => moves(db, ids),
    groups: (ids) => groups(db, ids),
    positions: async (ids) => byId((await rowsOf(db, "position", ids)).map(toPosition)),
    projects: async (ids) => byId((await rowsOf(db, "project", ids)).map(toProject)),
    recentPosition: (id) => recentPosition(db, id),
    people: async (ids) => byId((await rowsOf(db, "person", ids)).map(toPerson)),
    slots: async (ids) => byId(ids.length > 0 ? await slotsInForce(db, ids) : []),
    openInvitations: (userIds, now, limit) => openInvitations(db, { userIds, now }, limit),
    isInvited: (key) => isInvited(db, key),
    bookedPeople: (userIds) => bookedPeople(db, userIds),
    submittersOf: (companyId, userIds, also) => submittersOf(db, { companyId, userIds, ...also }),
    allSubmittersOf: (companyId, limit) => allSubmittersOf(db, companyId, limit),
    groupMemberIds: (group, limit) => groupMemberIds(db, group, limit),
    noticeFacts: (submissionIds) => noticeFacts(db, submissionIds),
    auditionDeadlines: (submissionIds) => auditionDeadlines(db, submissionIds),
    positionIdsOf: async (projectId) =>
      (await db.selectFrom("position").select("id").where("project_id", "=", projectId).execute()).map(
        ({ id }) => id,
      ),
    expiredInvitations: (now, after, limit) => expiredInvitations(db, { now, after }, limit),
    dueAnnouncements: (now, after, limit) => dueAnnouncements(db, { now, after }, limit),
  };
}

async function rowsOf<Table extends "position" | "project" | "person">(
  db: Db,
  table: Table,
  ids: readonly string[],
): Promise<Selectable<Tables[Table]>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Selectable<Tables[Table]>>`
    select * from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

async function bySubmissionKeys(db: Db, keys: readonly SubmissionKey[]): Promise<Submission[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<SubmissionRow>`${SUBMISSIONS}
    join unnest(${keys.map((key) => key.positionId)}::uuid[], ${keys.map((key) => key.userId)}::uuid[])
      as key (position_id, user_id)
      on key.position_id = submission.position_id and key.user_id = submission.user_id`.execute(db);
  return rows.map(toSubmission);
}

async function stageCounts(
  db: Db,
  ids: readonly string[],
  hideSuspended: boolean,
): Promise<ReadonlyMap<string, readonly StageCount[]>> {
  const shown = hideSuspended
    ? sql`and not exists (select from person where person.id = submission.user_id and person.suspended)`
    : sql``;
  const { rows } = await sql<{ position_id: string; status: string; later: boolean; count: number }>`
    select position_id, status, round > 1 as later, count(*) as count from submission
    where position_id = any(${[...ids]}::uuid[]) ${shown} group by 1, 2, 3`.execute(db);
  const counts = (id: string): StageCount[] =>
    [...BOOKING_STAGES, UNKNOWN]
      .map((stage) => ({
        stage,
        count: rows
          .filter(
            (row) => row.position_id === id && stageOf(statusOf(row.status), row.later ? 2 : 1) === stage,
          )
          .reduce((sum, row) => sum + row.count, 0),
      }))
      .filter(({ stage, count }) => stage !== UNKNOWN || count > 0);
  return new Map(ids.map((id) => [id, counts(id)]));
}

async function userCounts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ user_id: string; count: number }>`
    select user_id, count(*) as count from submission where user_id = any(${[...ids]}::uuid[])
    group by user_id`.execute(db);
  const found = new Map(rows.map((row) => [row.user_id, row.count]));
  return new Map(ids.map((id) => [id, found.get(id) ?? 0]));
}

async function moves(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Move[]>> {
  const { rows } = await sql<Selectable<Tables["submission_move"]>>`
    select move.* from unnest(${[...ids]}::uuid[]) as wanted (id) cross join lateral (
      select * from submission_move where submission_id = wanted.id order by version limit ${MAX_MOVES}) move
    order by submission_id, version`.execute(db);
  return grouped(
    rows,
    (row) => row.submission_id,
    (row) => ({
      from: row.from_status === null ? null : statusOf(row.from_status),
      to: statusOf(row.to_status),
      at: row.at,
      actorId: row.actor_id,
      reason: row.reason,
      clashReason: row.clash_reason,
      due: row.due,
      announced: row.announced,
    }),
  );
}

async function groups(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Group[]>> {
  const { rows } = await sql<Selectable<Tables["booking_group"]> & { submission_id: string }>`
    select booking_group.*, submission.id as submission_id from submission
    join group_member member using (project_id, position_id, user_id)
    join booking_group on booking_group.project_id = member.project_id and booking_group.id = member.group_id
    where submission.id = any(${[...ids]}::uuid[]) order by submission.id, booking_group.id`.execute(db);
  return grouped(rows, (row) => row.submission_id, toGroup);
}

async function bookedPeople(db: Db, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from submission left join project on project.id = submission.project_id
    where submission.status = 'Booked' and project.status is distinct from 'Closed'
      and user_id = any(${[...userIds]}::uuid[])`.execute(db);
  return rows.map((row) => row.user_id);
}

async function submittersOf(
  db: Db,
  {
    companyId,
    userIds,
    orInvited,
    orAgents,
  }: {
    readonly companyId: string;
    readonly userIds: readonly string[];
    readonly orInvited: boolean;
    readonly orAgents: boolean;
  },
): Promise<string[]> {
  const ids = sql`company_id = ${companyId} and user_id = any(${[...userIds]}::uuid[])`;
  const { rows } = await sql<{ user_id: string }>`
    select user_id from submission where ${ids}
    union select user_id from invitation where ${orInvited} and ${ids}
    union select created_by from submission where ${orAgents} and company_id = ${companyId}
      and created_by = any(${[...userIds]}::uuid[]) and created_by <> user_id`.execute(db);
  return rows.map((row) => row.user_id);
}

async function allSubmittersOf(db: Db, companyId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from submission where company_id = ${companyId}
    order by user_id desc limit ${limit}`.execute(db);
  return rows.map((row) => row.user_id);
}

async function auditionDeadlines(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ id: string; respond_by: Date }>`
    select id, audition_expires_at as respond_by from submission
    where id = any(${[...ids]}::uuid[]) and status = 'AuditionRequested' and audition_expires_at is not null
    union all
    select submission.id, request.expires_at from submission join request on request.id = submission.request_id
    where submission.id = any(${[...ids]}::uuid[]) and submission.status <> 'AuditionRequested'
      and request.status = 'Open'`.execute(db);
  return new Map(rows.map((row) => [row.id, row.respond_by]));
}

async function expiredInvitations(
  db: Db,
  { now, after }: { readonly now: Date; readonly after: ExpiredInvitation | null },
  limit: number,
): Promise<ExpiredInvitation[]> {
  const rest = after
    ? sql`and (audition_expires_at, id) > (${after.expiredAt}, ${after.submissionId}::uuid)`
    : sql``;
  const { rows } = await sql<{ id: string; position_id: string; user_id: string; at: Date }>`
    select id, position_id, user_id, audition_expires_at as at from submission
    where status = 'AuditionRequested' and audition_expires_at <= ${now} ${rest}
    order by audition_expires_at, id limit ${limit}`.execute(db);
  return rows.map(({ id, position_id, user_id, at }) => ({
    submissionId: id,
    positionId: position_id,
    userId: user_id,
    expiredAt: at,
  }));
}

async function dueAnnouncements(
  db: Db,
  { now, after }: { readonly now: Date; readonly after: DueAnnouncement | null },
  limit: number,
): Promise<DueAnnouncement[]> {
  const rest = after
    ? sql`and (due_at, submission_id) > (${after.dueAt}, ${after.submissionId}::uuid)`
    : sql``;
  const { rows } = await sql<{ id: string; position_id: string; user_id: string; at: Date; closed: boolean }>`
    select submission.id, position_id, submission.user_id, due_at as at,
      coalesce(project.status = 'Closed', false) as closed
    from announcement
    join submission on submission.id = announcement.submission_id and submission.version = announcement.version
    left join project on project.id = submission.project_id
    where due_at <= ${now} ${rest} order by due_at, submission_id limit ${limit}`.execute(db);
  return rows.map(({ id, position_id, user_id, at, closed }) => ({
    submissionId: id,
    positionId: position_id,
    userId: user_id,
    dueAt: at,
    closed,
  }));
}
