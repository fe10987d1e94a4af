import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import { pageOf, type PageRequest } from "@callboard/kit/paging/page.ts";
import type { CalendarOf, CalendarReads, CalendarUnit } from "#app/calendar/calendar-ports.ts";
import { placeOfEntry } from "#app/calendar/read-calendar.ts";
import type { CalendarEntry, Span } from "#domain/calendar/entry.ts";
import { toPerson, toSubmission, type SubmissionRow } from "../rows.ts";
import { SUBMISSIONS } from "../submission-list.ts";
import { HOLDING_DATES } from "../statuses/status-list.ts";
import { termsOf, type TermsOfRequest } from "#domain/terms/recorded-terms.ts";
import type { Tables } from "../tables.ts";
import { publishedReads, publishedUnit } from "./published.ts";

type Db = Kysely<Tables>;

/** Reads calendar entries and the owners of secret addresses. */
export function calendarReads(db: Db): CalendarReads {
  return {
    ...publishedReads(db),
    async calendar(of, span, page) {
      const { rows } = await sql<EntryRow>`${listed(of, span, page)}
        select * from listed order by entry_starts_at, entry_id`.execute(db);
      return pageOf(rows.map(toEntry), page, null, placeOfEntry);
    },
    async submittedCalendar(of, span, page) {
      const { rows } = await sql<SubmittedRow>`${listed(of, span, page)}
        select listed.*, submission.*, to_jsonb(person) as entry_person from listed
        left join (${SUBMISSIONS}) submission on submission.id = listed.entry_submission_id
        left join person on person.id = listed.entry_user_id
        order by entry_starts_at, entry_id`.execute(db);
      const items = rows.map((row) => ({
        ...toEntry(row),
        submission: row.id === null ? null : toSubmission(row),
        person: row.entry_person && toPerson(row.entry_person),
      }));
      return pageOf(items, page, null, placeOfEntry);
    },
    async calendarFeed(userId) {
      const { rows } = await sql<{ created_at: Date }>`
        select created_at from calendar_feed where user_id = ${userId}`.execute(db);
      return rows[0]?.created_at ?? null;
    },
    async feedOwner(secretHash) {
      const { rows } = await sql<{ user_id: string }>`
        select user_id from calendar_feed where secret_hash = ${Buffer.from(secretHash)}`.execute(db);
      return rows[0]?.user_id ?? null;
    },
  };
}

/** Creates and revokes secret addresses. */
export function calendarFeeds(tx: Transaction<Tables>): CalendarUnit {
  return {
    ...publishedUnit(tx),
    async saveFeed(userId, secretHash, createdAt) {
      const hash = Buffer.from(secretHash);
      await sql`
        insert into calendar_feed (user_id, secret_hash, created_at) values (${userId}, ${hash}, ${createdAt})
        on conflict (user_id) do update set secret_hash = excluded.secret_hash,
          created_at = excluded.created_at`.execute(tx);
    },
    async removeFeed(userId) {
      await sql`delete from calendar_feed where user_id = ${userId}`.execute(tx);
    },
  };
}

interface EntryRow {
  readonly entry_id: string;
  readonly entry_kind: CalendarEntry["kind"];
  readonly entry_tentative: boolean;
  readonly entry_starts_at: Date;
  readonly entry_ends_at: Date | null;
  readonly entry_zone: string | null;
  readonly entry_project_id: string;
  readonly entry_position_id: string | null;
  readonly entry_user_id: string | null;
  readonly entry_company_id: string;
  readonly entry_submission_id: string | null;
  readonly entry_slot_id: string | null;
  readonly entry_round: number;
  readonly entry_place: string | null;
  readonly entry_link: string | null;
  readonly entry_message: string;
  readonly entry_terms: TermsOfRequest | null;
}

type SubmittedRow = EntryRow & { readonly entry_person: Selectable<Tables["person"]> | null } & (
    | SubmissionRow
    | { readonly id: null }
  );

function toEntry(row: EntryRow): CalendarEntry {
  return {
    id: row.entry_id,
    kind: row.entry_kind,
    tentative: row.entry_tentative,
    startsAt: row.entry_starts_at,
    endsAt: row.entry_ends_at,
    allDay: row.entry_ends_at === null,
    zone: row.entry_zone,
    projectId: row.entry_project_id,
    positionId: row.entry_position_id,
    userId: row.entry_user_id,
    companyId: row.entry_company_id,
    submissionId: row.entry_submission_id,
    slotId: row.entry_slot_id,
    round: row.entry_round,
    place: row.entry_place,
    link: row.entry_link,
    message: row.entry_message,
    terms: row.entry_terms && termsOf(row.entry_terms),
  };
}

/**
 * A submission's audition at its time, and each day that its request keeps: for people as announced, for a company as
 * decided.
 */
