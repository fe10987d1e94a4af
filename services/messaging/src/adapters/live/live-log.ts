import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import { LIVE_TYPE_NAMES, reachesAgents } from "@callboard/catalog/events/live.ts";
import type { LiveEvent, Listener } from "#domain/live-event.ts";
import type { Tables } from "#adapters/store/tables.ts";

export const LIVE_CHANNEL = "live";
const KEEP_DAYS = 1;
/** The most events that a stream catches up on; a browser that missed more reloads what it shows. */
export const MAX_CATCH_UP = 500;

/** A live event with its stream position. */
export interface LoggedEvent extends LiveEvent {
  readonly seq: number;
}

/** Logs events for browsers, in the transaction of the event that they come from. */
export async function logLiveEvents(tx: Transaction<Tables>, events: readonly LiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  // Writers run one at a time, so that no position is filled after a later one was read.
  await sql`select pg_advisory_xact_lock(hashtextextended(${LIVE_CHANNEL}, 0))`.execute(tx);
  await tx
    .insertInto("live_event")
    .values(
      events.map(({ type, data, userIds, companyIds, roles }) => ({
        type,
        data: JSON.stringify(data),
        user_ids: [...userIds],
        company_ids: [...companyIds],
        roles: [...roles],
      })),
    )
    .execute();
  await sql`select pg_notify(${LIVE_CHANNEL}, '')`.execute(tx);
}

/** Events after a position, oldest first, at most `limit`: all of them, or those for a listener. */
export async function readLiveEvents(
  db: Kysely<Tables>,
  after: number,
  limit: number,
  listener: Listener | null = null,
): Promise<readonly LoggedEvent[]> {
  let query = db.selectFrom("live_event").selectAll().where("seq", ">", after);
  if (listener !== null) query = query.where(isForListener(listener));
  const rows = await query.orderBy("seq").limit(limit).execute();
  return rows.map((row) => ({
    seq: row.seq,
    type: row.type as LiveEvent["type"],
    data: row.data,
    userIds: row.user_ids,
    companyIds: row.company_ids,
    roles: row.roles,
  }));
}

/** The rule of `isFor`, over stored events. */
function isForListener({ userId, companyId, representedIds, roles }: Listener): RawBuilder<boolean> {
  const ofClients = LIVE_TYPE_NAMES.filter(reachesAgents);
  return sql<boolean>`(user_ids @> array[${userId}::uuid]
    or (type = any(${ofClients}::text[]) and user_ids && ${[...representedIds]}::uuid[])
    or company_ids @> array[${companyId}::uuid] or roles && ${[...roles]}::text[])`;
}

/** The first and the last position still kept. */
export async function liveHorizon(db: Kysely<Tables>): Promise<{ first: number; last: number }> {
  const { rows } = await sql<{ first: number; last: number }>`
    select coalesce(min(seq), 0) as first, coalesce(max(seq), 0) as last from live_event`.execute(db);
  return rows[0] ?? { first: 0, last: 0 };
}

/** The position of the last event logged longer ago than this; 0 if there is none. */
export async function placeBefore(db: Kysely<Tables>, milliseconds: number): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select coalesce(max(seq), 0) as seq from live_event
    where created_at < now() - make_interval(secs => ${milliseconds / 1_000})`.execute(db);
  return rows[0]?.seq ?? 0;
}

/** Deletes events older than a day. */
export function purgeLiveEvents(db: Kysely<Tables>): Promise<void> {
  return purgeRows(db, "live_event", olderThan("created_at", KEEP_DAYS));
}
