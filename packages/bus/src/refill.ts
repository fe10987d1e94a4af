import { sql, type QueryExecutorProvider } from "kysely";
import type { Log } from "@callboard/kit/log.ts";
import type { EventBus, StoreMark } from "./bus.ts";

/** Rows that are taken up again in one statement. */
const CHUNK = 10_000;

interface Refilling {
  readonly db: QueryExecutorProvider;
  readonly bus: Pick<EventBus, "marks">;
  readonly log: Log;
}

/**
 * Compares where the events lay when they were last published with where they lie now. When the bus has begun anew or
 * lost its end, all rows that the outbox keeps wait again, to be published in their order; consumers know what they
 * had. A crash in between is harmless: the difference is found again.
 */
export async function refillIfLost({ db, bus, log }: Refilling): Promise<void> {
  const { rows: known } = await sql<StoreMark>`select service, store, last from relay_store`.execute(db);
  const marks = await bus.marks(known.map(({ service }) => service));
  const lost = known.filter(({ service, store, last }) => {
    const mark = marks.find((candidate) => candidate.service === service);
    return mark !== undefined && (mark.store !== store || mark.last < last);
  });
  if (known.length > 0 && lost.length === 0) return;
  // Where earlier versions published is not written down: then it is published again too.
  const rows = await waitAgain(db);
  if (lost.length > 0)
    log.warn(
      { services: lost.map(({ service }) => service), rows },
      "the event bus has lost events: it is filled again",
    );
  for (const { service, store, last } of marks) {
    await sql`update relay_store set store = ${store}, last = ${last} where service = ${service}`.execute(db);
  }
}

/** Takes up again all that was published and is kept; answers how many rows. */
async function waitAgain(db: QueryExecutorProvider): Promise<number> {
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
