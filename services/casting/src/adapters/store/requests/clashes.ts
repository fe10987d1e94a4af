import { dayIn } from "@callboard/kit/time/wall-clock.ts";
import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import type { ClashDays, ClashLocks, ClashReads, ComparedDays } from "#app/clashes/clash-ports.ts";
import { MAX_CLASHES, type Clash, type WorkDay } from "#domain/clash/clash.ts";
import { INVITED, UNDECIDED } from "../statuses/status-list.ts";
import type { Tables } from "../tables.ts";

/** Reads what else people have on the same days. */
export function clashReads(db: Kysely<Tables>): ClashReads {
  return { comparedDays: (ids, days) => comparedDays(db, ids, days) };
}

/** Locks in the order of the keys, so that two calls with several people in common do not wait for each other. */
export function clashLocks(tx: Transaction<Tables>): ClashLocks {
  return {
    async lockDaysOf(userIds) {
      await sql`select pg_advisory_xact_lock(key) from (
        select hashtextextended('days:' || id, 0) as key from unnest(${[...userIds]}::text[]) as id order by key
      ) as people`.execute(tx);
    },
  };
}

/** The day of an audition as the calendar of its place shows it. */
interface MeetingDay {
  readonly id: string;
  readonly day: string;
}

/**
 * The days of the auditions of submissions. They are reckoned here, as everywhere in the product: the database has zone
 * data of its own, which may be of another year.
 */
async function meetingDays(db: Kysely<Tables>, ids: readonly string[]): Promise<readonly MeetingDay[]> {
  const rows = await db
    .selectFrom("submission")
    .innerJoin("slot", "slot.id", "submission.slot_id")
    .select(["submission.id", "slot.starts_at", "slot.zone"])
    .where("submission.id", "in", [...ids])
    .where(sql<boolean>`submission.status in ${INVITED}`)
    .execute();
  return rows.map(({ id, starts_at: startsAt, zone }) => ({ id, day: dayIn(zone, startsAt) }));
}

/**
 * The days of submissions (`days`), and the auditions among them (`meeting`). A booking takes the days of the request, or
 * if it has none those on which its project films; an audition takes no more than its time.
 */
function daysOf(ids: readonly string[], days: ClashDays, met: readonly MeetingDay[]): RawBuilder<unknown> {
  const own = sql`own as (
    select id, user_id, project_id, company_id, slot_id, request_id, status from submission where id = any(${[...ids]}::uuid[]))`;
  const meeting = sql`meeting as (
    select own.id, own.user_id, slot.starts_at,
      slot.starts_at + make_interval(mins => slot.length_minutes) as ends_at
    from own join slot on slot.id = own.slot_id
    where own.status in ${INVITED} and ${days === "standing"})`;
  if (typeof days !== "string")
    return sql`${own}, ${meeting}, days as (
      select own.id, own.user_id, day from own cross join unnest(${[...days]}::date[]) as day)`;
  const filmed =
    days === "booking" ? sql`true` : sql`own.status in ${UNDECIDED} and own.status not in ${INVITED}`;
  return sql`${own}, ${meeting}, days as (
    select own.id, own.user_id, kept.day from own join request_day kept on kept.request_id = own.request_id
    union select own.id, own.user_id, met.day from own
    join unnest(${met.map(({ id }) => id)}::uuid[], ${met.map(({ day }) => day)}::date[]) as met (id, day)
      on met.id = own.id
    union select own.id, own.user_id, filming.day from own
    join filming_date filming on filming.project_id = own.project_id and filming.day >= current_date
    where ${filmed} and not exists (select from request_day kept where kept.request_id = own.request_id))`;
}

interface DayRow {
  readonly id: string;
  readonly user_id: string;
  readonly day: string;
}

interface ClashRow extends DayRow {
  readonly kind: Clash["kind"];
  /** Of an audition, with the zone of its place. */
  readonly starts_at: Date | null;
  readonly zone: string | null;
  readonly project_id: string;
  readonly position_id: string;
  readonly company_id: string;
  readonly known_to: Clash["knownTo"];
}

