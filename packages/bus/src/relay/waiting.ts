import { sql, type QueryExecutorProvider } from "kysely";
import type { EventBus } from "../bus.ts";
import { serviceOf } from "../event.ts";
import { toEnvelope, type MessageRow } from "#postgres/postgres-log.ts";

/** Rows that are published together. */
export const BATCH = 4_000;

/** The place of a relay in the outbox: everything up to here is published or on its way. */
interface Cursor {
  readonly xid: string;
  readonly seq: number;
}
type OutboxRow = MessageRow & { readonly xid: string };

const START: Cursor = { xid: "0", seq: 0 };

/** The waiting rows after a cursor, in (transaction, sequence) order, of transactions that nothing can precede. */
async function readWaiting(
  db: QueryExecutorProvider,
  after: Cursor,
  limit: number,
): Promise<readonly OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    select seq as position, xid::text as xid, id, subject, occurred_at, actor_id, aggregate_id, version, traceparent, payload
    from outbox where published_at is null and xid < pg_snapshot_xmin(pg_current_snapshot())
      and (outbox.xid, seq) > (${after.xid}::xid8, ${after.seq}::bigint)
    order by outbox.xid, seq limit ${limit}`.execute(db);
  return rows;
}

type Target = Pick<EventBus, "publish" | "positions">;

/** Publishes one batch and marks it; returns how many rows it had. */
export async function publishBatch(
  db: QueryExecutorProvider,
  bus: Target,
  limit: number = BATCH,
): Promise<number> {
  const rows = await readWaiting(db, START, limit);
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
  let rows = await readWaiting(db, START, BATCH);
  while (rows.length > 0 && goesOn()) {
    const last = rows.at(-1);
    const after = last ? { xid: last.xid, seq: last.position } : START;
    const published = rows;
    const [next] = await Promise.all([
      readWaiting(db, after, BATCH),
      bus.publish(published.map(toEnvelope)),
      marking,
    ]);
    marking = checkpoint(db, bus, published);
    // Awaited with the next batch; until then it is no unhandled rejection.
    marking.catch(() => undefined);
    rows = next;
  }
  await marking;
}

/** Marks rows as published, and moves the checkpoint if the stream is the one of those before them. */
async function checkpoint(db: QueryExecutorProvider, bus: Target, rows: readonly OutboxRow[]): Promise<void> {
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
