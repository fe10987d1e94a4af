import { sql, type QueryExecutorProvider } from "kysely";

const KEEP_DAYS = 60;

/**
 * Records in the transaction of an effect that this consumer had this event. False when it had it before: then the
 * effect must not happen again.
 */
export async function receiveOnce(
  tx: QueryExecutorProvider,
  consumer: string,
  eventId: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into inbox (consumer, event_id) values (${consumer}, ${eventId}) on conflict do nothing
    returning event_id`.execute(tx);
  return rows.length > 0;
}

/** Whether this consumer had this event. */
export async function wasReceived(
  db: QueryExecutorProvider,
  consumer: string,
  eventId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from inbox where consumer = ${consumer} and event_id = ${eventId}`.execute(db);
  return rows.length > 0;
}

/** Forgets events that the bus itself no longer keeps. */
export async function sweepInbox(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from inbox where received_at < now() - make_interval(days => ${KEEP_DAYS})`.execute(db);
}