/**
 * Bookings that wait to be announced, with the days that they will take. They are known to their own company alone;
 * before they are announced only those with a request have days of their own.
 */
const WAITING = sql`
  waiting as (
    select own.id, other.project_id, other.position_id, other.company_id, other.request_id
    from own join submission other on other.user_id = own.user_id and other.company_id = own.company_id
      and other.id <> own.id and other.status = 'Booked'
    join announcement on announcement.submission_id = other.id and announcement.version = other.version),
  waiting_day as (
    select waiting.*, kept.day from waiting join request_day kept on kept.request_id = waiting.request_id
    union all
    select waiting.*, filming.day from waiting
    join filming_date filming on filming.project_id = waiting.project_id and filming.day >= current_date
    where not exists (select from request_day kept where kept.request_id = waiting.request_id))`;

/**
 * The days, with auditions at overlapping times, and days on which another position has booked the person, or has a
 * first refusal or a hold: a statement, whose rows without a kind are the days. Of a decision that waits only its own
 * company knows; for everybody else it is as it was before.
 */
async function comparedDays(
  db: Kysely<Tables>,
  ids: readonly string[],
  days: ClashDays,
): Promise<ComparedDays> {
  const met = days === "standing" && ids.length > 0 ? await meetingDays(db, ids) : [];
  const { rows } = await sql<ClashRow | (DayRow & { readonly kind: null })>`
    with ${daysOf(ids, days, met)}, ${WAITING},
    found as (
      select meeting.id, meeting.user_id, 'Audition' as kind, (slot.starts_at at time zone 'UTC')::date as day,
        slot.starts_at, slot.zone, other.project_id, other.position_id, other.company_id, 'All' as known_to
      from meeting join submission other on other.user_id = meeting.user_id and other.id <> meeting.id
        and other.status in ${INVITED}
      join slot on slot.id = other.slot_id and slot.starts_at < meeting.ends_at
        and slot.starts_at + make_interval(mins => slot.length_minutes) > meeting.starts_at
      union all
      select days.id, days.user_id,
        case when other.status = 'Booked' and announcement.submission_id is null then 'Booking' else taken_by.kind end,
        days.day, null, null, other.project_id, other.position_id, other.company_id,
        case when announcement.submission_id is not null and other.company_id = own.company_id
          then 'TalentSide' else 'All' end
      from days join own on own.id = days.id
      join request_day taken on taken.user_id = days.user_id and taken.day = days.day
      join request taken_by on taken_by.id = taken.request_id
      join submission other on other.id = taken_by.submission_id and other.request_id = taken_by.id
        and other.id <> days.id
      left join announcement on announcement.submission_id = other.id and announcement.version = other.version
      where other.status = 'Booked' and announcement.submission_id is null
        or taken_by.kind in ('FirstRefusal', 'Hold') and taken_by.status in ('Free', 'Conditional')
      union all
      select days.id, days.user_id, 'Booking', days.day, null, null, waiting_day.project_id, waiting_day.position_id,
        waiting_day.company_id, 'Company'
      from days join waiting_day on waiting_day.id = days.id and waiting_day.day = days.day)
    select id, user_id, kind, day::text as day, starts_at, zone, project_id, position_id, company_id, known_to from (
      select found.*, row_number() over (partition by id order by day, starts_at, position_id) as place
      from found) numbered
    where place <= ${MAX_CLASHES}
    union all
    select id, user_id, null, day::text, null, null, null, null, null, null from days
    order by id, day`.execute(db);
  return {
    workDays: rows.filter(({ kind }) => kind === null).map(toWorkDay),
    clashes: rows.flatMap((row) => (row.kind === null ? [] : [toClash(row)])),
  };
}

const toWorkDay = ({ id, user_id: userId, day }: DayRow): WorkDay => ({ submissionId: id, userId, day });

const toClash = (row: ClashRow): Clash => ({
  submissionId: row.id,
  kind: row.kind,
  day: row.starts_at && row.zone ? dayIn(row.zone, row.starts_at) : row.day,
  startsAt: row.starts_at,
  other: { projectId: row.project_id, positionId: row.position_id, companyId: row.company_id },
  knownTo: row.known_to,
});
