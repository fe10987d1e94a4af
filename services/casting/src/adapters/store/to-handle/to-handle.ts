import { countedTotal, MAX_COUNTED, pageOf, type PageRequest } from "@callboard/kit/paging/page.ts";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { SubmissionToHandle, TaskFilter, ToHandleReads } from "#app/to-handle/to-handle-ports.ts";
import {
  AUDITION_TASKS,
  decideSince,
  TASK_STATES,
  type AuditionTask,
} from "#domain/to-handle/audition-task.ts";
import { waitingRequests } from "./waiting-requests.ts";
import { NEVER } from "../requests/open-requests.ts";
import { toSubmission, type SubmissionRow } from "../rows.ts";
import { SUBMISSIONS } from "../submission-list.ts";
import type { Tables } from "../tables.ts";

/** Reads the auditions and requests that wait for their company. */
export function toHandleReads(db: Kysely<Tables>): ToHandleReads {
  return {
    async auditionsToHandle(filter, now, page) {
      const { task } = filter;
      const audition = AUDITION_TASKS.find((one) => one === task);
      const rows = audition ? waiting({ ...filter, task: audition }, now) : waitingRequests(filter, now);
      const [found, counted] = await Promise.all([
        pageOfWaiting(rows, page).execute(db),
        page.count ? countWaiting(db, rows) : null,
      ]);
      return pageOf(found.rows.map(toHandle), page, counted, ({ place }) => place);
    },
  };
}

interface WaitingRow extends SubmissionRow {
  readonly starts_at: Date;
}

function toHandle({ starts_at: startsAt, ...row }: WaitingRow): SubmissionToHandle {
  return { submission: toSubmission(row), place: [startsAt.toISOString(), row.id] };
}

/** The first rows in the order are chosen by their keys alone; then the submissions are read. */
function pageOfWaiting(rows: RawBuilder<unknown>, page: PageRequest): RawBuilder<WaitingRow> {
  const [startsAt, id] = page.after ?? [];
  const after = page.after ? sql`where (starts_at, id) > (${startsAt}::timestamptz, ${id}::uuid)` : sql``;
  return sql<WaitingRow>`
    with waiting as (${rows}),
    listed as (
      select * from waiting ${after} order by starts_at, id limit ${page.size + 1} offset ${page.skip}),
    found as (${SUBMISSIONS})
    select found.*, listed.starts_at from listed join found on found.id = listed.id
    order by listed.starts_at, listed.id`;
}

async function countWaiting(db: Kysely<Tables>, rows: RawBuilder<unknown>) {
  const { rows: found } = await sql<{ counted: number }>`
    select count(*) as counted from (select 1 from (${rows}) waiting limit ${MAX_COUNTED + 1}) found`.execute(
    db,
  );
  return countedTotal(found[0]?.counted ?? 0);
}

/** The rule of `auditionTaskOf` in SQL. An audition without a slot is behind all others. */
function waiting(
  { companyId, task, hideSuspended }: TaskFilter & { readonly task: AuditionTask },
  now: Date,
): RawBuilder<unknown> {
  return sql`
    select submission.id, coalesce(slot.starts_at, ${sql.lit(NEVER)}::timestamptz) as starts_at from submission
    left join slot on slot.id = submission.slot_id
    left join project on project.id = submission.project_id
    left join person on person.id = submission.user_id
    where submission.company_id = ${companyId} and (${inStates(task)}) and ${isDue(task, now)}
      and project.status is distinct from 'Closed'
      ${hideSuspended ? sql`and person.suspended is not true` : sql``}`;
}

/** Written out, so that the planner sees that the indexes over these states apply. */
function inStates(task: AuditionTask): RawBuilder<unknown> {
  const states = TASK_STATES[task].map(
    ({ status, invite }) =>
      sql`(submission.status = ${sql.lit(status)} and submission.audition_status = ${sql.lit(invite)})`,
  );
  return sql.join(states, sql` or `);
}

function isDue(task: AuditionTask, now: Date): RawBuilder<unknown> {
  if (task === "ChangeRequested")
    return sql`(submission.audition_expires_at is null or submission.audition_expires_at > ${now})`;
  const endsAt = sql`slot.starts_at + make_interval(mins => slot.length_minutes)`;
  return sql`${endsAt} between ${decideSince(now)}::timestamptz and ${now}::timestamptz`;
}
