import { sql, type QueryExecutorProvider } from "kysely";
import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { currentScope, newScope } from "@callboard/kit/process/request-scope.ts";
import type { EventDraft } from "./event.ts";

/** The channel on which the relay of a database is woken. */
export const OUTBOX_CHANNEL = "outbox";

/** Writes events in the transaction of their change, in one statement; the relay publishes them after the commit. */
export async function addToOutbox(
  tx: QueryExecutorProvider,
  actor: Actor,
  events: readonly EventDraft[],
): Promise<void> {
  if (events.length === 0) return;
  const { traceparent } = currentScope() ?? newScope({ requestId: newId() });
  const actorId = actor.kind === "member" ? actor.userId : null;
  await sql`
    with added as (
      insert into outbox (id, subject, actor_id, aggregate_id, version, traceparent, payload)
      select id, subject, ${actorId}::text, aggregate_id, version, ${traceparent}, payload from unnest(
        ${events.map(() => newId())}::uuid[], ${events.map((event) => event.subject)}::text[],
        ${events.map((event) => event.aggregateId)}::text[], ${events.map((event) => event.version)}::bigint[],
        ${events.map((event) => Buffer.from(event.payload))}::bytea[])
        with ordinality as event(id, subject, aggregate_id, version, payload, place)
      order by place)
    select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(tx);
}
