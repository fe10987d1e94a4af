import { sql, type QueryExecutorProvider } from "kysely";
import type { EventBus } from "../bus.ts";
import { serviceOf } from "../event.ts";
import { toEnvelope, type MessageRow } from "#postgres/postgres-log.ts";

/** Rows that are published together. */
export const BATCH = 4_000;

/**
 * The waiting rows that are not on their way yet, in the order in which they were written. Whoever waited for another
 * transaction wrote later and is seen with it or after it, so that what an event follows from is never behind it.
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

/** Publishes one batch and marks it; returns how many rows it had. */
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
 * Publishes all that waits, batch after batch, until there is no more or nobody wants to go on. The next batch is read
 * and the one before is marked while one is published; a crash repeats two batches at most.
 */
export async function publishWaiting(
  db: QueryExecutorProvider,
  bus: Target,
  goesOn: () => boolean,
): Promise<void> {
  let marking: Promise<void> = Promise.resolve();
  let marked: readonly number[] = [];
  let rows = await readWaiting(db, BATCH);
  while (rows.length > 0 && goesOn()) {
    const published = rows;
    const places = published.map(({ position }) => position);
    const [next] = await Promise.all([
      // A row that was committed late may be before those that are on their way: a cursor would pass it over.
      readWaiting(db, BATCH, [...marked, ...places]),
      bus.publish(published.map(toEnvelope)),
      marking,
    ]);
    marking = checkpoint(db, bus, published);
    // Awaited with the next batch; until then it is no unhandled rejection.
    marking.catch(() => undefined);
    marked = places;
    rows = next;
  }
  await marking;
}

/** Marks rows as published, and moves the checkpoint if the stream is the one of those before them. */
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
