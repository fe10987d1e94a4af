import { sql, type Kysely } from "kysely";
import { LIMITS } from "@callboard/catalog/limits.ts";
import type { EndFacts, ExpiredRequest } from "#app/requests/request-ports.ts";
import { DECIDE_DAYS } from "#domain/request-end/ends.ts";
import type { Submission } from "#domain/submission.ts";
import type { Tables } from "../tables.ts";

/**
 * When a request that was responded to ends without a decision. Versions that know of no such end store none; then it
 * is the default.
 */
export const DECIDE_BY = sql<Date | null>`coalesce(request.decide_by,
  request.answered_at + make_interval(days => ${sql.lit(DECIDE_DAYS)}))`;

/** When a request ended by itself, as its index has it: without a decision, or without a response. */
export const ENDED_AT = sql<Date>`case when request.answered_at is null then request.expires_at
  else coalesce(request.decide_by, request.expires_at) end`;

/** The kind of a request, of which a booking is stored as an offer. */
export const KIND = sql<string>`case when request.is_booking then 'Booking' else request.kind end`;

/** The rule of `heldUntil` in SQL. Each half of the union has a partial index of its own. */
export async function expiredRequests(
  db: Kysely<Tables>,
  { now, after }: { readonly now: Date; readonly after: ExpiredRequest | null },
  limit: number,
): Promise<readonly ExpiredRequest[]> {
  const rest = after ? sql`and (at, ended.id) > (${after.expiredAt}, ${after.requestId}::uuid)` : sql``;
  const { rows } = await sql<EndRow>`
    select ended.id, submission.position_id, submission.user_id, at from (
      select id, submission_id, expires_at as at from request where status = 'Open' and expires_at <= ${now}
      union all
      select id, submission_id, coalesce(${DECIDE_BY}, expires_at) as at from request
      where status in ('Free', 'Conditional') and coalesce(decide_by, answered_at, expires_at) <= ${now}) ended
    join submission on submission.id = ended.submission_id and submission.request_id = ended.id
      and submission.status <> 'Booked'
    where at <= ${now} ${rest}
    order by at, ended.id limit ${limit}`.execute(db);
  return rows.map(toExpired);
}

/** A request with its end, or another moment by which it is listed. */
export interface EndRow {
  readonly id: string;
  readonly position_id: string;
  readonly user_id: string;
  readonly at: Date;
}

/** The same as it is listed. */
export const toExpired = ({ id, position_id, user_id, at }: EndRow): ExpiredRequest => ({
  requestId: id,
  positionId: position_id,
  userId: user_id,
  expiredAt: at,
});

/** Booked requests whose line has not ended, booked until a time. */
export async function linesToEnd(
  db: Kysely<Tables>,
  { until, after }: { readonly until: Date; readonly after: ExpiredRequest | null },
  limit: number,
): Promise<readonly ExpiredRequest[]> {
  const rest = after
    ? sql`and (booked_at, request.id) > (${after.expiredAt}, ${after.requestId}::uuid)`
    : sql``;
  const { rows } = await sql<EndRow>`
    select request.id, submission.position_id, submission.user_id, booked_at as at from request
    join submission on submission.id = request.submission_id and submission.request_id = request.id
      and submission.status = 'Booked'
    where booked_at <= ${until} and not line_ended ${rest}
    order by booked_at, request.id limit ${limit}`.execute(db);
  return rows.map(toExpired);
}

/** The facts that decide when a request to the person of a submission ends. */
export async function endFacts(
  db: Kysely<Tables>,
  { userId, projectId, request }: Submission,
): Promise<EndFacts> {
  const { rows } = await sql<EndFacts>`
    select (select state from profile where user_id = ${userId}) as state,
      (select country from profile where user_id = ${userId}) as country,
      (select zone from slot where project_id = ${projectId} order by id limit 1) as zone,
      coalesce((select dates::text[] from request where id = ${request?.id ?? null}), '{}') as dates,
      (select answered_at from request where id = ${request?.id ?? null}) as "answeredAt"`.execute(db);
  return rows[0] ?? { state: null, country: null, zone: null, dates: [], answeredAt: null };
}

/** The days of filming of a project from a day on, in order; at most as many as a request can have. */
export async function filmingDays(
  db: Kysely<Tables>,
  projectId: string,
  from: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day::text as day from filming_date where project_id = ${projectId} and day >= ${from}::date
    order by day limit ${LIMITS.datesPerRequest}`.execute(db);
  return rows.map(({ day }) => day);
}
