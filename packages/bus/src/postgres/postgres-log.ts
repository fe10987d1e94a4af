import { sql, type Kysely } from "kysely";
import type { Envelope } from "#event.ts";

/** A row of the log as it is read. */
export interface MessageRow {
  readonly position: number;
  readonly id: string;
  readonly subject: string;
  readonly occurred_at: Date;
  readonly actor_id: string | null;
  readonly aggregate_id: string;
  readonly version: number;
  readonly traceparent: string;
  readonly payload: Buffer;
}

export interface Positioned {
  readonly position: number;
  readonly envelope: Envelope;
}

export function toEnvelope(row: MessageRow): Envelope {
  return {
    id: row.id,
    subject: row.subject,
    occurredAt: row.occurred_at,
    actorId: row.actor_id,
    aggregateId: row.aggregate_id,
    version: row.version,
    traceparent: row.traceparent,
    payload: row.payload,
  };
}

/**
 * The messages after a position whose subject matches, in order, and the horizon: the position up to which
 * everything was looked at.
 */
export async function readNewMessages(
  db: Kysely<unknown>,
  from: { pattern: string; after: number; limit: number },
): Promise<{ envelopes: readonly Positioned[]; horizon: number; more: boolean }> {
  const { rows } = await sql<MessageRow & { last: number }>`
    with last as (select coalesce(max(position), 0) as last from message)
    select last.last, message.* from last left join lateral (
      select * from message where position > ${from.after} and position <= last.last and subject ~ ${from.pattern}
      order by position limit ${from.limit}) message on true
    order by message.position`.execute(db);
  const found = rows.filter((row) => row.position !== null);
  const more = found.length === from.limit;
  const horizon = more ? (found.at(-1)?.position ?? from.after) : Math.max(rows[0]?.last ?? 0, from.after);
  return {
    envelopes: found.map((row) => ({ position: row.position, envelope: toEnvelope(row) })),
    horizon,
    more,
  };
}
