import { Kysely, PostgresDialect, sql, type LogEvent } from "kysely";
import pg from "pg";
import type { DependencyState } from "#http/health.ts";
import type { Log } from "#log/log.ts";
import { pause } from "#process/pause.ts";
import { currentScope } from "#process/request-scope.ts";
import { limitStatements, refuseLateStatements } from "./statement-deadline.ts";
import { traceStatement } from "./statement-span.ts";
import { warnThrottled } from "#log/warn-throttled.ts";
import { classifyDatabaseError } from "./database-errors.ts";
import { markTransactions } from "./transaction-marks.ts";

/** Milliseconds after which the server ends a statement; below the deadline of a gRPC call. */
export const STATEMENT_TIMEOUT_MS = 2_500;
/** Milliseconds after which the server ends a transaction, so that none holds on to its locks and to rows that are gone. */
const TRANSACTION_TIMEOUT_MS = 10_000;
/** Milliseconds after a refusal for want of room in which another change is taken to be refused too. */
const FULL_MS = 15_000;

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
  /** The connections under the query builder, for libraries that take them. */
  readonly pool: pg.Pool;
  /** How the server is: down when it does not answer, degraded when it had no room for a change just now. */
  state(): Promise<DependencyState>;
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
  // Between two statements of a transaction nobody else listens, and an error without a listener ends the process.
  pool.on("connect", (client) => {
    client.on("error", (error) =>
      options.log.warn({ event: "database_connection_lost", err: error }, "a database connection was lost"),
    );
  });
  pool.on("error", () => undefined);
  let fullAt = Number.NEGATIVE_INFINITY;
  const onStatement = (event: LogEvent): void => {
    countStatement();
    traceStatement(event);
    const known = event.level === "error" ? classifyDatabaseError(event.error) : null;
    if (known?.kind !== "full") return;
    fullAt = performance.now();
    warnThrottled(options.log, { event: "database_full", dependency: "PostgreSQL" }, known.advice);
  };
  const db = markTransactions(
    new Kysely<Tables>({
      dialect: new PostgresDialect({ pool, onReserveConnection: limitStatements(STATEMENT_TIMEOUT_MS) }),
      plugins: [refuseLateStatements],
      log: onStatement,
    }),
  );
  const state = async (): Promise<DependencyState> => {
    try {
      await sql`select 1`.execute(db);
    } catch {
      return "down";
    }
    return performance.now() - fullAt < FULL_MS ? "degraded" : "up";
  };
  return { db, url: options.url, pool, state, close: () => db.destroy() };
}

/** Milliseconds between two attempts of a starting service, the first and the longest. */
const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 5_000;

/**
 * Waits for the first connection, however long it takes: PostgreSQL may come later than services, and a machine that
 * starts everything at once needs longer for it than a request may wait. What is wrong is said in the log.
 */
export async function awaitDatabase<Tables>(db: Kysely<Tables>, log: Log, setting: string): Promise<void> {
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(2 * wait, LONGEST_RETRY_MS)) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      const known = classifyDatabaseError(error, setting);
      if (known === null) throw error;
      warnThrottled(
        log,
        { event: "database_awaited", dependency: "PostgreSQL" },
        `${known.advice}. Will retry`,
      );
      await pause(wait);
    }
  }
}

function countStatement(): void {
  const scope = currentScope();
  if (scope) scope.sqlStatements += 1;
}
