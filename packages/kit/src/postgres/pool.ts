import { setTimeout } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Log } from "#log.ts";
import { currentScope } from "#request-scope.ts";

/** Milliseconds after which the server ends a statement; below the deadline of a gRPC call. */
export const STATEMENT_TIMEOUT_MS = 2_500;
/** Milliseconds after which the server ends a transaction, so that no writer ever stalls the relays. */
export const TRANSACTION_TIMEOUT_MS = 10_000;

const { builtins } = pg.types;

/**
 * How values arrive, settled once: bigint is a number (beyond 2^53 it is a bug and throws), date stays
 * `YYYY-MM-DD`, timestamptz is a Date, numeric stays text.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.DATE, (text) => text],
]);

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError("A bigint is too large for a number.");
  return value;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (format === "binary" ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
};

/** A service's own database: the query builder over a pool of connections. */
export interface Database<Tables> {
  readonly db: Kysely<Tables>;
  readonly url: string;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  /** Shown by the server as the name of the connection. */
  readonly name: string;
  readonly log: Log;
  readonly poolSize?: number;
}

/** Opens a pool; connections are made when they are first needed. Statements count into the request's scope. */
export function openDatabase<Tables>(options: DatabaseOptions): Database<Tables> {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.name,
    max: options.poolSize ?? 5,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: TRANSACTION_TIMEOUT_MS,
    options: `-c transaction_timeout=${TRANSACTION_TIMEOUT_MS}`,
    connectionTimeoutMillis: 3_000,
    types,
  });
  pool.on("error", (error) => options.log.warn({ err: error }, "an idle database connection was lost"));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: countStatement });
  return { db, url: options.url, close: () => db.destroy() };
}

/** Milliseconds for which a starting service waits for its first connection. */
const STARTING_MS = 30_000;
const RETRY_MS = 200;

/**
 * Opens the first connection. A machine that starts everything at once takes longer for it than a request may wait
 * later; throws what was wrong last when there is none after 30 s.
 */
export async function awaitDatabase<Tables>(db: Kysely<Tables>): Promise<void> {
  const end = Date.now() + STARTING_MS;
  for (;;) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}

function countStatement(): void {
  const scope = currentScope();
  if (scope) scope.sqlStatements += 1;
}
