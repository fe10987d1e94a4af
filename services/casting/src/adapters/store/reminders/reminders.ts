import { sql, type Kysely, type Transaction } from "kysely";
import type { ReminderReads, ReminderUnit } from "#app/reminders/reminder-ports.ts";
import { ENDED_AT } from "../requests/request-ends.ts";
import { OF_SUBMISSION, toRaised, type RaisedRow } from "../requests/requests.ts";
import { toSubmission, type SubmissionRow } from "../rows.ts";
import { UNDECIDED } from "../statuses/status-list.ts";
import { SUBMISSIONS } from "../submission-list.ts";
import type { Tables } from "../tables.ts";

/** Days after which what ended is no longer news, over any weekend. */
const NEWS_DAYS = 4;
/** A company is not looked at again for so long after a reminder. */
const PAUSE_HOURS = 10;

/** Reads which companies may have to be reminded. */
export function reminderReads(db: Kysely<Tables>): ReminderReads {
  return {
    async companiesToRemind(now, after, limit) {
      const since = sql`${now}::timestamptz - make_interval(days => ${NEWS_DAYS})`;
      const { rows } = await sql<{ companyId: string; zone: string; lastDay: string | null }>`
        with waiting as (
          select company_id from request where status in ('Free', 'Conditional')
          union select company_id from request where status = 'Expired' and ${ENDED_AT} > ${since}
          union select company_id from submission
            where status = 'AuditionRequested' and audition_status = 'ChangeRequested'
          union select company_id from submission where audition_status = 'Expired' and audition_expires_at > ${since})
        select waiting.company_id as "companyId", reminded_on::text as "lastDay", coalesce((
          select zone from slot join project on project.id = slot.project_id
          where project.company_id = waiting.company_id order by starts_at desc limit 1), 'UTC') as zone
        from waiting left join company_reminder on company_reminder.company_id = waiting.company_id
        where (reminded_at is null or reminded_at < ${now}::timestamptz - make_interval(hours => ${PAUSE_HOURS}))
          ${after === null ? sql`` : sql`and waiting.company_id > ${after}::uuid`}
        order by waiting.company_id limit ${limit}`.execute(db);
      return rows;
    },
  };
}

/** Reads who waits for a company, and stores when it was reminded. */
export function reminderUnit(tx: Transaction<Tables>): ReminderUnit {
  return {
    async lockReminder(companyId) {
      await sql`insert into company_reminder (company_id) values (${companyId}) on conflict do nothing`.execute(
        tx,
      );
      const { rows } = await sql<{ at: Date | null; day: string | null; version: number }>`
        select reminded_at as at, reminded_on::text as day, version from company_reminder
        where company_id = ${companyId} for update`.execute(tx);
      return rows[0] ?? { at: null, day: null, version: 0 };
    },
    async saveReminder(companyId, { at, day }) {
      await sql`
        update company_reminder set reminded_at = ${at}, reminded_on = ${day}, version = version + 1
        where company_id = ${companyId}`.execute(tx);
    },
    async waitingForCompany(companyId, { since }, limit) {
      const { rows } = await sql<SubmissionRow & { answered_at: Date | null }>`
        with waiting as (
          select submission_id as id from request
          where company_id = ${companyId} and (status in ('Free', 'Conditional')
            or status = 'Expired' and ${ENDED_AT} > ${since}::timestamptz)
          union select id from submission where company_id = ${companyId}
            and (status = 'AuditionRequested' and audition_status = 'ChangeRequested'
              or audition_status = 'Expired' and audition_expires_at > ${since}::timestamptz)),
        found as (${SUBMISSIONS})
        select found.*, last.answered_at from waiting join found on found.id = waiting.id
        left join request last on last.id = found.request_id
        left join project on project.id = found.project_id
        left join person on person.id = found.user_id
        where found.status in ${UNDECIDED} and project.status is distinct from 'Closed'
          and person.suspended is not true
        order by found.id limit ${limit}`.execute(tx);
      return rows.map(({ answered_at: answeredAt, ...row }) => ({
        submission: toSubmission(row),
        answeredAt,
      }));
    },
    async notifyOfDecisions(requestIds) {
      if (requestIds.length === 0) return [];
      const { rows } = await sql<RaisedRow>`
        with raised as (
          update request set decision_notified = true, version = version + 1
          where id = any(${[...requestIds]}::uuid[]) and not decision_notified
          returning request.id as request_id, request.version, request.submission_id)
        select raised.request_id, raised.version, ${OF_SUBMISSION}`.execute(tx);
      return rows.map(toRaised);
    },
  };
}
