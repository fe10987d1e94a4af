import { sql, type Transaction } from "kysely";
import { logLiveEvents } from "#adapters/live/live-log.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { noticesChanged } from "#domain/live-event.ts";
import type { Settled } from "#domain/notices/settled.ts";
import { closePushes } from "./pushes.ts";

/** The most exact thing that a notice is about, as the index `notification_unread_about` has it. */
const ABOUT = sql`coalesce(n.facts ->> 'reportId', n.facts ->> 'userId', n.facts ->> 'projectId')`;

/** Takes notices that nobody has to do anything about as read by everybody; no browser or daily mail has them any more. */
export async function settleNotices(tx: Transaction<Tables>, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return;
  const which = settled.map(({ happenings, facts }) => ({
    happenings,
    facts,
    about: facts["reportId"] ?? facts["userId"] ?? facts["projectId"],
  }));
  const { rows } = await sql<{ userId: string; about: string }>`
    with waiting as (
      select n.id
      from jsonb_to_recordset(${JSON.stringify(which)}::jsonb) as s (happenings text[], facts jsonb, about text)
      join notification n on ${ABOUT} = s.about and n.happening = any(s.happenings) and n.facts @> s.facts
      where n.read_at is null order by n.id for update of n)
    update notification n set read_at = now(), digest = false from waiting where n.id = waiting.id
    returning n.user_id as "userId", n.id as about`.execute(tx);
  if (rows.length === 0) return;
  await logLiveEvents(tx, noticesChanged([...new Set(rows.map(({ userId }) => userId))]));
  await closePushes(tx, rows);
}
