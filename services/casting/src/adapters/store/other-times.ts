import { sql, type Kysely, type Transaction } from "kysely";
import type { OtherTimeReads, OtherTimeUnit } from "#app/attendance/other-time-ports.ts";
import { byId } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Reads what the talent side wants instead of an offered time. */
export function otherTimeReads(db: Kysely<Tables>): OtherTimeReads {
  return {
    async otherTimes(submissionIds) {
      const { rows } = await sql<{ id: string; slotIds: string[]; reason: string | null }>`
        select submission_id as id, slot_ids as "slotIds", reason from other_time
        where submission_id = any(${[...submissionIds]}::uuid[])`.execute(db);
      return byId(rows);
    },
  };
}

/** Stores what the talent side wants instead of an offered time. */
export function otherTimeUnit(tx: Transaction<Tables>): OtherTimeUnit {
  return {
    ...otherTimeReads(tx),
    async saveOtherTime(submissionId, { slotIds, reason }, { at, by }) {
      await sql`
        insert into other_time (submission_id, slot_ids, reason, requested_at, requested_by)
        values (${submissionId}, ${[...slotIds]}::uuid[], ${reason}, ${at}, ${by})
        on conflict (submission_id) do update set slot_ids = excluded.slot_ids, reason = excluded.reason,
          requested_at = excluded.requested_at, requested_by = excluded.requested_by`.execute(tx);
    },
  };
}