function listed(of: CalendarOf, span: Span, page: PageRequest) {
  const [startsAt, id] = page.after ?? [];
  const after = page.after ? sql`and (starts_at, id) > (${startsAt}::timestamptz, ${id})` : sql``;
  const ofKinds = of.kinds === undefined ? sql`` : sql`and kind = any(${[...of.kinds]}::text[])`;
  // Until it is announced, only the company knows a decision.
  const known = of.companyId
    ? sql`submission.status`
    : sql`coalesce(announcement.former ->> 'status', submission.status)`;
  const slotId = of.companyId
    ? sql`submission.slot_id`
    : sql`case when announcement.former is null then submission.slot_id
        else (announcement.former ->> 'slot_id')::uuid end`;
  const round = of.companyId
    ? sql`submission.round`
    : sql`coalesce((announcement.former ->> 'round')::integer, submission.round)`;
  return sql`
    with own as (
      select submission.id, submission.project_id, submission.position_id, submission.user_id,
        submission.company_id, submission.request_id, submission.audition_message, ${known} as status,
        ${slotId} as slot_id, ${round} as round
      from submission
      left join announcement on announcement.submission_id = submission.id
        and announcement.version = submission.version
      where ${whose(of)}),
    found as (
      select own.id || '/' || slot.id as id, 'Audition' as kind, own.status = 'AuditionRequested' as tentative,
        slot.starts_at, slot.starts_at + make_interval(mins => slot.length_minutes) as ends_at, slot.zone, ${OWN},
        slot.id as slot_id, own.round, slot.place, slot.link, coalesce(own.audition_message, '') as message,
        null::jsonb as terms
      from own join slot on slot.id = own.slot_id
      where own.status in ('AuditionRequested', 'AuditionConfirmed', 'Auditioned') and not slot.cancelled
        and slot.starts_at >= ${span.from} and slot.starts_at < ${span.to}
      union all
      select own.id || '/' || kept.day, case when own.status = 'Booked' then 'Booking' else request.kind end,
        own.status <> 'Booked', kept.day::timestamp at time zone 'UTC', null, null, ${OWN}, null, own.round,
        null, null, coalesce(request.message, ''), ${TERMS}
      from own join request on request.id = own.request_id join request_day kept on kept.request_id = request.id
      where own.status in ${HOLDING_DATES}
        and kept.day >= ${span.from.toISOString().slice(0, 10)}::date
        and kept.day < ${span.to.toISOString().slice(0, 10)}::date
      union all
      select id, 'Filming', false, starts_at, null, null, project_id, position_id, user_id, company_id, submission_id,
        null, 1, null, null, '', null
      from (${filmingDays(of)}) filming
      where starts_at >= ${span.from} and starts_at < ${span.to}),
    listed as (
      select ${ENTRY} from found
      where true ${after} ${ofKinds} order by starts_at, id limit ${page.size + 1} offset ${page.skip})`;
}

/** Aliased, so that the columns do not collide with those of submissions. */
const ENTRY = sql.join(
  [
    "id",
    "kind",
    "tentative",
    "starts_at",
    "ends_at",
    "zone",
    "project_id",
    "position_id",
    "user_id",
    "company_id",
    "submission_id",
    "slot_id",
    "round",
    "place",
    "link",
    "message",
    "terms",
  ].map((name) => sql`${sql.ref(name)} as ${sql.ref(`entry_${name}`)}`),
);

/** Days of filming: for people those of their bookings, for a company each day of its projects once. */
function filmingDays({ userIds, companyId, projectId }: CalendarOf) {
  const day = sql`filming.day::timestamp at time zone 'UTC' as starts_at`;
  if (userIds !== undefined || companyId === undefined)
    return sql`
      select own.id || '/filming/' || filming.id as id, ${day}, ${OWN}
      from own join filming_date filming on filming.project_id = own.project_id where own.status = 'Booked'`;
  const ofProject = projectId === undefined ? sql`` : sql`and project.id = ${projectId}`;
  return sql`
    select 'filming/' || filming.id as id, ${day}, filming.project_id, null::uuid as position_id,
      null::uuid as user_id, project.company_id, null::uuid as submission_id
    from project join filming_date filming on filming.project_id = project.id
    where project.company_id = ${companyId} ${ofProject}`;
}

/** The terms of a day that a request keeps, by the names of `TermsOfRequest`. */
const TERMS = sql`jsonb_build_object('kind', case when own.status = 'Booked' then 'Booking' else request.kind end,
  'dates', request.dates, 'feeCents', request.fee_cents, 'currency', request.currency, 'feeUnit', request.fee_unit,
  'terms', request.terms, 'cancellation', request.cancellation)`;

const OWN = sql`own.project_id, own.position_id, own.user_id, own.company_id, own.id as submission_id`;

function whose({ userIds, companyId, projectId }: CalendarOf) {
  return sql.join(
    [
      sql`true`,
      userIds !== undefined && sql`submission.user_id = any(${[...userIds]}::uuid[])`,
      companyId !== undefined && sql`submission.company_id = ${companyId}`,
      projectId !== undefined && sql`submission.project_id = ${projectId}`,
      userIds === undefined && companyId === undefined && sql`false`,
    ].filter((condition) => condition !== false),
    sql` and `,
  );
}
