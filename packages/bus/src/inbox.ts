import { sql, type QueryExecutorProvider } from "kysely";
import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";

const KEEP_DAYS = 60;

/** The consumer whose events are recorded, and a former consumer whose records count as well. */
export interface InboxScope {
  readonly consumer: string;
  readonly formerConsumer?: string | undefined;
}

/**
 * Records, in the transaction of an effect, that this consumer received this event. False if it, or its former
 * consumer, already had it: then the effect must not happen again.
 */
export async function recordReceived(
  tx: QueryExecutorProvider,
  { consumer, formerConsumer }: InboxScope,
  eventId: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into inbox (consumer, event_id) select ${consumer}::text, ${eventId}::uuid
    where not exists (select from inbox where consumer = ${formerConsumer ?? null}::text and event_id = ${eventId})
    on conflict do nothing returning event_id`.execute(tx);
  return rows.length > 0;
}

/** Whether this consumer, or its former one, already received this event. */
export async function wasReceived(
  db: QueryExecutorProvider,
  { consumer, formerConsumer = consumer }: InboxScope,
  eventId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from inbox where consumer in (${consumer}, ${formerConsumer}) and event_id = ${eventId}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Deletes the records of events that the bus no longer keeps. */
export function purgeInbox(db: QueryExecutorProvider): Promise<void> {
  return purgeRows(db, "inbox", olderThan("received_at", KEEP_DAYS));
}
