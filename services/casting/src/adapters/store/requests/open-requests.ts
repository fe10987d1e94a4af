import { countedTotal, MAX_COUNTED, pageOf, type PageRequest } from "@callboard/kit/paging/page.ts";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type {
  AwaitedSubmission,
  OpenRequestFilter,
  OpenRequestReads,
} from "#app/open-requests/open-request-ports.ts";
import { INVITE_STATUS, WAITING_INVITE, WAITING_REQUEST } from "#domain/open-request/open-request.ts";
import { toSubmission, type SubmissionRow } from "../rows.ts";
import { SUBMISSIONS } from "../submission-list.ts";
import type { Tables } from "../tables.ts";

/** Stands for the expiry of an invitation that never expires, behind all others. */
export const NEVER = "9999-12-31T23:59:59.000Z";

/** Reads what waits for a response of the talent side. */
export function openRequestReads(db: Kysely<Tables>): OpenRequestReads {
  return {
    async openRequests(filter, now, page) {
      if (filter.userIds?.length === 0) return { items: [], counted: countedTotal(0), next: null };
      const [{ rows }, counted] = await Promise.all([
        pageOfAwaited(awaited(filter, now), page).execute(db),
        page.count ? countAwaited(db, awaited(filter, now)) : null,
      ]);
      return pageOf(rows.map(toAwaited), page, counted, ({ place }) => place);
    },
  };
}

interface AwaitedRow extends SubmissionRow {
  readonly expires_at: Date;
  readonly nearest_at: Date;
}

function toAwaited({ expires_at: expiresAt, nearest_at: nearestAt, ...row }: AwaitedRow): AwaitedSubmission {
  const place = [expiresAt.toISOString(), nearestAt.toISOString(), row.id] as const;
  return { submission: toSubmission(row), place };
}

/** The first rows in the order are chosen by their keys alone; then the submissions are read. */
function pageOfAwaited(rows: RawBuilder<unknown>, page: PageRequest): RawBuilder<AwaitedRow> {
  const [expiresAt, nearestAt, id] = page.after ?? [];
  const after = page.after
    ? sql`where (expires_at, nearest_at, id) > (${expiresAt}::timestamptz, ${nearestAt}::timestamptz, ${id}::uuid)`
    : sql``;
  return sql<AwaitedRow>`
    with awaited as (${rows}),
    listed as (
      select * from awaited ${after} order by expires_at, nearest_at, id
      limit ${page.size + 1} offset ${page.skip}),
    found as (${SUBMISSIONS})
    select found.*, listed.expires_at, listed.nearest_at from listed join found on found.id = listed.id
    order by listed.expires_at, listed.nearest_at, listed.id`;
}

async function countAwaited(db: Kysely<Tables>, rows: RawBuilder<unknown>) {
  const { rows: found } = await sql<{ counted: number }>`
    select count(*) as counted from (select 1 from (${rows}) awaited limit ${MAX_COUNTED + 1}) found`.execute(
    db,
  );
  return countedTotal(found[0]?.counted ?? 0);
}

/**
 * The rule of `openRequestOf` in SQL. Invitations are read by an index over their state, requests by one over those
 * that are open; a request is open as long as nothing is announced, a booking that is pending excepted.
 */
export function awaited({ expiresBefore, ...whose }: OpenRequestFilter, now: Date): RawBuilder<unknown> {
  const before = expiresBefore === null ? sql`` : sql`and expires_at < ${expiresBefore}`;
  const expires = sql`coalesce(submission.audition_expires_at, ${sql.lit(NEVER)}::timestamptz)`;
  return sql`
    select id, expires_at, nearest_at from (
      select submission.id, ${expires} as expires_at, coalesce(slot.starts_at, ${expires}) as nearest_at
      from submission
      left join slot on slot.id = submission.slot_id
      left join slot_waiting line on line.submission_id = submission.id and line.slot_id = submission.slot_id
        and not line.held
      left join project on project.id = submission.project_id
      left join person on person.id = submission.user_id
      where submission.status = ${INVITE} and submission.audition_status = ${WAITING_INVITE}
        and line.submission_id is null and ${conditionsOf(whose, sql`submission`)}
      ${whose.companyId === undefined ? invitedBeforeDecision(whose) : sql``}
      union all
      select submission.id, request.expires_at, coalesce(request.dates[1]::timestamp at time zone 'UTC',
        request.expires_at) from request
      join submission on submission.id = request.submission_id and submission.request_id = request.id
        and submission.status <> ${INVITE} and (submission.status <> 'Booked' or request.kind <> 'Offer' and exists (
          select from announcement where announcement.submission_id = submission.id
            and announcement.version = submission.version))
      left join project on project.id = submission.project_id
      left join person on person.id = submission.user_id
      where request.status = ${sql.lit(WAITING_REQUEST)} and ${conditionsOf(whose, sql`request`)}) open
    where expires_at > ${now} ${before}`;
}

/** Invitations of people who do not know yet that a decision was made; their company does. */
function invitedBeforeDecision(whose: Omit<OpenRequestFilter, "expiresBefore">): RawBuilder<unknown> {
  const ofPeople =
    whose.userIds === undefined
      ? sql``
      : sql`and announcement.former_user_id = any(${[...whose.userIds]}::uuid[])`;
  const expires = sql`coalesce((former ->> 'audition_expires_at')::timestamptz, ${sql.lit(NEVER)}::timestamptz)`;
  return sql`
    union all
    select submission.id, ${expires}, coalesce(slot.starts_at, ${expires}) from submission
    join announcement on announcement.submission_id = submission.id and announcement.version = submission.version
      and former ->> 'status' = ${INVITE} and former ->> 'audition_status' = ${WAITING_INVITE} ${ofPeople}
    left join slot on slot.id = (former ->> 'slot_id')::uuid
    left join slot_waiting line on line.submission_id = submission.id and line.slot_id = slot.id and not line.held
    left join project on project.id = submission.project_id
    left join person on person.id = submission.user_id
    where submission.status <> ${INVITE} and line.submission_id is null and ${conditionsOf(whose, sql`submission`)}`;
}

const INVITE = sql.lit(INVITE_STATUS);

/** Whose, by the columns of the table whose index applies. */
function conditionsOf(
  { userIds, companyId, hideSuspended }: Omit<OpenRequestFilter, "expiresBefore">,
  table: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const conditions = [
    sql`project.status is distinct from 'Closed'`,
    userIds !== undefined && sql`${table}.user_id = any(${[...userIds]}::uuid[])`,
    companyId !== undefined && sql`${table}.company_id = ${companyId}`,
    hideSuspended === true && sql`person.suspended is not true`,
  ].filter((condition) => condition !== false);
  return sql.join(conditions, sql` and `);
}
