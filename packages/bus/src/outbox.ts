import { sql, type QueryExecutorProvider } from "kysely";
import { SpanKind } from "@callboard/tracing/tracing.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import {
  childSpan,
  currentScope,
  newScope,
  outgoingTraceparent,
} from "@callboard/kit/process/request-scope.ts";
import type { EventDraft } from "./event.ts";

/** The channel that wakes the relay of a database. */
export const OUTBOX_CHANNEL = "outbox";

/** Writes events in the transaction of their change, in one statement; the relay publishes them after the commit. */
export async function addToOutbox(
  tx: QueryExecutorProvider,
  actor: Actor,
  events: readonly EventDraft[],
): Promise<void> {
  if (events.length === 0) return;
  const actorId = actor.kind === "member" ? actor.userId : null;
  await sql`
    with added as (
      insert into outbox (id, subject, actor_id, aggregate_id, version, traceparent, payload)
      select id, subject, ${actorId}::text, aggregate_id, version, traceparent, payload from unnest(
        ${events.map(() => newId())}::uuid[], ${events.map((event) => event.subject)}::text[],
        ${events.map((event) => event.aggregateId)}::text[], ${events.map((event) => event.version)}::bigint[],
        ${traceparentsOf(events)}::text[], ${events.map((event) => Buffer.from(event.payload))}::bytea[])
        with ordinality as event(id, subject, aggregate_id, version, traceparent, payload, place)
      order by place)
    select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(tx);
}

/** Each event has its own span, the parent of its handlers' spans. */
function traceparentsOf(events: readonly EventDraft[]): readonly string[] {
  const scope = currentScope() ?? newScope({ requestId: newId() });
  return events.map(({ subject }) => {
    const span = childSpan({
      name: `publish ${subject}`,
      kind: SpanKind.PRODUCER,
      attributes: { "messaging.destination.name": subject },
    });
    span?.end();
    return outgoingTraceparent(scope, span);
  });
}
