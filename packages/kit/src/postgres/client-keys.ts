import { createHash } from "node:crypto";
import { sql, type QueryExecutorProvider } from "kysely";
import { actorName } from "#actor.ts";
import { conflict, invalidField } from "#failure.ts";
import { isUuid } from "#ids.ts";
import { fail, ok, type Result } from "#result.ts";
import type { KeyedCall, KeyedUnit } from "#unit-of-work.ts";
import { olderThan, purgeRows } from "./purge.ts";

/** Hours for which an answer is kept under its ClientKey. */
const CLIENT_KEY_HOURS = 48;

/** The part of a unit of work that runs calls once per ClientKey, in this transaction. */
export function keyedUnit(tx: QueryExecutorProvider): KeyedUnit {
  return { once: (call, work) => onceByClientKey(tx, call, work) };
}

async function onceByClientKey<T>(
  tx: QueryExecutorProvider,
  call: KeyedCall,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  if (call.key === null || call.key === undefined) return work();
  if (!isUuid(call.key)) return fail(invalidField("ClientKey", "UUID", "ClientKey must be a UUID."));
  const key = call.key.toLowerCase();
  const hash = createHash("sha256").update(stableJson(call.body)).digest("hex");
  const actor = actorName(call.actor);
  const where = sql`actor = ${actor} and operation = ${call.operation} and key = ${key}`;
  await sql`delete from client_key where ${where} and created_at < now() - make_interval(hours => ${CLIENT_KEY_HOURS})`.execute(
    tx,
  );
  const inserted = await sql`
    insert into client_key (actor, operation, key, body_hash) values (${actor}, ${call.operation}, ${key}, ${hash})
    on conflict do nothing returning key`.execute(tx);
  if (inserted.rows.length === 0) {
    const stored = await sql<{ body_hash: string; response: { value: T } | null }>`
      select body_hash, answer as response from client_key where ${where}`.execute(tx);
    const row = stored.rows[0];
    if (!row?.response || row.body_hash !== hash)
      return fail(conflict("KEY_REUSED", "This ClientKey was already used with a different request."));
    return ok(row.response.value);
  }
  const result = await work();
  if (result.ok) {
    const response = JSON.stringify({ value: result.value ?? null });
    await sql`update client_key set answer = ${response}::jsonb where ${where}`.execute(tx);
  }
  return result;
}

/** Deletes answers older than 48 hours. */
export function purgeClientKeys(db: QueryExecutorProvider): Promise<void> {
  return purgeRows(db, "client_key", olderThan("created_at", CLIENT_KEY_HOURS / 24));
}

/** JSON with sorted keys, so that the order in which a client wrote its fields means nothing. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
