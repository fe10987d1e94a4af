import { sql, type Transaction } from "kysely";
import type { RaisedRequest, RequestUnit } from "#app/requests/request-ports.ts";
import type { BookingRequest, RequestStatus } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";
import { recordedTerms } from "./recorded-terms.ts";
import { movedUpWrites } from "./moved-up.ts";
import { endFacts, filmingDays } from "./request-ends.ts";
import type { Tables } from "../tables.ts";

/** Stores avails and offers, and the days that they keep. */
export function requests(tx: Transaction<Tables>) {
  return {
    endFacts: (submission) => endFacts(tx, submission),
    filmingDays: (projectId, from) => filmingDays(tx, projectId, from),
    insertRequest: (submission, request, formerId) => insertRequest(tx, { submission, request, formerId }),
    async answerRequest(requestId, { status, answer, at, by, decideBy }) {
      await sql`
        update request set status = ${status}, answer = ${answer}, answered_at = ${at}, answered_by = ${by},
          decide_by = ${decideBy}, version = version + 1
        where id = ${requestId}`.execute(tx);
    },
    recordedTerms: (requestId) => recordedTerms(tx, requestId),
    async addDays({ id, userId }, days, at) {
      const added = sql`${[...days]}::date[]`;
      await sql`update request set dates = ${added}, version = version + 1 where id = ${id}`.execute(tx);
      await sql`
        insert into request_day (request_id, user_id, day, asked_at)
        select ${id}, ${userId}, day, ${at} from unnest(${added}) as day
        on conflict (request_id, day) do nothing`.execute(tx);
    },
    async setBooked(requestId, at) {
      await sql`update request set booked_at = ${at}, line_ended = false where id = ${requestId}`.execute(tx);
    },
    async endLine(requestId) {
      const { numAffectedRows } = await sql`
        update request set line_ended = true where id = ${requestId} and not line_ended`.execute(tx);
      return numAffectedRows === 1n;
    },
    async overtake(requestIds) {
      if (requestIds.length === 0) return [];
      const { rows } = await sql<RaisedRow & { days: string[] }>`
        with behind as (
          select day.request_id, array_agg(distinct day.day::text order by day.day::text) as days
          from request_day booked join request_day day on day.user_id = booked.user_id and day.day = booked.day
            and (day.asked_at, day.request_id) > (booked.asked_at, booked.request_id)
          where booked.request_id = any(${[...requestIds]}::uuid[]) group by day.request_id),
        raised as (
          update request set version = version + 1 from behind where request.id = behind.request_id
          returning request.id as request_id, request.version, request.submission_id, behind.days)
        select raised.request_id, raised.version, raised.days, ${OF_SUBMISSION}`.execute(tx);
      return rows.map((row) => ({ ...toRaised(row), days: row.days }));
    },
    endRequests: (requestIds, status, now) => endRequests(tx, requestIds, { status, now }),
    ...movedUpWrites(tx),
  } satisfies RequestUnit;
}

async function insertRequest(
  tx: Transaction<Tables>,
  {
    submission,
    request,
    formerId,
  }: {
    readonly submission: Submission;
    readonly request: BookingRequest;
    readonly formerId: string | null;
  },
): Promise<void> {
  await sql`
    insert into request (id, submission_id, user_id, company_id, kind, status, dates, fee_cents, currency,
      fee_unit, terms, cancellation, message, expires_at, decide_by, created_by, created_at, answered_at, is_booking, version)
    values (${request.id}, ${submission.id}, ${submission.userId}, ${submission.companyId}, ${storedKind(request)},
      ${request.status}, ${[...request.dates]}::date[], ${request.feeCents}, ${request.currency},
      ${request.feeUnit}, ${request.terms}, ${jsonOf(request.cancellation)}::jsonb, ${request.message}, ${request.expiresAt}, ${request.decideBy},
      ${request.createdBy}, ${request.createdAt}, ${request.answeredAt}, ${request.kind === "Booking"},
      ${request.version})`.execute(tx);
  const days = sql`${[...request.dates]}::date[]`;
  if (formerId !== null)
    await sql`
      update request_day set request_id = ${request.id}
      where request_id = ${formerId} and day = any(${days})`.execute(tx);
  await sql`
    insert into request_day (request_id, user_id, day, asked_at)
    select ${request.id}, ${submission.userId}, day, ${request.createdAt} from unnest(${days}) as day
    on conflict (request_id, day) do nothing`.execute(tx);
  if (formerId !== null) await endRequests(tx, [formerId], { status: "Replaced", now: request.createdAt });
}

/** A value as it is stored in a column of JSON. */
const jsonOf = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** A booking is stored as an offer that was accepted, which is what versions that do not know it read. */
function storedKind({ kind }: BookingRequest): string {
  return kind === "Booking" ? "Offer" : kind;
}

async function endRequests(
  tx: Transaction<Tables>,
  requestIds: readonly string[],
  { status, now }: { readonly status: RequestStatus; readonly now: Date },
): Promise<void> {
  if (requestIds.length === 0) return;
  await sql`
    update request set status = ${status}, version = version + 1
    where id = any(${[...requestIds]}::uuid[])
      and status in ('Open', 'Free', 'Conditional', 'Accepted')`.execute(tx);
  await sql`
    with freed as (
      delete from request_day where request_id = any(${[...requestIds]}::uuid[]) returning *),
    behind as (
      select distinct day.request_id from freed
      join request_day day on day.user_id = freed.user_id and day.day = freed.day
        and (day.asked_at, day.request_id) > (freed.asked_at, freed.request_id)
      where day.request_id <> all(${[...requestIds]}::uuid[]))
    update request set moved_up_at = ${now} from behind where request.id = behind.request_id`.execute(tx);
}

/** A request whose version was raised, with the keys of its submission. */
export interface RaisedRow {
  readonly request_id: string;
  readonly version: number;
  readonly id: string;
  readonly project_id: string;
  readonly position_id: string;
  readonly user_id: string;
  readonly company_id: string;
}

/** The keys of the submissions whose requests are in `raised`. */
export const OF_SUBMISSION = sql`submission.id, submission.project_id, submission.position_id, submission.user_id,
  submission.company_id
  from raised join submission on submission.id = raised.submission_id order by raised.request_id`;

/** A request with its new version. */
export function toRaised({ request_id: requestId, version, ...row }: RaisedRow): RaisedRequest {
  return {
    requestId,
    version,
    submission: {
      id: row.id,
      projectId: row.project_id,
      positionId: row.position_id,
      userId: row.user_id,
      companyId: row.company_id,
    },
  };
}
