import { createHash } from "node:crypto";
import { sql, type QueryExecutorProvider } from "kysely";
import { conflict, invalidField } from "#failure.ts";
import { isUuid } from "#ids.ts";
import { fail, ok, type Result } from "#result.ts";
import { olderThan, purgeRows } from "./purge.ts";

/** Hours for which an answer is kept under its ClientKey. */
export const CLIENT_KEY_HOURS = 48;

/** One call that creates something: who, what, under which key, with which input. */
export interface KeyedCall {
  readonly actor: string;
  readonly operation: string;
  /** The ClientKey of the input; null or undefined runs the work without remembering it. */
  readonly key: string | null | undefined;
  /** What makes two calls the same; the ClientKey itself may be in it. */
  readonly body: unknown;
}

/**
 * Runs `work` once per (actor, operation, ClientKey) and answers its stored result to every repetition within 48
 * hours; concurrent repetitions wait for the first. The same key with another body is CONFLICT KEY_REUSED. Call it
 * first in the transaction; the result must be JSON, so store ids and read the record again.
 */
export async function onceByClientKey<T>(
  tx: QueryExecutorProvider,
  call: KeyedCall,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  if (call.key === null || call.key === undefined) return work();
  if (!isUuid(call.key)) return fail(invalidField("ClientKey", "UUID", "ClientKey must be a UUID."));
  const key = call.key.toLowerCase();
  const hash = createHash("sha256").update(stableJson(call.body)).digest("hex");
  const where = sql`actor = ${call.actor} and operation = ${call.operation} and key = ${key}`;
  await sql`delete from client_key where ${where} and created_at < now() - make_interval(hours => ${CLIENT_KEY_HOURS})`.execute(
    tx,
  );
  const inserted = await sql`
    insert into client_key (actor, operation, key, body_hash) values (${call.actor}, ${call.operation}, ${key}, ${hash})
    on conflict do nothing returning key`.execute(tx);
  if (inserted.rows.length === 0) {
    const stored = await sql<{ body_hash: string; answer: { value: T } | null }>`
      select body_hash, answer from client_key where ${where}`.execute(tx);
    const row = stored.rows[0];
    if (!row?.answer || row.body_hash !== hash)
      return fail(conflict("KEY_REUSED", "This ClientKey was used for something else."));
    return ok(row.answer.value);
  }
  const result = await work();
  if (result.ok) {
    const answer = JSON.stringify({ value: result.value ?? null });
    await sql`update client_key set answer = ${answer}::jsonb where ${where}`.execute(tx);
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
