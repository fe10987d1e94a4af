import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import { MAX_COUNTED } from "@callboard/kit/paging/page.ts";
import type { BookingJob, MatchingReads, MatchingUnit } from "#app/matching/matching-ports.ts";
import { positionsInForce } from "./consents/consents.ts";
import { toSubmission, type SubmissionRow } from "./rows.ts";
import { countSubmissions, SUBMISSIONS, submissionsThatMatch } from "./submission-list.ts";
import type { Tables } from "./tables.ts";

interface JobRow {
  readonly id: string;
  readonly position_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly actor_id: string;
  readonly booked: boolean;
  readonly filter: BookingJob["filter"];
  readonly total: number;
  readonly done: number;
  readonly skipped: number;
  readonly reasons: BookingJob["reasons"];
  readonly last_at: Date | null;
  readonly last_id: string | null;
  readonly finished_at: Date | null;
  readonly created_at: Date;
}

function toJob(row: JobRow): BookingJob {
  const { last_at: at, last_id: id } = row;
  return {
    id: row.id,
    positionId: row.position_id,
    projectId: row.project_id,
    companyId: row.company_id,
    actorId: row.actor_id,
    booked: row.booked,
    filter: row.filter,
    total: row.total,
    done: row.done,
    skipped: row.skipped,
    reasons: row.reasons,
    last: at && id ? { at, id } : null,
    finishedAt: row.finished_at,
    createdAt: row.created_at,
  };
}

/** Reads the progress of jobs. */
export function matchingReads(db: Kysely<Tables>): MatchingReads {
  return {
    async bookingJob(id) {
      const { rows } = await sql<JobRow>`select * from booking_job where id = ${id}`.execute(db);
      return rows[0] ? toJob(rows[0]) : null;
    },
    async openBookingJobs(limit) {
      const { rows } = await sql<{ id: string }>`
        select id from booking_job where finished_at is null order by created_at, id limit ${limit}`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    },
    async matchingPeople(job, limit) {
      const { rows } = await sql<{ user_id: string }>`
        select user_id from submission where id in (${nextOf(job, limit)})`.execute(db);
      return rows.map(({ user_id: userId }) => userId);
    },
    async placesToBook(positionId) {
      const [position] = await positionsInForce(db, [positionId]);
      return position ? position.quantity - position.bookedCount : 0;
    },
    async countMatching(filter) {
      const { total } = await countSubmissions(db, filter, MAX_JOB);
      return total;
    },
  };
}

/** The ids of the submissions of a job's next part. */
function nextOf(
  { filter, createdAt, last }: Pick<BookingJob, "filter" | "createdAt" | "last">,
  limit: number,
): RawBuilder<unknown> {
  const rest = last
    ? sql`and (submission.submitted_at, submission.id) > (${last.at}, ${last.id}::uuid)`
    : sql``;
  return sql`
    select submission.id from submission left join person on person.id = submission.user_id
    left join announcement on announcement.submission_id = submission.id
      and announcement.version = submission.version
    where ${submissionsThatMatch(filter)} and submission.submitted_at <= ${createdAt} ${rest}
    order by submission.submitted_at, submission.id limit ${limit}`;
}

/** The most submissions counted when a job begins. */
const MAX_JOB = 10 * MAX_COUNTED;

/** Stores jobs and locks the submissions of their next part. */
export function bookingJobs(tx: Transaction<Tables>): MatchingUnit {
  return {
    async insertBookingJob(job) {
      await sql`
        insert into booking_job (id, position_id, project_id, company_id, actor_id, booked, filter, total, created_at)
        values (${job.id}, ${job.positionId}, ${job.projectId}, ${job.companyId}, ${job.actorId}, ${job.booked},
          ${JSON.stringify(job.filter)}::jsonb, ${job.total}, ${job.createdAt})`.execute(tx);
    },
    async lockBookingJob(id) {
      const { rows } = await sql<JobRow>`
        select * from booking_job where id = ${id} for update skip locked`.execute(tx);
      return rows[0] ? toJob(rows[0]) : null;
    },
    async saveBookingJob(job) {
      await sql`
        update booking_job set done = ${job.done}, skipped = ${job.skipped},
          reasons = ${JSON.stringify(job.reasons)}::jsonb, last_at = ${job.last?.at ?? null},
          last_id = ${job.last?.id ?? null}, finished_at = ${job.finishedAt} where id = ${job.id}`.execute(
        tx,
      );
    },
    async lockMatching(job, limit) {
      const locked = await sql<{ id: string }>`
        select id from submission where id in (${nextOf(job, limit)}) order by id for update`.execute(tx);
      const ids = locked.rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const { rows } = await sql<SubmissionRow>`${SUBMISSIONS}
        where submission.id = any(${ids}::uuid[]) order by submission.id`.execute(tx);
      return rows.map(toSubmission);
    },
  };
}
