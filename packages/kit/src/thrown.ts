import { FailureError, internal, unavailable, type Failure } from "./failure.ts";
import type { Log } from "./log.ts";

/** SQLSTATEs of a server that ends, is not there yet, or gave a statement up; and of connections that broke. */
const AWAY = new Set(["57P01", "57P02", "57P03", "57014", "53300", "08006", "08001", "25P04"]);
const BROKEN = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND"]);
const POOL_WORDS = /timeout exceeded when trying to connect|Connection terminated/;

/**
 * What a caller is told about something thrown: a failure is itself, a database that does not answer is UNAVAILABLE,
 * and anything else is a bug: logged with its cause, answered as INTERNAL.
 */
export function failureOfThrown(error: unknown, log: Log, what: string): Failure {
  if (error instanceof FailureError) return error.failure;
  if (isDatabaseAway(error)) {
    log.warn({ err: error }, "the database does not answer");
    return unavailable("database");
  }
  log.error({ err: error }, what);
  return internal();
}

/** The code of an error of PostgreSQL or of a connection; empty when it has none. */
export function sqlState(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Whether an error says that a database does not answer. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlState(error);
  return AWAY.has(code) || BROKEN.has(code) || POOL_WORDS.test(error.message);
}
