import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import type { CalendarOf, PublishedReads, PublishedUnit } from "#app/calendar/calendar-ports.ts";
import type { Appointment, PublishedAppointment } from "#domain/calendar/appointment.ts";
import type { Tables } from "../tables.ts";

/** Days after which nobody is given an appointment any more: a feed goes 90 days back. */
const RETENTION_DAYS = 120;

interface PublishedRow {
  readonly uid: string;
  readonly facts: Appointment;
  readonly sequence: number;
  readonly modified_at: Date;
  readonly cancelled_at: Date | null;
}

/** Reads what calendars of other programs were given. */
export function publishedReads(db: Kysely<Tables>): PublishedReads {
  return {
    async publishedAppointments(of, span, { after, limit }) {
      const last = after
        ? sql`and (starts_at, uid) > (${after.appointment.startsAt}::timestamptz, ${after.uid})`
        : sql``;
      const { rows } = await sql<PublishedRow>`
        select uid, facts, sequence, modified_at, cancelled_at from calendar_entry
        where ${whose(of)} and starts_at >= ${span.from} and starts_at < ${span.to} ${last}
        order by starts_at, uid limit ${limit}`.execute(db);
      return rows.map(toPublished);
    },
    async publishedByUid(of, uids) {
      const { rows } = await sql<PublishedRow>`
        select uid, facts, sequence, modified_at, cancelled_at from calendar_entry
        where side = ${sideOf(of)} and uid = any(${[...uids]}::text[])`.execute(db);
      return rows.map(toPublished);
    },
  };
}

function toPublished(row: PublishedRow): PublishedAppointment {
  const { uid, facts: appointment, sequence, modified_at: modifiedAt, cancelled_at: cancelledAt } = row;
  return { uid, appointment, sequence, modifiedAt, cancelledAt };
}

/** Records what calendars of other programs are given. */
export function publishedUnit(tx: Transaction<Tables>): PublishedUnit {
  return {
    async savePublished(of, published) {
      const rows = published.map((one) => rowOf(one));
      // Of two that revise at once, both have made the same revision.
      await sql`
        insert into calendar_entry (uid, side, project_id, company_id, user_id, starts_at, facts, sequence, modified_at,
          cancelled_at)
        select uid, ${sideOf(of)}, project_id, company_id, user_id, starts_at, facts, sequence, modified_at, cancelled_at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (uid text, project_id uuid, company_id uuid,
          user_id uuid, starts_at timestamptz, facts jsonb, sequence integer, modified_at timestamptz,
          cancelled_at timestamptz)
        order by uid
        on conflict (side, uid) do update set starts_at = excluded.starts_at, facts = excluded.facts,
          sequence = excluded.sequence, modified_at = excluded.modified_at, cancelled_at = excluded.cancelled_at
        where calendar_entry.sequence < excluded.sequence`.execute(tx);
    },
  };
}

/** Forgets appointments that are long over. */
export function purgePublished(db: Kysely<Tables>): Promise<void> {
  return purgeRows(db, "calendar_entry", olderThan("starts_at", RETENTION_DAYS));
}

function rowOf({ uid, appointment, sequence, modifiedAt, cancelledAt }: PublishedAppointment) {
  const { projectId, companyId, userId, startsAt } = appointment;
  return {
    uid,
    project_id: projectId,
    company_id: companyId,
    user_id: userId,
    starts_at: startsAt,
    facts: appointment,
    sequence,
    modified_at: modifiedAt,
    cancelled_at: cancelledAt,
  };
}

/** A company knows decisions before they are announced; people do not, and neither do their agents. */
function sideOf({ companyId }: CalendarOf): "company" | "talent" {
  return companyId === undefined ? "talent" : "company";
}

function whose(of: CalendarOf): RawBuilder<unknown> {
  const { userIds, companyId, projectId } = of;
  return sql.join(
    [
      sql`side = ${sideOf(of)}`,
      userIds !== undefined && sql`user_id = any(${[...userIds]}::uuid[])`,
      companyId !== undefined && sql`company_id = ${companyId}`,
      projectId !== undefined && sql`project_id = ${projectId}`,
      userIds === undefined && companyId === undefined && sql`false`,
    ].filter((condition) => condition !== false),
    sql` and `,
  );
}
