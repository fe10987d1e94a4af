import { sql, type Kysely } from "kysely";
import type { Clash, RankedDay, RankedRequest, RequestReads } from "#app/requests/request-ports.ts";
import type { RequestKind, RequestStatus } from "#domain/request.ts";
import { DECIDE_BY, expiredRequests, KIND, linesToEnd } from "./request-ends.ts";
import { byId, grouped } from "../rows.ts";
import { INVITED, UNDECIDED } from "../statuses/status-list.ts";
import type { RequestTable, Tables } from "../tables.ts";

type Db = Kysely<Tables>;

/** The most clashes listed for one submission. */
const MAX_CLASHES = 20;

/** Reads avails and offers with their ranks, and what else people have on the same days. */
export function requestReads(db: Db): RequestReads {
  return {
    requests: (ids) => requestsOf(db, ids),
    clashes: (ids) => clashes(db, ids),
    linesToEnd: (until, after, limit) => linesToEnd(db, { until, after }, limit),
    expiredRequests: (now, after, limit) => expiredRequests(db, { now, after }, limit),
  };
}

type RankedRow = Omit<RequestTable, "dates" | "decide_by"> & {
  decide_by: Date | null;
  dates: string[];
  ranks: RankedDay[];
};

async function requestsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, RankedRequest>> {
  const { rows } = await sql<RankedRow>`
    select request.*, ${KIND} as kind, ${DECIDE_BY} as decide_by, request.dates::text[] as dates, coalesce(ranked.ranks, '[]') as ranks from request
    left join lateral (
      select json_agg(json_build_object('day', kept.day, 'rank', (
        select count(*) from request_day other where other.user_id = kept.user_id and other.day = kept.day
          and (other.asked_at, other.request_id) <= (kept.asked_at, kept.request_id)), 'taken', exists (
        select from request_day front join submission on submission.request_id = front.request_id
          join request booked on booked.id = front.request_id
          left join announcement on announcement.submission_id = submission.id
            and announcement.version = submission.version
        where front.user_id = kept.user_id and front.day = kept.day and submission.status = 'Booked'
          and (front.asked_at, front.request_id) < (kept.asked_at, kept.request_id)
          and announcement.submission_id is null and (booked.line_ended or booked.booked_at is null))) order by kept.day) as ranks
      from request_day kept where kept.request_id = request.id) ranked on true
    where request.id = any(${[...ids]}::uuid[])`.execute(db);
  return byId(
    rows.map((row): RankedRequest => ({
      id: row.id,
      kind: row.kind as RequestKind,
      status: row.status as RequestStatus,
      expiresAt: row.expires_at,
      version: row.version,
      dates: row.dates,
      feeCents: row.fee_cents,
      currency: row.currency,
      terms: row.terms,
      message: row.message,
      createdBy: row.created_by,
      createdAt: row.created_at,
      answer: row.answer,
      answeredAt: row.answered_at,
      decideBy: row.decide_by,
      ranks: row.ranks,
    })),
  );
}

interface ClashRow {
  readonly submission_id: string;
  readonly kind: Clash["kind"];
  readonly day: string;
  readonly starts_at: Date | null;
  readonly project_id: string;
  readonly position_id: string;
  readonly company_id: string;
}

/**
 * Auditions at overlapping times, and days on which another position has booked the person, or has a first refusal or a
 * hold. The days of a submission are those of its request and of its audition; with neither, those on which its
 * project films, because a booking would take them. A decision that waits is told to nobody.
 */
async function clashes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Clash[]>> {
  const { rows } = await sql<ClashRow>`
    with own as (
      select id, user_id, project_id, slot_id, request_id, status from submission
      where id = any(${[...ids]}::uuid[])),
    meeting as (
      select own.id, own.user_id, slot.starts_at,
        slot.starts_at + make_interval(mins => slot.length_minutes) as ends_at, slot.zone
      from own join slot on slot.id = own.slot_id
      where own.status in ${INVITED}),
    days as (
      select own.id, own.user_id, kept.day from own join request_day kept on kept.request_id = own.request_id
      union select id, user_id, (starts_at at time zone zone)::date from meeting
      union select own.id, own.user_id, filming.day from own
      join filming_date filming on filming.project_id = own.project_id and filming.day >= current_date
      where own.status in ${UNDECIDED} and own.status not in ${INVITED}
        and not exists (select from request_day kept where kept.request_id = own.request_id)),
    found as (
      select meeting.id as submission_id, 'Audition' as kind, (slot.starts_at at time zone slot.zone)::date as day,
        slot.starts_at, other.project_id, other.position_id, other.company_id
      from meeting join submission other on other.user_id = meeting.user_id and other.id <> meeting.id
        and other.status in ${INVITED}
      join slot on slot.id = other.slot_id and slot.starts_at < meeting.ends_at
        and slot.starts_at + make_interval(mins => slot.length_minutes) > meeting.starts_at
      union all
      select days.id, case when other.status = 'Booked' then 'Booking' else taken_by.kind end, days.day, null,
        other.project_id, other.position_id, other.company_id
      from days join request_day taken on taken.user_id = days.user_id and taken.day = days.day
      join request taken_by on taken_by.id = taken.request_id
      join submission other on other.id = taken_by.submission_id and other.request_id = taken_by.id
        and other.id <> days.id
      left join announcement on announcement.submission_id = other.id and announcement.version = other.version
      where announcement.submission_id is null and (other.status = 'Booked'
        or taken_by.kind in ('FirstRefusal', 'Hold') and taken_by.status in ('Free', 'Conditional')))
    select submission_id, kind, day::text as day, starts_at, project_id, position_id, company_id from (
      select found.*, row_number() over (partition by submission_id order by day, starts_at, position_id) as place
      from found) numbered
    where place <= ${MAX_CLASHES} order by submission_id, place`.execute(db);
  return grouped(rows, (row) => row.submission_id, toClash);
}

const toClash = (row: ClashRow): Clash => ({
  submissionId: row.submission_id,
  kind: row.kind,
  day: row.day,
  startsAt: row.starts_at,
  projectId: row.project_id,
  positionId: row.position_id,
  companyId: row.company_id,
});
