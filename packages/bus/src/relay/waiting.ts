import { sql, type QueryExecutorProvider } from "kysely";
import type { EventBus } from "../bus.ts";
import { serviceOf } from "../event.ts";
import { toEnvelope, type MessageRow } from "#postgres/postgres-log.ts";

/** Rows per batch. */
export const BATCH = 4_000;

/**
 * The waiting rows that are not in flight yet, in the order in which they were written. A transaction that waited for
 * another wrote later, so its rows are seen with or after the other's, and no event comes before its cause.
 */
async function readWaiting(
  db: QueryExecutorProvider,
  limit: number,
  onTheirWay: readonly number[] = [],
): Promise<readonly MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select seq as position, id, subject, occurred_at, actor_id, aggregate_id, version, traceparent, payload
    from outbox where published_at is null and seq <> all(${[...onTheirWay]}::bigint[])
    order by seq limit ${limit}`.execute(db);
  return rows;
}

type Target = Pick<EventBus, "publish" | "positions">;

/** Publishes one batch and marks it; returns its number of rows. */
export async function publishBatch(
  db: QueryExecutorProvider,
  bus: Target,
  limit: number = BATCH,
): Promise<number> {
  const rows = await readWaiting(db, limit);
  if (rows.length === 0) return 0;
  await bus.publish(rows.map(toEnvelope));
  await checkpoint(db, bus, rows);
  return rows.length;
}

/**
 * Publishes everything that is waiting, batch by batch, until there is no more or `goesOn` is false. While one batch
 * is published, the next is read and the previous one marked; a crash repeats at most two batches.
 */
export async function publishWaiting(
  db: QueryExecutorProvider,
  bus: Target,
  shouldContinue: () => boolean,
): Promise<void> {
  let marking: Promise<void> = Promise.resolve();
  let marked: readonly number[] = [];
  let rows = await readWaiting(db, BATCH);
  while (rows.length > 0 && shouldContinue()) {
    const published = rows;
    const places = published.map(({ position }) => position);
    const [next] = await Promise.all([
      // A row committed late may have a lower position than those in flight, so a cursor would skip it.
      readWaiting(db, BATCH, [...marked, ...places]),
      bus.publish(published.map(toEnvelope)),
      marking,
    ]);
    marking = checkpoint(db, bus, published);
    // Awaited with the next batch; until then this avoids an unhandled rejection.
    marking.catch(() => undefined);
    marked = places;
    rows = next;
  }
  await marking;
}

/** Marks rows as published, and moves the checkpoint if the stream is the same as for the rows before. */
async function checkpoint(
  db: QueryExecutorProvider,
  bus: Target,
  rows: readonly MessageRow[],
): Promise<void> {
  const services = [...new Set(rows.map(({ subject }) => serviceOf(subject)))];
  const positions = await bus.positions(services);
  await sql`
    with marked as (
      update outbox set published_at = now() where seq = any(${rows.map((row) => row.position)}::bigint[]))
    insert into relay_store (service, store, last)
    select * from unnest(${positions.map(({ service }) => service)}::text[],
      ${positions.map(({ store }) => store)}::text[], ${positions.map(({ last }) => last)}::bigint[])
    on conflict (service) do update set last = greatest(relay_store.last, excluded.last)
      where relay_store.store = excluded.store`.execute(db);
}

export async function hasWaiting(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql`select 1 from outbox where published_at is null limit 1`.execute(db);
  return rows.length > 0;
}
