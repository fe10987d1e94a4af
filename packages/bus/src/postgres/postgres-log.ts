import { sql, type Kysely } from "kysely";
import type { Envelope } from "#event.ts";

/** A row of the log. */
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
 * The messages after a position whose subject matches, in order, and the horizon: the position up to which everything
 * was examined.
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
  const { envelopes, more } = positioned(rows, from.limit);
  const horizon = more
    ? (envelopes.at(-1)?.position ?? from.after)
    : Math.max(rows[0]?.last ?? 0, from.after);
  return { envelopes, horizon, more };
}

/** The pending work of a durable consumer, read in one statement, which is all that an idle one executes per poll. */
export interface ConsumerWork {
  /** Everything up to here is done. */
  readonly position: number;
  /** Attempts at the next message so far. */
  readonly attempts: number;
  /** Whether a replay of a dead letter was requested. */
  readonly replays: boolean;
  readonly envelopes: readonly Positioned[];
  readonly horizon: number;
  readonly more: boolean;
}

/** The next messages of a consumer; null if there is no such consumer. */
export async function readWork(
  db: Kysely<unknown>,
  from: { readonly consumer: string; readonly pattern: string; readonly limit: number },
): Promise<ConsumerWork | null> {
  const { rows } = await sql<MessageRow & { done: number; attempts: number; replays: boolean; last: number }>`
    with last as (select coalesce(max(position), 0) as last from message)
    select consumer.position as done, consumer.attempts, last.last, message.*,
      exists (select from dead_letter where consumer = ${from.consumer} and replay_requested_at is not null) as replays
    from consumer cross join last left join lateral (
      select * from message where position > consumer.position and position <= last.last and subject ~ ${from.pattern}
      order by position limit ${from.limit}) message on true
    where consumer.name = ${from.consumer} order by message.position`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const { done: position, attempts, replays, last } = first;
  const { envelopes, more } = positioned(rows, from.limit);
  const horizon = more ? (envelopes.at(-1)?.position ?? position) : Math.max(last, position);
  return { position, attempts, replays, envelopes, horizon, more };
}

/** The messages of rows that may contain none, and whether there may be more. */
function positioned(
  rows: readonly MessageRow[],
  limit: number,
): { readonly envelopes: readonly Positioned[]; readonly more: boolean } {
  // A left join without a match returns a row of nulls.
  const found = rows.filter(({ position }) => position !== null);
  const envelopes = found.map((row) => ({ position: row.position, envelope: toEnvelope(row) }));
  return { envelopes, more: found.length === limit };
}
