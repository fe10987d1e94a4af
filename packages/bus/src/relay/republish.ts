import { sql, type QueryExecutorProvider } from "kysely";
import type { Log } from "@callboard/kit/log/log.ts";
import type { EventBus, StreamPosition } from "../bus.ts";

/** Rows per statement when rows are marked to be published again. */
const CHUNK = 10_000;

interface Options {
  readonly db: QueryExecutorProvider;
  readonly bus: Pick<EventBus, "positions">;
  readonly log: Log;
}

/**
 * Compares the checkpoint of the outbox with the current stream ends. If the bus was recreated or lost its end, all
 * rows that the outbox keeps are published again in order; consumers skip what they had. A crash in between is
 * harmless: the difference is detected again.
 */
export async function republishIfLost({ db, bus, log }: Options): Promise<void> {
  const { rows: known } = await sql<StreamPosition>`select service, store, last from relay_store`.execute(db);
  const positions = await bus.positions(known.map(({ service }) => service));
  const lost = known.filter(({ service, store, last }) => {
    const position = positions.find((candidate) => candidate.service === service);
    return position !== undefined && (position.store !== store || position.last < last);
  });
  if (known.length > 0 && lost.length === 0) return;
  // Earlier versions did not record where they published, so those rows are published again too.
  const rows = await unpublishAll(db);
  if (lost.length > 0)
    log.warn(
      { event: "bus_lost_events", services: lost.map(({ service }) => service), rows },
      "the event bus has lost events: what the outbox keeps is published again",
    );
  for (const { service, store, last } of positions) {
    await sql`update relay_store set store = ${store}, last = ${last} where service = ${service}`.execute(db);
  }
}

/** Marks all kept rows that were published as waiting; returns how many. */
async function unpublishAll(db: QueryExecutorProvider): Promise<number> {
  let rows = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      update outbox set published_at = null where seq in (
        select seq from outbox where published_at is not null limit ${CHUNK})`.execute(db);
    const taken = Number(numAffectedRows ?? 0);
    rows += taken;
    if (taken < CHUNK) return rows;
  }
}
